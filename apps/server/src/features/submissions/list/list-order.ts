// The order that somebody asked for a list: which one it is for this form, and whether so many can have it.
// rules: X33.66
import {
  canOrder,
  type ListOrder,
  ORDERED_MAX,
  orderIn,
} from '@constancia/domain/submissions/order/list-order.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Counted, countSelection } from './lane-queries.ts';
import { type ListWish, type Selection, selectionOf } from './selection-queries.ts';

export const wishedOrder = (text: string | undefined): ListOrder | null =>
  text === undefined ? null : orderIn(text);

/** Counts a list. Throws too-many-to-order. */
export async function countToList(db: Queryable, selection: Selection): Promise<Counted> {
  const counted = await countSelection(db, selection);
  const order = orderIn(selection.order.name);
  // With a code or a number in the filter states have no lanes, as anything else.
  const by = order?.by === 'state' && counted.lanes === null ? 'code' : order?.by;
  if (by !== undefined && !canOrder(by, counted))
    throw new Problem('too-many-to-order', { values: { max: ORDERED_MAX } });
  return counted;
}

/** Throws too-many-to-order. */
export async function refuseToOrder(db: Queryable, wish: ListWish): Promise<void> {
  await countToList(db, await selectionOf(db, wish));
}
