// What the app adds from this feature to the screens of other features.
export { MailAction } from './mail-action.tsx';
export { MailEntryAction } from './mail-entry-action.tsx';
export { MailSlot } from './mail-slot.tsx';
