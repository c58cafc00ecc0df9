// What other features may use of administration.
export { MorningMail } from './work-orders/morning-mail.tsx';
export { OrderNote } from './work-orders/order-note.tsx';
