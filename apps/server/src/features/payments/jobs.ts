// Seats are held for a person who is paying, but only for a limited time.
// rules: X21.03

import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { NewJob } from '../../platform/jobs/queries.ts';
import type { JobHandlers } from '../../platform/jobs/worker.ts';
import { lockOrder, type PayOrderRow } from './queries.ts';
import { resolveOrder } from './resolve-order.ts';

const EXPIRE_ORDER = 'expire-order';

/** The clocks of the database and the server may differ by this much. */
const EXPIRY_MARGIN_MS = 5_000;

/** Checks an order once its seats are no longer held. */
export function expiryJob({
  municipalityId,
  id,
  heldUntil,
}: Pick<PayOrderRow, 'municipalityId' | 'id' | 'heldUntil'>): NewJob {
  const runAt = new Date(heldUntil.getTime() + EXPIRY_MARGIN_MS);
  return { name: EXPIRE_ORDER, payload: { municipalityId, id, heldUntil: heldUntil.toISOString() }, runAt };
}

interface ExpiryServices {
  readonly db: Database;
  readonly clock: Clock;
}

interface ExpiryWork {
  readonly municipalityId: string;
  readonly id: string;
  /** ISO 8601: until when the seats were held when this job was created. */
  readonly heldUntil: string;
}

export function paymentJobs(services: ExpiryServices): JobHandlers {
  return { [EXPIRE_ORDER]: (payload) => expireOrder(services, payload as ExpiryWork) };
}

async function expireOrder({ db, clock }: ExpiryServices, { heldUntil, ...key }: ExpiryWork): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, key);
    if (order?.state !== 'pending') return;
    // The person has opened the payment page since, which holds the seats longer; a later job checks again.
    if (order.heldUntil > new Date(heldUntil)) return;
    const at = clock();
    // The job fails here and is retried later.
    if (at < order.heldUntil) throw new Error('the seats are still held');
    await resolveOrder(tx, order, { event: 'expired', at, authorisation: '', response: '' });
  });
}
