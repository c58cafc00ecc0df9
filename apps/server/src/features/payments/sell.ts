// Sells with a submission: checks again what is bought, and gives the intake what it stores with the submission. The
// server decides the price, as of today.
// rules: E3.35, X21.01, X21.02, X21.14, X31.08

import type { PaymentStarted } from '@constancia/contract/payments/payment.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { NO_PURCHASE } from '@constancia/domain/payments/new-purchase.ts';
import type { Offer, OfferedLocation } from '@constancia/domain/payments/offer.ts';
import { offerOf } from '@constancia/domain/payments/offer.ts';
import { leadingState, type OrderState, paymentStatus } from '@constancia/domain/payments/order.ts';
import { type PaymentProduct, readProduct } from '@constancia/domain/payments/product.ts';
import { checkPurchase } from '@constancia/domain/payments/purchase.ts';
import { isSaleOver } from '@constancia/domain/payments/sale-end.ts';
import { dateAndTime, wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';
import type { FormRow, FormVersions } from '../forms/public.ts';
import type { Sales, SentFrom } from '../submissions/public.ts';
import { orderStates, ordersOf, type PayOrderRow, type SoldProduct } from './queries.ts';
import type { PaymentShops } from './shops/payment-shops.ts';
import { refuseHoarding, refuseOtherPrice, storeOrder } from './store-order.ts';

export interface SaleServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  readonly shops: PaymentShops;
  /** How many unpaid orders one network address may have. */
  readonly openOrders: number;
}

export interface OpenSale {
  readonly product: PaymentProduct;
  /** Null when nothing is sold, also once the sale has ended. */
  readonly offer: Offer | null;
  readonly isOver: boolean;
}

/** What the form sells today; null on a form that sells nothing. */
export async function saleOf(
  { versions, clock }: Pick<SaleServices, 'versions' | 'clock'>,
  form: FormRow,
): Promise<OpenSale | null> {
  const newest = await versions.load(form, form.version);
  if (!newest?.definition.options.addPaymentGateway) return null;
  const product = readProduct(newest.definition.payments);
  const now = clock();
  const isOver = isSaleOver(product, now.toISOString());
  return { product, isOver, offer: isOver ? null : offerOf(product, wallTimeOf(now, form.timeZone).day) };
}

/** DD/MM/YYYY - HH:mm, as the documents write it; '' for none. `moment`: ISO 8601. */
export function dateOf(moment: string, timeZone: string): string {
  return moment === '' ? '' : dateAndTime(moment, timeZone);
}

export function sales(services: SaleServices): Sales {
  const { db, shops, openOrders } = services;
  return {
    check: async (form, asked = NO_PURCHASE, from) => {
      const sale = await saleOf(services, form);
      if (!sale) return null;
      const gateway = await shops.gatewayOf(form);
      if (!sale.offer || !gateway) throw new Problem('payments-closed');
      const { purchase, location, issues } = checkPurchase(sale.offer, asked);
      const sold = location && {
        form,
        product: soldProduct(sale.product, form, location),
        purchase,
        location,
        maxPerPerson: sale.product.maxPerPerson,
        shopNumber: form.shopNumber,
        from,
      };
      return {
        issues,
        storeOrder: async (tx, submission) => {
          if (!sold) throw new Error('an order with issues was placed');
          // Only now: who repeats a request whose order is stored pays what was shown then.
          refuseOtherPrice(sold, asked.unitPrice);
          await refuseHoarding(tx, sold, openOrders);
          await storeOrder(tx, sold, submission);
        },
      };
    },
    started: async (submission, from) => {
      const [order] = await ordersOf(db, submission);
      return order ? startedOf(await shops.gatewayOf(order), order, from) : null;
    },
    statusOf: async (municipalityId, submissionIds) => {
      const rows = submissionIds.length === 0 ? [] : await orderStates(db, municipalityId, submissionIds);
      const states = new Map<string, OrderState[]>();
      for (const { submissionId, state } of rows)
        states.set(submissionId, [...(states.get(submissionId) ?? []), state]);
      return new Map([...states].map(([id, ofOne]) => [id, paymentStatus(leadingState(ofOne))]));
    },
  };
}

export function soldProduct(
  product: PaymentProduct,
  { timeZone }: FormRow,
  { promotion }: OfferedLocation,
): SoldProduct {
  return {
    type: product.type ?? 'event',
    name: product.name.trim(),
    address: product.address.trim(),
    dateFormatted: dateOf(product.date, timeZone),
    currencyType: { ...product.currency },
    preview: promotion?.name ?? '',
    previewIndex: promotion?.index ?? null,
  };
}

/** How the browser goes on to pay an order, at the gateway of its shop. */
export function startedOf(
  gateway: PaymentGateway | null,
  order: PayOrderRow,
  from: SentFrom,
): PaymentStarted {
  return { orderId: order.orderId, id: order.id, redirect: redirectOf(gateway, order, from) };
}

/** Null when the order is already resolved or its shop cannot be used. */
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
