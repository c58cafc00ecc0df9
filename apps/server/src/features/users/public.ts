// What other features may use of users.
export { importUser } from './import-user.ts';
export { hashPassword, passwordFits } from './passwords.ts';
export {
  findAuthor,
  findUserByEmail,
  findUserByUsername,
  hasDemonstrationAccounts,
  isAccountName,
  saveUser,
  touchLastAccess,
  type UserRow,
} from './queries.ts';
