// Sells with a submission: checks what is bought again, takes the seats under a lock in the transaction that
// stores the submission, and stores the order, which waits for the gateway. The server decides the price, as
// of today.
// rules: E3.35, X21.01-X21.03, X28.11, X28.12

import { SEATS_HELD_MINUTES } from '@constancia/domain/limits.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { NO_PURCHASE, type Purchase } from '@constancia/domain/payments/new-purchase.ts';
import type { Offer, OfferedLocation } from '@constancia/domain/payments/offer.ts';
import { offerOf } from '@constancia/domain/payments/offer.ts';
import { paymentStatus } from '@constancia/domain/payments/order.ts';
import { orderNumberOf } from '@constancia/domain/payments/order-number.ts';
import { type PaymentProduct, readProduct } from '@constancia/domain/payments/product.ts';
import {
  checkPurchase,
  numberKey,
  personLimitIssue,
  seatsLeftIssue,
} from '@constancia/domain/payments/purchase.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newEntityId } from '../../platform/ids.ts';
import { addJob } from '../../platform/jobs/queries.ts';
import { localMoments } from '../../platform/local-moment.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';
import type { FormRow, FormVersions } from '../forms/public.ts';
import type { Sales, SentFrom } from '../submissions/public.ts';
import { expiryJob } from './jobs.ts';
import {
  findOrderOf,
  insertOrder,
  openOrdersOf,
  orderStates,
  type PayOrderRow,
  type SoldProduct,
  seatsOfBuyer,
  takenSeats,
  takeSeats,
} from './queries.ts';

export interface SaleServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  /** Null when payments are not configured. */
  readonly gateway: PaymentGateway | null;
  /** How many unpaid orders one network address may have. */
  readonly openOrders: number;
}

export interface OpenSale {
  readonly product: PaymentProduct;
  /** Null when nothing is sold. */
  readonly offer: Offer | null;
}

/** What the form sells today; null on a form that sells nothing. */
export async function saleOf(
  { versions, clock }: Pick<SaleServices, 'versions' | 'clock'>,
  form: FormRow,
): Promise<OpenSale | null> {
  const newest = await versions.load(form, form.version);
  if (!newest?.definition.options.addPaymentGateway) return null;
  const product = readProduct(newest.definition.payments);
  return { product, offer: offerOf(product, dayIn(form.timeZone, clock())) };
}

/** YYYY-MM-DD. */
function dayIn(timeZone: string, now: Date): string {
  return localMoments(timeZone)(now.toISOString()).date.split('/').toReversed().join('-');
}

/** DD/MM/YYYY - HH:mm, as the documents write it; '' for a product without a date. */
export function dateOf({ date }: PaymentProduct, timeZone: string): string {
  if (date === '') return '';
  const local = localMoments(timeZone)(date);
  return `${local.date} - ${local.time}`;
}

export function sales(services: SaleServices): Sales {
  const { db, gateway, openOrders } = services;
  return {
    check: async (form, asked = NO_PURCHASE, { address }) => {
      const sale = await saleOf(services, form);
      if (!sale) return null;
      if (!sale.offer || !gateway) throw new Problem('payments-closed');
      const { purchase, location, issues } = checkPurchase(sale.offer, asked);
      const sold = location && {
        form,
        product: soldProduct(sale.product, form, location),
        purchase,
        location,
        maxPerPerson: sale.product.maxPerPerson,
        address,
      };
      return {
        issues,
        storeOrder: async (tx, submission) => {
          if (!sold) throw new Error('an order with issues was placed');
          await refuseHoarding(tx, sold, openOrders);
          await storeOrder(tx, sold, submission);
        },
      };
    },
    started: async (submission, from) => {
      const order = await findOrderOf(db, submission);
      return order && { orderId: order.orderId, id: order.id, redirect: redirectOf(gateway, order, from) };
    },
    statusOf: async (municipalityId, submissionIds) => {
      const rows = submissionIds.length === 0 ? [] : await orderStates(db, municipalityId, submissionIds);
      return new Map(rows.map(({ submissionId, state }) => [submissionId, paymentStatus(state)]));
    },
  };
}

