// What a form sells, and what is bought with a submission.
// rules: A2.58, A3.33-A3.35, W6

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text } from '../shapes.ts';

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
  /** Cents of one seat, as the buyer was shown it: at another price nothing is stored. */
  unitPrice: z.number().int().optional(),
});
