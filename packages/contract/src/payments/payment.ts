// One payment by its numbers: the pages after paying, trying again, the gateway's notices.
// rules: A2.59-A2.71, W6

import { CASE_CLOSINGS } from '@constancia/domain/payments/order.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { brand, entityId, text } from '../shapes.ts';

/**
 * The order of a submission, and the form with which the browser goes to the gateway. `redirect` is null when
 * the order is already resolved or payments are not configured.
 */
export const paymentStarted = z.object({
  orderId: z.string(),
  id: entityId,
  redirect: z
    .object({
      url: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    })
    .nullable(),
});
export type PaymentStarted = z.output<typeof paymentStarted>;

const orderParams = z.object({ orderId: z.string().regex(/^[0-9A-Za-z]{4,12}$/), paymentId: entityId });

export const paymentStatus = z.enum(['to-validate', 'paid', 'rejected']);

/** How a clerk closed the case of a buyer who was charged without a seat. */
export const caseClosing = z.enum(CASE_CLOSINGS);

const payment = z.object({
  orderId: z.string(),
  /** The payment reference. */
  id: entityId,
  status: paymentStatus,
  /** Cents. */
  amount: z.number().int(),
  currency: z.string(),
  bought: z.object({
    name: z.string(),
    /** DD/MM/YYYY - HH:mm; '' for none. */
    date: z.string(),
    section: z.string(),
    quantity: z.number().int(),
  }),
  /** Only for the browser that sent the submission, while it has the receipt cookie (W6). */
  fullName: z.string().nullable(),
  /** The same; the code is '' when the submission was deleted. */
  buyer: z.object({ code: z.string(), email: z.string() }).nullable(),
  /** The receipt goes to the buyer by e-mail: there is a mail server. */
  mailsReceipt: z.boolean(),
  /** What trying again would charge, in cents; null when it cannot be tried again. */
  retryAmount: z.number().int().nullable(),
  /** Charged without a seat; null for every other payment. */
  late: z.object({ closedAs: caseClosing.nullable() }).nullable(),
  municipality: z.object({ name: z.string(), brand }),
  isTrial: z.boolean(),
});
export type Payment = z.output<typeof payment>;

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/public/payments/:orderId/:paymentId',
  summary: 'One payment by both its numbers: status, amount and reference',
  access: { kind: 'public' },
  often: { rate: 'payment', by: 'address' },
  audit: 'nothing',
  params: orderParams,
  reply: payment,
  problems: ['payment-not-found', 'too-many-requests'],
});

export const retryPayment = endpoint({
  method: 'POST',
  path: '/api/public/payments/:orderId/:paymentId/retry',
  summary:
    'A new order for the same submission after one was denied or expired; the open one when there is one',
  access: { kind: 'public' },
  often: { rate: 'payment', by: 'address' },
  audit: { writes: ['create payment'] },
  params: orderParams,
  /** Cents in all, as the buyer was shown it: at another price nothing is ordered. */
  body: z.strictObject({ amount: z.number().int().optional() }),
  reply: paymentStarted,
  problems: [
    'payment-not-found',
    'payment-retry-refused',
    'payments-closed',
    'orders-open',
    'answers-invalid',
    'seats-taken',
    'limit-reached',
    'too-many-requests',
  ],
});

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/api/public/payments/:orderId/:paymentId/cancellation',
  summary: 'The buyer does not want it any more: the order that waits to be paid ends, its seats are free',
  access: { kind: 'public' },
  often: { rate: 'payment', by: 'address' },
  audit: { writes: ['update payment'] },
  params: orderParams,
  /** False when no order of the submission waits to be paid, e.g. because it is paid by now. */
  reply: z.object({ cancelled: z.boolean() }),
  problems: ['payment-not-found', 'too-many-requests'],
});

export const openPayment = endpoint({
  method: 'POST',
  path: '/api/public/payments/:orderId/:paymentId/opening',
  summary: 'The browser goes to the gateway now: from here on seats are held for paying',
  access: { kind: 'public' },
  often: { rate: 'payment', by: 'address' },
  audit: 'nothing',
  params: orderParams,
  /** Language of the page, for mails to the buyer; '' when it is not known. */
  body: z.strictObject({ language: text().max(5).default('') }),
  reply: z.object({ opened: z.literal(true) }),
  problems: ['payment-not-found', 'too-many-requests'],
});

export const downloadPaymentReceipt = endpoint({
  method: 'GET',
  path: '/api/public/payments/:orderId/:paymentId/receipt.pdf',
  summary: 'The receipt of a payment that was made',
  access: { kind: 'public' },
  often: { rate: 'receipt', by: 'address' },
  audit: 'nothing',
  params: orderParams,
  query: z.strictObject({ language: text().max(5).default('es') }),
  file: 'application/pdf',
  problems: ['payment-not-found', 'too-many-requests'],
});

export const notifyPayment = endpoint({
  method: 'POST',
  path: '/api/public/payments/notifications',
  summary: 'What the gateway says of an order; only a right signature counts',
  access: { kind: 'public' },
  often: { handler: 'notices with a wrong signature of a network address' },
  audit: { writes: ['update payment'] },
  upload: ['application/x-www-form-urlencoded'],
  bodyLimit: 16 * 1024,
  reply: z.object({ taken: z.literal(true) }),
  problems: ['payment-notice-refused', 'payload-too-large', 'media-type-refused', 'too-many-requests'],
});
