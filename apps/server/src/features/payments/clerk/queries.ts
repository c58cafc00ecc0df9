// The orders of a form as a clerk reads them.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { CaseClosing, OrderState } from '@constancia/domain/payments/order.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inScope } from '../../territory/public.ts';
import type { Buyer } from '../queries.ts';

export interface ScopedForm {
  readonly municipalityId: string;
  readonly formId: string;
  readonly scope: RowScope;
}

export interface OrderSum {
  readonly state: OrderState;
  /** The order is late and a clerk closed its case. */
  readonly closed: boolean;
  readonly orphan: boolean;
  readonly count: number;
  readonly amount: number;
}

/** Count and amount of the orders, by state, whether the case is closed, and whether their submission is gone. */
export async function sumOrders(
  db: Queryable,
  { municipalityId, formId, scope }: ScopedForm,
): Promise<readonly OrderSum[]> {
  const found = await sql<OrderSum>`
    select o.state, o.closed_as is not null as closed, s.id is null as orphan, count(*) as count, sum(o.amount)::bigint as amount
    from pay_orders o
    left join submissions s on s.municipality_id = o.municipality_id and s.id = o.submission_id
    where o.municipality_id = ${municipalityId} and o.form_id = ${formId}
      and ${inScope(scope, 'o.area_id', 'o.created_by')}
    group by 1, 2, 3`.execute(db);
  return found.rows;
}

export async function countUnpaidSubmissions(
  db: Queryable,
  { municipalityId, formId, scope }: ScopedForm,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from submissions s
    where s.municipality_id = ${municipalityId} and s.form_id = ${formId}
      and ${inScope(scope, 's.area_id', 's.created_by')}
      and not exists (select from pay_orders o where o.submission_id = s.id
                      and o.municipality_id = s.municipality_id and o.state = 'paid')`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Location -> seats that are paid for, and seats that are held during payment. */
export async function soldSeats(
  db: Queryable,
  { municipalityId, formId }: Pick<ScopedForm, 'municipalityId' | 'formId'>,
): Promise<readonly { readonly location: string; readonly sold: number; readonly held: number }[]> {
  const found = await sql<{ location: string; sold: number; held: number }>`
    select location, coalesce(sum(quantity) filter (where state = 'paid'), 0)::bigint as sold,
      coalesce(sum(quantity) filter (where state = 'pending'), 0)::bigint as held
    from pay_orders where municipality_id = ${municipalityId} and form_id = ${formId}
    group by location order by location`.execute(db);
  return found.rows;
}

export interface ListedOrder {
  /** Id of the order, or of the submission without one. */
  readonly key: string;
  readonly at: string;
  readonly createdAt: Date;
  readonly orderId: string | null;
  readonly id: string | null;
  readonly state: OrderState | null;
  readonly amount: number | null;
  readonly quantity: number | null;
  readonly location: string | null;
  readonly buyer: Buyer | null;
  readonly closedAs: CaseClosing | null;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly closingNote: string | null;
  readonly charges: number;
  readonly submissionId: string | null;
  readonly code: string | null;
}

export interface PaymentPageAsked {
  readonly after: { readonly at: string; readonly key: string } | null;
  readonly size: number;
}

type OrderFilter = OrderState | 'late-closed' | 'orphan';

function shownBy(show: OrderFilter | null) {
  switch (show) {
    case null:
      return sql`true`;
    case 'orphan':
      return sql`s.id is null`;
    case 'late':
      return sql`o.state = 'late' and o.closed_as is null`;
    case 'late-closed':
      return sql`o.closed_as is not null`;
    default:
      return sql`o.state = ${show}`;
  }
}

const ORDER_FIELDS = sql.raw(`o.order_id, o.id, o.state, o.amount, o.quantity, o.location, o.buyer,
  o.closed_as, o.closed_at, o.closed_by, o.closing_note,
  (select count(distinct n.authorisation) from payment_notices n
   where n.municipality_id = o.municipality_id and n.pay_order_id = o.id and n.event = 'authorised') as charges`);

/** Newest first. `show`: one state, closed or open when late, orders whose submission is gone, or null for all. */
export async function listOrders(
  db: Queryable,
  { municipalityId, formId, scope }: ScopedForm,
  { show, after, size }: PaymentPageAsked & { readonly show: OrderFilter | null },
): Promise<readonly ListedOrder[]> {
  const older = after
    ? sql`(o.created_at, o.id) < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.key})`
    : sql`true`;
  const found = await sql<ListedOrder>`
    select o.id as key, (extract(epoch from o.created_at) * 1000000)::bigint::text as at, o.created_at, ${ORDER_FIELDS},
      s.id as submission_id, s.code
    from pay_orders o
    left join submissions s on s.municipality_id = o.municipality_id and s.id = o.submission_id
    where o.municipality_id = ${municipalityId} and o.form_id = ${formId}
      and ${inScope(scope, 'o.area_id', 'o.created_by')} and ${shownBy(show)} and ${older}
    order by o.created_at desc, o.id desc limit ${size}`.execute(db);
  return found.rows;
}

/** Submissions without a paid order, newest first, each with its newest order. */
export async function listUnpaidSubmissions(
  db: Queryable,
  { municipalityId, formId, scope }: ScopedForm,
  { after, size }: PaymentPageAsked,
): Promise<readonly ListedOrder[]> {
  const older = after
    ? sql`(s.created_at, s.id) < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.key})`
    : sql`true`;
  const found = await sql<ListedOrder>`
    select s.id as key, (extract(epoch from s.created_at) * 1000000)::bigint::text as at, s.created_at, ${ORDER_FIELDS},
      s.id as submission_id, s.code
    from submissions s
    left join lateral (
      select * from pay_orders n where n.submission_id = s.id and n.municipality_id = s.municipality_id
      order by n.state = 'paid' desc, n.created_at desc, n.id desc limit 1) o on true
    where s.municipality_id = ${municipalityId} and s.form_id = ${formId}
      and ${inScope(scope, 's.area_id', 's.created_by')} and o.state is distinct from 'paid' and ${older}
    order by s.created_at desc, s.id desc limit ${size}`.execute(db);
  return found.rows;
}

export interface CaseClosed {
  readonly as: CaseClosing;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

/** Closes the open case of a late order and returns its number; null when there is none. Of two clerks one closes it. */
export async function closeCase(
  tx: Queryable,
  { municipalityId, id }: { readonly municipalityId: string; readonly id: string },
  { as, note, by, at }: CaseClosed,
): Promise<string | null> {
  const closed = await sql<{ orderId: string }>`
    update pay_orders set closed_as = ${as}, closing_note = ${note}, closed_by = ${by}, closed_at = ${at}
    where municipality_id = ${municipalityId} and id = ${id} and state = 'late' and closed_as is null
    returning order_id`.execute(tx);
  return closed.rows[0]?.orderId ?? null;
}

/** Whether the person may see the order: it belongs to the form and to submissions in their scope. */
export async function seesOrder(
  db: Queryable,
  { municipalityId, formId, scope }: ScopedForm,
  id: string,
): Promise<boolean> {
  const found = await sql`
    select from pay_orders o
    where o.municipality_id = ${municipalityId} and o.form_id = ${formId} and o.id = ${id}
      and ${inScope(scope, 'o.area_id', 'o.created_by')}`.execute(db);
  return found.rows.length > 0;
}
