// Posts the mail to a buyer in the transaction that decides about the payment, so it is posted exactly once.
// rules: X31.02, X31.10
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/db/database.ts';
import { postToOutbox } from '../../platform/outbox/outbox.ts';
import type { PayOrderRow } from './queries.ts';

/** The kind of these entries in the outbox. */
export const PAYMENT_MAIL = 'payment-mail';

export interface PaymentMail {
  /** The buyer and the amount are read from the order when the mail is sent. */
  readonly orderId: string;
  readonly about: 'paid' | 'late';
}

export async function postPaymentMail(
  tx: Queryable,
  order: PayOrderRow,
  { about, at }: Pick<PaymentMail, 'about'> & { readonly at: Date },
): Promise<void> {
  const payload: PaymentMail = { orderId: order.orderId, about };
  await postToOutbox(tx, {
    municipalityId: order.municipalityId,
    id: randomUUID(),
    kind: PAYMENT_MAIL,
    submissionId: order.submissionId,
    label: `${order.product.name} ${order.orderId}`,
    payload,
    createdAt: at,
    createdBy: '',
  });
}