interface Sold {
  readonly form: FormRow;
  readonly product: SoldProduct;
  readonly purchase: Purchase;
  readonly location: OfferedLocation;
  /** Null when there is no limit. */
  readonly maxPerPerson: number | null;
  /** Network address of a visitor; '' for staff. */
  readonly address: string;
}

/**
 * Keeps anybody from holding all seats without paying: one address may have few open orders, and the seats of
 * one person are counted over all their orders. The municipality is locked at this point, so that
 * simultaneous requests see each other.
 */
async function refuseHoarding(
  tx: Queryable,
  { form, purchase, maxPerPerson, address }: Sold,
  openOrders: number,
): Promise<void> {
  const municipalityId = form.municipalityId;
  if (address !== '' && (await openOrdersOf(tx, { municipalityId, address })) >= openOrders)
    throw new Problem('orders-open');
  if (maxPerPerson === null) return;
  const buyerNumber = numberKey(purchase.dni);
  const had = await seatsOfBuyer(tx, { municipalityId, formId: form.id, buyerNumber });
  const left = Math.max(0, maxPerPerson - had);
  if (purchase.quantity > left)
    throw new Problem('answers-invalid', { issues: [personLimitIssue({ left, max: maxPerPerson })] });
}

async function storeOrder(
  tx: Queryable,
  { form, product, purchase, location, address }: Sold,
  submission: { readonly submissionId: string; readonly createdBy: string; readonly at: Date },
): Promise<void> {
  const { quantity, fullName, dni, email, phone } = purchase;
  const of = { municipalityId: form.municipalityId, formId: form.id };
  if (!(await takeSeats(tx, { ...of, location: location.name, quantity }, location.seats))) {
    const taken = (await takenSeats(tx, of)).get(location.name) ?? 0;
    const left = Math.max(0, location.seats - taken);
    throw new Problem('seats-taken', { values: { left }, issues: [seatsLeftIssue(left)] });
  }
  const id = newEntityId();
  const heldUntil = new Date(submission.at.getTime() + SEATS_HELD_MINUTES * 60_000);
  await insertOrder(tx, {
    municipalityId: form.municipalityId,
    id,
    orderId: orderNumberOf(newEntityId()),
    formId: form.id,
    submissionId: submission.submissionId,
    areaId: form.areaId,
    createdBy: submission.createdBy,
    amount: location.price * quantity,
    unitPrice: location.price,
    quantity,
    location: location.name,
    seats: location.seats,
    buyer: { fullName, dni, email, phone },
    product,
    createdAt: submission.at,
    heldUntil,
    buyerNumber: numberKey(dni),
    addressKey: address,
  });
  await addJob(tx, expiryJob({ municipalityId: form.municipalityId, id, heldUntil }));
}

function soldProduct(
  product: PaymentProduct,
  { timeZone }: FormRow,
  { promotion }: OfferedLocation,
): SoldProduct {
  return {
    name: product.name.trim(),
    address: product.address.trim(),
    dateFormatted: dateOf(product, timeZone),
    currencyType: { ...product.currency },
    preview: promotion?.name ?? '',
    previewIndex: promotion?.index ?? null,
  };
}

/** Null when the order is already resolved or payments are not configured. */
function redirectOf(gateway: PaymentGateway | null, order: PayOrderRow, { origin, language }: SentFrom) {
  if (order.state !== 'pending' || !gateway) return null;
  const { url, fields } = gateway.formFor({
    orderNumber: order.orderId,
    amount: order.amount,
    description: `${order.product.name} · ${order.location} × ${order.quantity}`,
    language,
    notifyUrl: `${origin}/api/public/payments/notifications`,
    paidUrl: `${origin}${pathOf('paymentDone', { orderId: order.orderId, id: order.id })}`,
    deniedUrl: `${origin}${pathOf('paymentDenied', { orderId: order.orderId, id: order.id })}`,
  });
  return { url, fields: [...fields] };
}
