// Places are held for who went to pay, not for ever. rules: X21.03

import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { NewJob } from '../../platform/jobs/queries.ts';
import type { JobHandlers } from '../../platform/jobs/worker.ts';
import { lockOrder, type PayOrderRow } from './queries.ts';
import { resolveOrder } from './resolve-order.ts';

const EXPIRE_ORDER = 'lapse-order';

/** The clocks of database and server may differ by so much. */
const EXPIRY_MARGIN_MS = 5_000;

/** Looks at an order once its places are not held any more. */
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
  /** ISO 8601: until when places were held as this job was made. */
  readonly heldUntil: string;
}

export function paymentJobs(services: ExpiryServices): JobHandlers {
  return { [EXPIRE_ORDER]: (payload) => expireOrder(services, payload as ExpiryWork) };
}

async function expireOrder({ db, clock }: ExpiryServices, { heldUntil, ...key }: ExpiryWork): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, key);
    if (order?.state !== 'pending') return;
    // The browser went to the gateway meanwhile: a later job looks again.
    if (order.heldUntil > new Date(heldUntil)) return;
    const at = clock();
    // Tried again later.
    if (at < order.heldUntil) throw new Error('places are still held');
    await resolveOrder(tx, order, { event: 'expired', at, authorisation: '', response: '' });
  });
}
