// What other features may use of users.
export { importUser } from './import-user.ts';
export { hashPassword, passwordFits } from './passwords.ts';
export {
  bindToIdentity,
  findAuthor,
  findUserByEmail,
  findUserByIdentity,
  findUserByUsername,
  hasDemonstrationAccounts,
  isAccountName,
  saveUser,
  touchLastAccess,
  type UserRow,
  unbindFromIdentity,
} from './queries.ts';
