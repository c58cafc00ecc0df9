// What other features may use of administration.
export { OrderNote } from './work-orders/order-note.tsx';
