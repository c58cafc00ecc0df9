// What other features may use of work orders.
export { countOverdueOrders } from './queries.ts';
