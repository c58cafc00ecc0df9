// Takes a gateway's notice about an order, sent from server to server to one URL for all shops. The order that it names
// decides whose shop has to have signed it, also when that shop was replaced since. It counts only when its signature is
// right and shop and amount are the order's, and only once. Everything else changes nothing.
// rules: A3.34, X21.08-X21.10, X34.41
import type { OrderState } from '@constancia/domain/payments/order.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log.ts';
import { countTry } from '../../platform/rate-limit/queries.ts';
import { claimedOrder } from '../../ports/payments/claimed-order.ts';
import type { GatewayNotice } from '../../ports/payments/port.ts';
import { findOrderByNumber, insertNotice, lockOrder, type PayOrderRow, wasNoticed } from './queries.ts';
import { GATEWAY_ACTOR, resolveOrder } from './resolve-order.ts';
import type { PaymentShops } from './shops/payment-shops.ts';

export interface NoticeServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly shops: PaymentShops;
}

/** Per network address and hour: the gateway causes none, and strangers cannot fill the audit log. */
const REFUSED_MAX = 60;

/** Throws payment-notice-refused, too-many-requests. */
export async function takeNotice(
  services: NoticeServices,
  { body, address }: { readonly body: Buffer; readonly address: string },
): Promise<void> {
  const number = claimedOrder(body);
  const order = number === null ? null : await findOrderByNumber(services.db, number);
  if (!order)
    throw await refusal(services, { order, reason: number ? 'unknown-order' : 'unreadable', address });
  const gateway = await services.shops.gatewayOf(order);
  const notice = gateway?.readNotice(body) ?? { reason: 'no-shop' as const };
  if ('reason' in notice) throw await refusal(services, { order, reason: notice.reason, address });
  const reason = mismatchOf(notice, order);
  if (reason !== null) throw await refusal(services, { order, reason, address });
  await resolve(services, order, notice);
}

/** Where a rightly signed notice is not about what was ordered; null when it is. */
function mismatchOf(notice: GatewayNotice, order: PayOrderRow): string | null {
  if (!notice.isOurs) return 'other-shop';
  return notice.amount === order.amount ? null : 'other-amount';
}

interface Refused {
  readonly order: PayOrderRow | null;
  readonly reason: string;
  readonly address: string;
}

async function refusal({ db, clock, log }: NoticeServices, refused: Refused): Promise<Problem> {
  const { order, reason, address } = refused;
  const at = clock();
  const limit = { key: `payment-notice:${address}`, tries: REFUSED_MAX, windowSeconds: 3_600 };
  const seconds = await countTry(db, limit, at);
  if (seconds !== null) return new Problem('too-many-requests', { values: { seconds } });
  log.warn({ reason, order: order?.id ?? null }, 'payment notice refused');
  if (order)
    await appendAudit(db, {
      municipalityId: order.municipalityId,
      at,
      actor: GATEWAY_ACTOR,
      action: 'update',
      subject: 'payment',
      subjectId: order.id,
      details: { event: 'refused', reason },
    });
  return new Problem('payment-notice-refused');
}

async function resolve(
  { db, clock, log }: NoticeServices,
  { municipalityId, id }: PayOrderRow,
  { event, digest, response, authorisation }: GatewayNotice,
): Promise<void> {
  const state = await inTransaction(db, async (tx): Promise<OrderState | null> => {
    const order = await lockOrder(tx, { municipalityId, id });
    if (!order || (await wasNoticed(tx, order, digest))) return null;
    const at = clock();
    const resolved = await resolveOrder(tx, order, { event, at, response, authorisation });
    const notice = { municipalityId, orderId: id, digest, at, event, response, authorisation };
    await insertNotice(tx, { ...notice, state: resolved });
    return resolved;
  });
  if (state === 'late') log.warn({ order: id }, 'paid after its places went to somebody else');
}
