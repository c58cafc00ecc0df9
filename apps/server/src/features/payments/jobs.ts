// Places are held for who went to pay, not for ever. rules: X21.03
import { inTransaction } from '../../platform/db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobHandlers } from '../../platform/jobs/worker.ts';
import { lockOrder } from './queries.ts';
import { settleOrder } from './settle-order.ts';

export const LAPSE_ORDER = 'lapse-order';

/** The clocks of database and server may differ by so much. */
export const LAPSE_MARGIN_MS = 5_000;

interface LapseServices {
  readonly db: Database;
  readonly clock: Clock;
}

export function paymentJobs(services: LapseServices): JobHandlers {
  return {
    [LAPSE_ORDER]: (payload) =>
      lapseOrder(services, payload as { readonly municipalityId: string; readonly id: string }),
  };
}

async function lapseOrder(
  { db, clock }: LapseServices,
  key: { readonly municipalityId: string; readonly id: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, key);
    if (order?.state !== 'pending') return;
    const at = clock();
    // Tried again later.
    if (at < order.held_until) throw new Error('places are still held');
    await settleOrder(tx, order, { event: 'lapsed', at, authorisation: '', response: '' });
  });
}
