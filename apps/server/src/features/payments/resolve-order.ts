// Resolves an order when something happens to it: exactly once, under its lock, with its seats and the audit
// entry. The audit entry comes before the form's counter and the seats, because storing a submission locks
// them in that order and neither may wait for the other. An order that ends without payment also gives back
// its submission's share of the form's limit. Money for an older order of a submission comes before a retry that still
// waits: the retry expires and its seats serve the paid order.
// rules: A3.34, X21.03, X21.10, X28.13, X31.06
import { type OrderEvent, type OrderState, orderStep } from '@constancia/domain/payments/order.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { postPaymentMail } from './post-payment-mail.ts';
import {
  countSubmission,
  ordersOf,
  type PayOrderRow,
  releaseSeats,
  setOrderState,
  takeSeats,
} from './queries.ts';

export interface OrderHappening {
  readonly event: OrderEvent;
  readonly at: Date;
  /** Who did it, where it was a person. */
  readonly by?: string;
  /** The bank's authorisation and response code; '' when no bank was involved. */
  readonly authorisation: string;
  readonly response: string;
}

/** The actor in the audit log when it is not a person. */
export const GATEWAY_ACTOR = 'payment-gateway';

/** `order` was read under its lock, which also guards the other orders. Returns its new state. */
export async function resolveOrder(
  tx: Queryable,
  order: PayOrderRow,
  happening: OrderHappening,
): Promise<OrderState> {
  const { event, at, by = GATEWAY_ACTOR, authorisation, response } = happening;
  const others = (await ordersOf(tx, order)).filter(({ id }) => id !== order.id);
  if (event === 'authorised')
    for (const other of others.filter(({ state }) => state === 'pending'))
      await resolveOrder(tx, other, { event: 'expired', at, authorisation: '', response: '' });
  await appendAudit(tx, {
    municipalityId: order.municipalityId,
    at,
    actor: by,
    action: 'update',
    subject: 'payment',
    subjectId: order.id,
    details: { event, response, before: order.state },
  });
  const states = others.map(({ state }) => state);
  const step = orderStep(order.state, event, states);
  if (!step) return order.state;
  const seats = {
    municipalityId: order.municipalityId,
    formId: order.formId,
    location: order.location,
    quantity: order.quantity,
  };
  if (step.seats === 'release') {
    await countSubmission(tx, order, false);
    await releaseSeats(tx, seats);
  }
  const got = step.seats !== 'take' || (await takeSeats(tx, seats, order.seats));
  if (step.seats === 'take' && got) await countSubmission(tx, order, true);
  const state = got ? step.state : (step.otherwise ?? step.state);
  await setOrderState(tx, order, { state, at, authorisation });
  if (state === 'paid' || state === 'late') await postPaymentMail(tx, order, { about: state, at });
  return state;
}
