// What the roles may use of mail.
export { deleteMails as forgetMails } from './delete-mails.ts';
