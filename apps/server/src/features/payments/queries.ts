// Orders, the seats that they hold, and what the gateway said about them.
import type { CaseClosing, OrderState } from '@constancia/domain/payments/order.ts';
import type { ProductType } from '@constancia/domain/payments/product.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface Buyer {
  readonly fullName: string;
  readonly dni: string;
  readonly email: string;
  readonly phone: string;
}

/** What an order copies of the product (E9.17-E9.26, R3.08). */
export interface SoldProduct {
  /** Only an event has tickets for its door. */
  readonly type: ProductType;
  readonly name: string;
  readonly address: string;
  /** DD/MM/YYYY - HH:mm; '' for none. */
  readonly dateFormatted: string;
  readonly currencyType: { readonly sign: string; readonly name: string };
  /** The promotion that gave the price: its name ('' for none) and its position in the list. */
  readonly preview: string;
  readonly previewIndex: number | null;
}

export interface PayOrderRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly orderId: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly areaId: string;
  readonly createdBy: string;
  readonly state: OrderState;
  /** Cents. */
  readonly amount: number;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly location: string;
  readonly seats: number;
  readonly buyer: Buyer;
  readonly product: SoldProduct;
  readonly createdAt: Date;
  readonly heldUntil: Date;
  readonly resolvedAt: Date | null;
  readonly authorisation: string;
  /** Two letters; '' when unknown. */
  readonly language: string;
  /** Scheme and host that the buyer used. */
  readonly origin: string;
  /** How a clerk closed a late order; null while it is open, and for other states. */
  readonly closedAs: CaseClosing | null;
  readonly closedAt: Date | null;
  /** The municipality's shop that it is paid at; null for the installation's. */
  readonly shopNumber: number | null;
}

export interface NewPayOrder
  extends Omit<PayOrderRow, 'state' | 'resolvedAt' | 'authorisation' | 'closedAs' | 'closedAt'> {
  /** The buyer's document number in one normalised spelling. */
  readonly buyerNumber: string;
  /** Network address of a visitor while the order is open; '' for staff. */
  readonly addressKey: string;
}

const COLUMNS =
  sql.raw(`o.municipality_id, o.id, o.order_id, o.form_id, o.submission_id, o.area_id, o.created_by, o.state,
  o.amount, o.unit_price, o.quantity, o.location, o.seats, o.buyer, o.product, o.created_at, o.held_until, o.resolved_at,
  o.authorisation, o.language, o.origin, o.closed_as, o.closed_at, o.shop_number`);

export async function insertOrder(tx: Queryable, order: NewPayOrder): Promise<void> {
  await sql`
    insert into pay_orders (municipality_id, id, order_id, form_id, submission_id, area_id, created_by, amount,
      unit_price, quantity, location, seats, buyer, product, created_at, held_until, buyer_number, address_key, language,
      origin, shop_number)
    values (${order.municipalityId}, ${order.id}, ${order.orderId}, ${order.formId}, ${order.submissionId},
      ${order.areaId}, ${order.createdBy}, ${order.amount}, ${order.unitPrice}, ${order.quantity},
      ${order.location}, ${order.seats}, ${JSON.stringify(order.buyer)}::jsonb,
      ${JSON.stringify(order.product)}::jsonb, ${order.createdAt}, ${order.heldUntil}, ${order.buyerNumber},
      ${order.addressKey}, ${order.language}, ${order.origin}, ${order.shopNumber})`.execute(tx);
}

