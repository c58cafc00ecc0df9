// Stores an order in the transaction that stores or retries its submission: refuses hoarding, takes the seats under
// their lock, and plans the end of holding them.
// rules: E9.24, X21.03, X21.06, X28.11, X28.12
import { SEATS_HELD_MINUTES } from '@constancia/domain/limits.ts';
import type { Purchase } from '@constancia/domain/payments/new-purchase.ts';
import type { OfferedLocation } from '@constancia/domain/payments/offer.ts';
import { orderNumberOf } from '@constancia/domain/payments/order-number.ts';
import {
  numberKey,
  personLimitIssue,
  priceChangedIssue,
  seatsLeftIssue,
} from '@constancia/domain/payments/purchase.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newEntityId } from '../../platform/ids.ts';
import { addJob } from '../../platform/jobs/queries.ts';
import type { FormRow } from '../forms/public.ts';
import type { SentFrom, SoldWith } from '../submissions/public.ts';
import { expiryJob } from './jobs.ts';
import {
  insertOrder,
  openOrdersOf,
  type SoldProduct,
  seatsOfBuyer,
  takenSeats,
  takeSeats,
} from './queries.ts';

export interface Sold {
  readonly form: FormRow;
  readonly product: SoldProduct;
  readonly purchase: Purchase;
  readonly location: OfferedLocation;
  /** Null when there is no limit. */
  readonly maxPerPerson: number | null;
  /** The municipality's shop that sells; null for the installation's. */
  readonly shopNumber: number | null;
  readonly from: SentFrom;
}

/**
 * Keeps anybody from holding all seats without paying: one address may have few open orders, and the seats of
 * one person are counted over all their orders. The municipality is locked at this point, so that
 * simultaneous requests see each other.
 */
export async function refuseHoarding(
  tx: Queryable,
  { form, purchase, maxPerPerson, from: { address } }: Sold,
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

/** Nobody is charged more or less than the page said. `unitPrice`: cents of one seat there. Throws answers-invalid. */
export function refuseOtherPrice({ location }: Pick<Sold, 'location'>, unitPrice = location.price): void {
  if (unitPrice !== location.price) throw new Problem('answers-invalid', { issues: [priceChangedIssue()] });
}

/** Throws seats-taken. */
export async function storeOrder(
  tx: Queryable,
  { form, product, purchase, location, shopNumber, from }: Sold,
  answer: SoldWith,
): Promise<{ readonly id: string; readonly orderId: string }> {
  const { quantity, fullName, dni, email, phone } = purchase;
  const of = { municipalityId: form.municipalityId, formId: form.id };
  if (!(await takeSeats(tx, { ...of, location: location.name, quantity }, location.seats))) {
    const taken = (await takenSeats(tx, of)).get(location.name) ?? 0;
    const left = Math.max(0, location.seats - taken);
    throw new Problem('seats-taken', { values: { left }, issues: [seatsLeftIssue(left)] });
  }
  const id = newEntityId();
  const orderId = orderNumberOf(newEntityId());
  const heldUntil = new Date(answer.at.getTime() + SEATS_HELD_MINUTES * 60_000);
  await insertOrder(tx, {
    municipalityId: form.municipalityId,
    id,
    orderId,
    formId: form.id,
    submissionId: answer.submissionId,
    areaId: form.areaId,
    createdBy: answer.createdBy,
    amount: location.price * quantity,
    unitPrice: location.price,
    quantity,
    location: location.name,
    seats: location.seats,
    buyer: { fullName, dni, email, phone },
    product,
    createdAt: answer.at,
    heldUntil,
    buyerNumber: numberKey(dni),
    addressKey: from.address,
    language: from.language,
    origin: from.origin,
    shopNumber,
  });
  await addJob(tx, expiryJob({ municipalityId: form.municipalityId, id, heldUntil }));
  return { id, orderId };
}
