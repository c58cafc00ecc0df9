// The order of a list of submissions as a query of a URL, and in a saved view.
// rules: X33.66
import { orderIn } from '@constancia/domain/submissions/order/list-order.ts';
import { text } from '../shapes.ts';

/** A minus before it turns it around; a question as `q:` and its id. */
export const listOrder = text()
  .max(210)
  .refine((order) => orderIn(order) !== null, 'no order of the list');

/** Absent for the usual order, newest first. */
export const orderFields = { order: listOrder.optional() };
