// What the roles may use of mail.
export { forgetMails } from './forget-mails.ts';
