// Payments: what a form sells, buying with a submission, the pages after paying, the gateway's notices, the
// clerk's list.
// rules: A2.58-A2.71, A3.33-A3.35, W6

import { CLOSING_NOTE_MAX, PAGE_SIZES } from '@constancia/domain/limits.ts';
import { CASE_CLOSINGS, ORDER_STATES } from '@constancia/domain/payments/order.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entityId, localized, text, timestamp } from './shapes.ts';

const ofForm = z.object({ formId: entityId });

const saleLocation = z.object({
  name: z.string(),
  /** Today's price in cents. */
  price: z.number().int(),
  /** Price without promotion, in cents. */
  regularPrice: z.number().int(),
  /** Name of the promotion that gives the price; '' for none. */
  promotion: z.string(),
  /** Seats that can still be bought. */
  left: z.number().int(),
});

const sale = z.object({
  /**
   * 'over': the sale has ended; 'closed': payments are not configured or the product is incomplete. In both cases
   * nothing is charged.
   */
  state: z.enum(['open', 'closed', 'over']),
  /** When the sale ended, DD/MM/YYYY - HH:mm in the municipality's time; '' while it has not. */
  ended: z.string(),
  /** The gateway is a test gateway: no money moves. */
  isTrial: z.boolean(),
  name: z.string(),
  /** DD/MM/YYYY - HH:mm in the municipality's time; '' for a product without a date. */
  date: z.string(),
  address: z.string(),
  currency: z.string(),
  maxPerOrder: z.number().int(),
  /** The maximum counts all orders of a person instead of one order. */
  isMaxPerPerson: z.boolean(),
  locations: z.array(saleLocation),
});
export type Sale = z.output<typeof sale>;

export const readSale = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/sale',
  summary: 'What a form sells, with prices of today and seats left',
  access: { kind: 'answerer' },
  often: { rate: 'sale', by: 'visitor' },
  audit: 'nothing',
  params: ofForm,
  reply: sale,
  problems: [
    'form-not-found',
    'form-deleted',
    'form-outside-areas',
    'municipality-blocked',
    'too-many-requests',
  ],
});

/** What is bought with a submission, and who buys it. */
export const purchaseIn = z.strictObject({
  location: text().max(1_000),
  quantity: z.number().int().min(-1).max(10_000_000),
  fullName: text().max(1_000),
  dni: text().max(100),
  email: text().max(1_000),
  phone: text().max(100),
});

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

const paymentStatus = z.enum(['to-validate', 'paid', 'rejected']);

/** How a clerk closed the case of a buyer who was charged without a seat. */
const caseClosing = z.enum(CASE_CLOSINGS);

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
  municipality: z.object({ name: z.string(), hidesBrandOnPublicPages: z.boolean() }),
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
