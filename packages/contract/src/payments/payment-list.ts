// The clerk's payments: those of a form, those of a submission, and closing the case of who was charged without a seat.
// rules: A3.33, A3.34

import { CLOSING_NOTE_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { ORDER_STATES } from '@constancia/domain/payments/order.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, localized, text, timestamp } from '../shapes.ts';
import { caseClosing, paymentStatus } from './payment.ts';

const ofForm = z.object({ formId: entityId });

const orderState = z.enum(ORDER_STATES);

const submissionPayment = z.object({
  orderId: z.string(),
  id: entityId,
  state: orderState,
  status: paymentStatus,
  amount: z.number().int(),
  price: z.number().int(),
  quantity: z.number().int(),
  section: z.string(),
  currency: z.string(),
  fullName: z.string(),
  dni: z.string(),
  email: z.string(),
  phone: z.string(),
  product: z.object({
    name: z.string(),
    address: z.string(),
    dateFormatted: z.string(),
    /** Name of the promotion; '' for none. */
    preview: z.string(),
  }),
  createdAt: timestamp,
  resolvedAt: timestamp.nullable(),
  authorisation: z.string(),
});
export type SubmissionPayment = z.output<typeof submissionPayment>;

export const readSubmissionPayments = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/payments',
  summary: 'What was bought with a submission, and whether it is paid',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'payment' },
  params: z.object({ submissionId: entityId }),
  reply: z.object({ payments: z.array(submissionPayment), timeZone: z.string() }),
  problems: ['submission-not-found', 'form-outside-areas'],
});

/**
 * 'late': charged without a seat and still open; 'late-closed': the same, closed by a clerk; 'unpaid-submission': submissions
 * without a paid order; 'orphan': orders whose submission was deleted.
 */
export const PAYMENT_FILTERS = [...ORDER_STATES, 'late-closed', 'orphan', 'unpaid-submission'] as const;
const paymentFilter = z.enum(PAYMENT_FILTERS);
export type PaymentFilter = z.output<typeof paymentFilter>;

const listedPayment = z.object({
  /** Null for a submission without a purchase. */
  order: z
    .object({
      orderId: z.string(),
      id: entityId,
      state: orderState,
      amount: z.number().int(),
      quantity: z.number().int(),
      section: z.string(),
      fullName: z.string(),
      dni: z.string(),
      email: z.string(),
      phone: z.string(),
      /** How often money was charged; more than once needs a person. */
      charges: z.number().int(),
      /** How a clerk closed the case of a late order; null for all others. */
      closing: z.object({ as: caseClosing, note: z.string(), by: z.string(), at: timestamp }).nullable(),
    })
    .nullable(),
  /** Null when the submission was deleted. */
  submission: z.object({ id: entityId, code: z.string() }).nullable(),
  createdAt: timestamp,
});
export type ListedPayment = z.output<typeof listedPayment>;

const sums = z.object({ count: z.number().int(), amount: z.number().int() });

const paymentPage = z.object({
  form: z.object({ id: entityId, title: localized }),
  payments: z.array(listedPayment),
  next: z.string().nullable(),
  totals: z.record(paymentFilter, sums),
  may: z.object({ closeCases: z.boolean() }),
  locations: z.array(
    z.object({
      name: z.string(),
      seats: z.number().int(),
      sold: z.number().int(),
      held: z.number().int(),
      left: z.number().int(),
    }),
  ),
  currency: z.string(),
  timeZone: z.string(),
});
export type PaymentPage = z.output<typeof paymentPage>;

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/payments',
  summary: 'Orders of a form, newest first, with totals and seats',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: { reads: 'payments' },
  page: { list: 'payments', size: PAGE_SIZES.payments },
  params: ofForm,
  query: z.strictObject({ show: paymentFilter.optional(), cursor: text().max(200).optional() }),
  reply: paymentPage,
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid'],
});

/** Closing changes what a buyer is owed, as a correction changes a submission: the same right covers both. */
export const closePaymentCase = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/payments/:paymentId/closing',
  summary: 'Closes the case of a buyer who was charged without a seat',
  access: { kind: 'may', action: 'correct', subject: 'respuesta' },
  often: 'unlimited',
  audit: { writes: ['update payment'] },
  params: z.object({ formId: entityId, paymentId: entityId }),
  body: z.strictObject({ as: caseClosing, note: text().trim().min(1).max(CLOSING_NOTE_MAX) }),
  reply: z.object({ closed: z.literal(true) }),
  problems: [
    'form-not-found',
    'form-outside-areas',
    'payment-not-found',
    'payment-case-closed',
    'request-invalid',
  ],
});
