// Takes the gateway's notice about an order, sent from server to server. It counts only when its signature is
// right and shop and amount are ours, and only once. Everything else changes nothing.
// rules: A3.34, X21.08-X21.10
import type { OrderState } from '@constancia/domain/payments/order.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log.ts';
import { countTry } from '../../platform/rate-limit/queries.ts';
import type { GatewayNotice, PaymentGateway } from '../../ports/payments/port.ts';
import { findOrderByNumber, insertNotice, lockOrder, type PayOrderRow, wasNoticed } from './queries.ts';
import { GATEWAY_ACTOR, resolveOrder } from './resolve-order.ts';

export interface NoticeServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly gateway: PaymentGateway | null;
}

/** Per network address and hour: the gateway causes none, and strangers cannot fill the audit log. */
const REFUSED_MAX = 60;

/** Throws payment-notice-refused, too-many-requests. */
export async function takeNotice(
  services: NoticeServices,
  { body, address }: { readonly body: Buffer; readonly address: string },
): Promise<void> {
  const { db, gateway } = services;
  if (!gateway) throw new Problem('payment-notice-refused');
  const notice = gateway.readNotice(body);
  const number = 'reason' in notice ? notice.claimedOrder : notice.orderNumber;
  const order = number === null ? null : await findOrderByNumber(db, number);
  const refused = refusalOf(notice, order);
  if (refused === null && order && !('reason' in notice)) return resolve(services, order, notice);
  throw await refusal(services, { order, reason: refused ?? 'unreadable', address });
}

function refusalOf(
  notice: ReturnType<PaymentGateway['readNotice']>,
  order: PayOrderRow | null,
): string | null {
  if ('reason' in notice) return notice.reason;
  if (!order) return 'unknown-order';
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
