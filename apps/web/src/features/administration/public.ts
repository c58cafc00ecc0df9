// What other features may use of administration.
export { searchAssets } from './assets/api.ts';
export { AssetNumberField } from './assets/asset-number-field.tsx';
export { MorningMail } from './work-orders/morning-mail.tsx';
export { orderNote } from './work-orders/order-note.tsx';
