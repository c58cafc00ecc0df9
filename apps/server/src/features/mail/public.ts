// What the roles may use of mail.
export { deleteMails } from './delete-mails.ts';
