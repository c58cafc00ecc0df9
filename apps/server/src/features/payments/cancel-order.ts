// Ends the order of a submission that waits to be paid, because its buyer came back from the gateway and does not want it.
// The seats are free at once. Money that still arrives is treated as for an order that expired: nobody pays for nothing
// unnoticed.
// rules: X40.04, X21.04, X21.05
import { inTransaction } from '../../platform/db/database.ts';
import { lockOrder, ordersOf, type PayOrderRow } from './queries.ts';
import { resolveOrder } from './resolve-order.ts';
import type { SaleServices } from './sell.ts';

/** `order`: any of the submission; the one that waits may be a retry. False when none waits. */
export function cancelOrder(
  { db, clock }: Pick<SaleServices, 'db' | 'clock'>,
  order: PayOrderRow,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, order);
    const open = (await ordersOf(tx, order)).find(({ state }) => state === 'pending');
    if (!open) return false;
    const happening = { event: 'expired', at: clock(), by: open.createdBy } as const;
    await resolveOrder(tx, open, { ...happening, authorisation: '', response: 'cancelled' });
    return true;
  });
}