/** Number of unpaid orders of one network address. */
export async function openOrdersOf(
  tx: Queryable,
  { municipalityId, address }: { readonly municipalityId: string; readonly address: string },
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from pay_orders
    where municipality_id = ${municipalityId} and address_key = ${address} and state = 'pending'`.execute(tx);
  return counted.rows[0]?.count ?? 0;
}

/** Seats of a form that a buyer holds or has paid for, until their money was returned. */
export async function seatsOfBuyer(
  tx: Queryable,
  of: { readonly municipalityId: string; readonly formId: string; readonly buyerNumber: string },
): Promise<number> {
  const counted = await sql<{ seats: number }>`
    select coalesce(sum(quantity), 0)::integer as seats from pay_orders
    where municipality_id = ${of.municipalityId} and form_id = ${of.formId} and buyer_number = ${of.buyerNumber}
      and state in ('pending', 'paid', 'late') and closed_as is distinct from 'refunded'`.execute(tx);
  return counted.rows[0]?.seats ?? 0;
}

/**
 * Holds the seats while the person pays, counted from the first time. False when the order is resolved or was
 * opened before.
 */
export async function openOrderToPay(
  db: Queryable,
  { municipalityId, id }: Pick<PayOrderRow, 'municipalityId' | 'id'>,
  { at, heldUntil, language }: { readonly at: Date; readonly heldUntil: Date; readonly language: string },
): Promise<boolean> {
  const opened = await sql`
    update pay_orders set opened_at = ${at}, held_until = ${heldUntil}, language = coalesce(nullif(${language}, ''), language)
    where municipality_id = ${municipalityId} and id = ${id} and state = 'pending' and opened_at is null
    returning id`.execute(db);
  return opened.rows.length > 0;
}

/**
 * Sets whether the submission of an order counts for its form's limit; does nothing when the submission is
 * gone.
 */
export async function countSubmission(
  tx: Queryable,
  { municipalityId, formId, submissionId }: Pick<PayOrderRow, 'municipalityId' | 'formId' | 'submissionId'>,
  counts: boolean,
): Promise<void> {
  await sql`
    with changed as (
      update submissions set counts = ${counts}
      where municipality_id = ${municipalityId} and id = ${submissionId} and counts <> ${counts} returning id)
    update form_counters set counted = counted + ${counts ? 1 : -1}::integer
    where municipality_id = ${municipalityId} and form_id = ${formId} and exists (select from changed)`.execute(
    tx,
  );
}

export interface Seats {
  readonly municipalityId: string;
  readonly formId: string;
  readonly location: string;
  readonly quantity: number;
}

/**
 * Takes seats under the lock of their counter, as long as at most `seats` are taken. False when too few are
 * left.
 */
export async function takeSeats(
  tx: Queryable,
  { municipalityId, formId, location, quantity }: Seats,
  seats: number,
): Promise<boolean> {
  await sql`
    insert into place_counters (municipality_id, form_id, location) values (${municipalityId}, ${formId}, ${location})
    on conflict do nothing`.execute(tx);
  const taken = await sql`
    update place_counters set taken = taken + ${quantity}
    where municipality_id = ${municipalityId} and form_id = ${formId} and location = ${location}
      and taken + ${quantity} <= ${seats} returning taken`.execute(tx);
  return taken.rows.length > 0;
}

export async function releaseSeats(
  tx: Queryable,
  { municipalityId, formId, location, quantity }: Seats,
): Promise<void> {
  await sql`
    update place_counters set taken = taken - ${quantity}
    where municipality_id = ${municipalityId} and form_id = ${formId} and location = ${location}`.execute(tx);
}

/** Location -> seats that are sold or held. */
export async function takenSeats(
  db: Queryable,
  form: { readonly municipalityId: string; readonly formId: string },
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ location: string; taken: number }>`
    select location, taken from place_counters
    where municipality_id = ${form.municipalityId} and form_id = ${form.formId}`.execute(db);
  return new Map(found.rows.map(({ location, taken }) => [location, taken]));
}

/** All orders of a submission, the newest first. */
export async function ordersOf(
  db: Queryable,
  { municipalityId, submissionId }: { readonly municipalityId: string; readonly submissionId: string },
): Promise<readonly PayOrderRow[]> {
  const found = await sql<PayOrderRow>`
    select ${COLUMNS} from pay_orders o
    where o.submission_id = ${submissionId} and o.municipality_id = ${municipalityId}
    order by o.created_at desc, o.id desc`.execute(db);
  return found.rows;
}

/** Found by the gateway's order number; `lockOrder` is for a transaction that resolves it. */
export async function findOrderByNumber(db: Queryable, orderId: string): Promise<PayOrderRow | null> {
  const found = await sql<PayOrderRow>`
    select ${COLUMNS} from pay_orders o where o.order_id = ${orderId}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * An order with its submission, locked to be resolved. The locks are taken in the same order as when
 * submissions are stored and deleted (the municipality's counter before the submission), so that there is no
 * deadlock.
 */
export async function lockOrder(
  tx: Queryable,
  { municipalityId, id }: { readonly municipalityId: string; readonly id: string },
): Promise<PayOrderRow | null> {
  await sql`select from submission_counters where municipality_id = ${municipalityId} for update`.execute(tx);
  await sql`
    select from submissions s join pay_orders o on o.municipality_id = s.municipality_id and o.submission_id = s.id
    where o.municipality_id = ${municipalityId} and o.id = ${id} for update of s`.execute(tx);
  const found = await sql<PayOrderRow>`
    select ${COLUMNS} from pay_orders o
    where o.municipality_id = ${municipalityId} and o.id = ${id} for update`.execute(tx);
  return found.rows[0] ?? null;
}

export async function setOrderState(
  tx: Queryable,
  order: Pick<PayOrderRow, 'municipalityId' | 'id'>,
  set: { readonly state: OrderState; readonly at: Date; readonly authorisation: string },
): Promise<void> {
  await sql`
    update pay_orders set state = ${set.state}, resolved_at = ${set.at}, authorisation = ${set.authorisation},
      address_key = ''
    where municipality_id = ${order.municipalityId} and id = ${order.id}`.execute(tx);
}

export interface NewNotice {
  readonly municipalityId: string;
  readonly orderId: string;
  readonly digest: Buffer;
  readonly at: Date;
  readonly event: 'authorised' | 'denied';
  readonly response: string;
  readonly authorisation: string;
  readonly state: OrderState;
}

export async function insertNotice(tx: Queryable, notice: NewNotice): Promise<void> {
  await sql`
    insert into payment_notices (municipality_id, pay_order_id, digest, at, event, response, authorisation, state)
    values (${notice.municipalityId}, ${notice.orderId}, ${notice.digest}, ${notice.at}, ${notice.event},
      ${notice.response}, ${notice.authorisation}, ${notice.state})`.execute(tx);
}

export async function wasNoticed(
  tx: Queryable,
  order: Pick<PayOrderRow, 'municipalityId' | 'id'>,
  digest: Buffer,
): Promise<boolean> {
  const found = await sql`
    select from payment_notices
    where municipality_id = ${order.municipalityId} and pay_order_id = ${order.id} and digest = ${digest}`.execute(
    tx,
  );
  return found.rows.length > 0;
}

/** Newest first for each submission. */
export async function orderStates(
  db: Queryable,
  municipalityId: string,
  submissionIds: readonly string[],
): Promise<readonly { readonly submissionId: string; readonly state: OrderState }[]> {
  const found = await sql<{ submissionId: string; state: OrderState }>`
    select submission_id, state from pay_orders
    where municipality_id = ${municipalityId} and submission_id = any(${submissionIds})
    order by submission_id, created_at desc, id desc`.execute(db);
  return found.rows;
}

/** Whether the submission counts for the limit of its form, and how many do; null when it is gone. */
export async function shareOfLimit(
  tx: Queryable,
  { municipalityId, formId, submissionId }: Pick<PayOrderRow, 'municipalityId' | 'formId' | 'submissionId'>,
): Promise<{ readonly counts: boolean; readonly counted: number } | null> {
  const found = await sql<{ counts: boolean; counted: number }>`
    select s.counts, c.counted::integer from submissions s
    join form_counters c on c.municipality_id = s.municipality_id and c.form_id = s.form_id
    where s.municipality_id = ${municipalityId} and s.id = ${submissionId} and s.form_id = ${formId}`.execute(
    tx,
  );
  return found.rows[0] ?? null;
}
