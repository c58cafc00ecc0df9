// What the app may use of work orders.
export { CausedOrders } from './caused-orders.tsx';
