// Orders the payment of a submission again after it was denied or expired. Answers and buyer stay, seats and the form's
// limit are counted again under the lock, a form that was changed before it is read again, and an order that already waits
// to be paid is given back. A new order goes to the shop that sells now, also when the denied one was of an earlier shop.
// rules: A2.67, X31.05, X34.41, X40.39
import type { PaymentStarted } from '@constancia/contract/payments/payment.ts';
import { mayRetry } from '@constancia/domain/payments/order.ts';
import { checkPurchase } from '@constancia/domain/payments/purchase.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type FormRow, findForm, isUnchanged } from '../forms/public.ts';
import type { SentFrom } from '../submissions/public.ts';
import { countSubmission, lockOrder, ordersOf, type PayOrderRow, shareOfLimit } from './queries.ts';
import { type SaleServices, saleOf, soldProduct, startedOf } from './sell.ts';
import { refuseHoarding, refuseOtherPrice, type Sold, storeOrder } from './store-order.ts';

/** The same purchase at today's price; null when the form no longer sells it to visitors. */
async function soldAgain(
  services: SaleServices,
  { location: name, quantity, buyer }: PayOrderRow,
  form: FormRow | null,
): Promise<Omit<Sold, 'from'> | null> {
  if (!form || !isOpenToVisitors(form)) return null;
  if (!(await services.shops.gatewayOf(form))) return null;
  const sale = await saleOf(services, form);
  if (!sale?.offer) return null;
  const { purchase, location } = checkPurchase(sale.offer, { location: name, quantity, ...buyer });
  if (!location) return null;
  const product = soldProduct(sale.product, form, location);
  const { maxPerPerson } = sale.product;
  return { form, product, purchase, location, maxPerPerson, shopNumber: form.shopNumber };
}

const isOpenToVisitors = ({ deletedAt, countryDisabled, public: isPublic, portal }: FormRow) =>
  deletedAt === null && !countryDisabled && (isPublic || portal);

/** What a retry would charge now, in cents; null when there is nothing to retry. */
export async function retryAmount(services: SaleServices, order: PayOrderRow): Promise<number | null> {
  const orders = await ordersOf(services.db, order);
  const open = orders.find(({ state }) => state === 'pending');
  if (open && (await services.shops.gatewayOf(open))) return open.amount;
  if (!mayRetry(orders.map(({ state }) => state)) || !(await shareOfLimit(services.db, order))) return null;
  const sold = await soldAgain(services, order, await findForm(services.db, order.formId));
  return sold && sold.location.price * order.quantity;
}

interface Asked {
  readonly from: SentFrom;
  /** Cents that the buyer was shown. */
  readonly amount: number | undefined;
}

/** False when the form was changed after it was read. Nobody saves it under the lock of the order. */
async function isOrderedAgain(
  services: SaleServices,
  order: PayOrderRow,
  { from, amount }: Asked,
): Promise<boolean> {
  const { db, clock } = services;
  const form = await findForm(db, order.formId);
  const sold = await soldAgain(services, order, form);
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, order);
    const states = (await ordersOf(tx, order)).map(({ state }) => state);
    if (states.includes('pending')) return true;
    if (!mayRetry(states)) throw new Problem('payment-retry-refused');
    const now = await findForm(tx, order.formId);
    if (form && now && !isUnchanged(form, now)) return false;
    if (!now || !sold) throw new Problem('payments-closed');
    const unitPrice = amount === undefined ? undefined : amount / order.quantity;
    refuseOtherPrice(sold, unitPrice);
    await refuseHoarding(tx, { ...sold, from }, services.openOrders);
    await storeRetry(tx, { order, sold: { ...sold, from }, at: clock() });
    return true;
  });
}

/** Throws payment-retry-refused, payments-closed, orders-open, answers-invalid, seats-taken, limit-reached. */
export async function retryOrder(
  services: SaleServices,
  order: PayOrderRow,
  asked: Asked,
): Promise<PaymentStarted> {
  const { db, shops } = services;
  const { from } = asked;
  while (!(await isOrderedAgain(services, order, asked))) {
    // The form was changed between reading and locking it: it is judged again as it is now.
  }
  const newest = (await ordersOf(db, order)).find(({ state }) => state === 'pending');
  // Paid or expired in between: its page shows which.
  const shown = newest ?? order;
  return startedOf(await shops.gatewayOf(shown), shown, from);
}

interface Retry {
  readonly order: PayOrderRow;
  readonly sold: Sold;
  readonly at: Date;
}

/** Locks in the same order as storing a submission does: audit log, the form's counter, seats. */
async function storeRetry(tx: Queryable, { order, sold, at }: Retry): Promise<void> {
  const { municipalityId, submissionId, createdBy } = order;
  await appendAudit(tx, {
    municipalityId,
    at,
    actor: createdBy,
    action: 'create',
    subject: 'payment',
    subjectId: order.id,
    details: { event: 'retry' },
  });
  const share = await shareOfLimit(tx, order);
  if (!share) throw new Problem('payment-retry-refused');
  const limit = sold.form.responseLimit;
  if (limit !== null && !share.counts && share.counted >= limit) throw new Problem('limit-reached');
  await countSubmission(tx, order, true);
  await storeOrder(tx, sold, { submissionId, createdBy, at });
}
