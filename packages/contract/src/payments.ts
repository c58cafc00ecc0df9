// Payments: what a form sells, buying with an answer, the pages after paying, what the gateway says, the clerk's list.
// rules: A2.15, A2.16, A2.58-A2.71, A3.33-A3.35, A7.10, A7.11, R2.031, R2.060, R3.08-R3.10, R7.24, W6, X21.01-X21.15
import { ORDER_STATES } from '@constancia/domain/payments/order.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { documentId, localized, text, timestamp } from './shapes.ts';

const ofForm = z.object({ formId: documentId });

const saleLocation = z.object({
  name: z.string(),
  /** Cents, today. */
  price: z.number().int(),
  /** Cents, without promotion. */
  regularPrice: z.number().int(),
  /** Name of the promotion that makes the price; '' for none. */
  promotion: z.string(),
  /** Places that can still be bought. */
  left: z.number().int(),
});

const sale = z.object({
  /** 'closed': payments are not configured, or the product is not complete; nothing is charged. */
  state: z.enum(['open', 'closed']),
  /** The gateway is one to try things with: no money moves. */
  isTrial: z.boolean(),
  name: z.string(),
  /** DD/MM/YYYY - HH:mm in the municipality's time; '' for a product without date. */
  date: z.string(),
  address: z.string(),
  currency: z.string(),
  maxPerOrder: z.number().int(),
  locations: z.array(saleLocation),
});
export type Sale = z.output<typeof sale>;

export const readSale = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/sale',
  summary: 'What a form sells, with prices of today and places left, for staff who answer it',
  access: { kind: 'may', action: 'create', subject: 'respuesta' },
  params: ofForm,
  reply: sale,
  problems: ['form-not-found', 'form-deleted', 'form-outside-areas', 'municipality-blocked'],
});

export const readPublicSale = endpoint({
  method: 'GET',
  path: '/api/public/forms/:formId/sale',
  summary: 'The same for visitors of a public form',
  access: { kind: 'public' },
  params: ofForm,
  reply: sale,
  problems: ['form-not-found', 'form-deleted', 'municipality-blocked', 'too-many-requests'],
});

/** What is bought with an answer, and who buys it. */
export const purchaseIn = z.strictObject({
  location: text().max(1_000),
  quantity: z.number().int().min(-1).max(10_000_000),
  fullName: text().max(1_000),
  dni: text().max(100),
  email: text().max(1_000),
  phone: text().max(100),
});

/** The order of an answer, and the form that leads to the gateway; null where there is nothing to pay any more. */
export const paymentStarted = z.object({
  orderId: z.string(),
  id: documentId,
  redirect: z
    .object({
      address: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    })
    .nullable(),
});
export type PaymentStarted = z.output<typeof paymentStarted>;

const orderParams = z.object({ orderId: z.string().regex(/^[0-9A-Za-z]{4,12}$/), paymentId: documentId });

const paymentStatus = z.enum(['to-validate', 'paid', 'rejected']);

const payment = z.object({
  orderId: z.string(),
  /** The payment reference. */
  id: documentId,
  status: paymentStatus,
  /** Cents. */
  amount: z.number().int(),
  currency: z.string(),
  /** Only for the browser that sent the answer, while it has the receipt (W6). */
  fullName: z.string().nullable(),
  /** Of the form to try again with; null when there is none any more. */
  formId: documentId.nullable(),
  municipality: z.object({ name: z.string(), hidesBrandOnPublicPages: z.boolean() }),
  isTrial: z.boolean(),
});
export type Payment = z.output<typeof payment>;

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/public/payments/:orderId/:paymentId',
  summary: 'One payment by both its numbers: status, amount and reference',
  access: { kind: 'public' },
  params: orderParams,
  reply: payment,
  problems: ['payment-not-found', 'too-many-requests'],
});

export const openPayment = endpoint({
  method: 'POST',
  path: '/api/public/payments/:orderId/:paymentId/opening',
  summary: 'The browser goes to the gateway now: from here on places are held for paying',
  access: { kind: 'public' },
  params: orderParams,
  reply: z.object({ opened: z.literal(true) }),
  problems: ['payment-not-found', 'too-many-requests'],
});

export const downloadPaymentReceipt = endpoint({
  method: 'GET',
  path: '/api/public/payments/:orderId/:paymentId/receipt.pdf',
  summary: 'The receipt of a payment that was made',
  access: { kind: 'public' },
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
  upload: ['application/x-www-form-urlencoded'],
  bodyLimit: 16 * 1024,
  reply: z.object({ taken: z.literal(true) }),
  problems: ['payment-notice-refused', 'payload-too-large', 'media-type-refused', 'too-many-requests'],
});

const orderState = z.enum(ORDER_STATES);

const submissionPayment = z.object({
  orderId: z.string(),
  id: documentId,
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
  summary: 'What was bought with an answer, and whether it is paid',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  params: z.object({ submissionId: documentId }),
  reply: z.object({ payments: z.array(submissionPayment), timeZone: z.string() }),
  problems: ['submission-not-found', 'form-outside-areas'],
});

/** 'unpaid-answer': answers without a paid order; 'orphan': orders whose answer is gone. */
export const PAYMENT_FILTERS = [...ORDER_STATES, 'orphan', 'unpaid-answer'] as const;
const paymentFilter = z.enum(PAYMENT_FILTERS);
export type PaymentFilter = z.output<typeof paymentFilter>;

export const PAYMENT_LIST_PAGE_SIZE = 25;

const listedPayment = z.object({
  /** Null for an answer that bought nothing. */
  order: z
    .object({
      orderId: z.string(),
      id: documentId,
      state: orderState,
      amount: z.number().int(),
      quantity: z.number().int(),
      section: z.string(),
      fullName: z.string(),
      dni: z.string(),
      email: z.string(),
      phone: z.string(),
      /** How often money was taken; more than once needs a person. */
      charges: z.number().int(),
    })
    .nullable(),
  /** Null when the answer is gone. */
  submission: z.object({ id: documentId, code: z.string() }).nullable(),
  createdAt: timestamp,
});
export type ListedPayment = z.output<typeof listedPayment>;

const sums = z.object({ count: z.number().int(), amount: z.number().int() });

const paymentPage = z.object({
  form: z.object({ id: documentId, title: localized }),
  payments: z.array(listedPayment),
  next: z.string().nullable(),
  totals: z.record(paymentFilter, sums),
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
  summary: 'Orders of a form, newest first, with totals and places',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  params: ofForm,
  query: z.strictObject({ show: paymentFilter.optional(), cursor: text().max(200).optional() }),
  reply: paymentPage,
  problems: ['form-not-found', 'form-outside-areas', 'request-invalid'],
});
