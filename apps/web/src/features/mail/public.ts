// What the frame of the product puts of mail into other features' pages.
export { MailAction } from './mail-action.tsx';
export { MailEntryAction } from './mail-entry-action.tsx';
export { MailSlot } from './mail-slot.tsx';
