// What the roles may use of mail.
export { forgetMails } from './delete-mails.ts';
