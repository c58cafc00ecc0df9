// Work orders: planning, changing, taking and closing them. intake_submissions marks them as done.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import type { StoredState, WorkOrderState } from '@constancia/domain/work-orders/work-order.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../platform/db/page-queries.ts';
import { inScope } from '../territory/public.ts';

export interface SeenSubmission {
  readonly id: string;
  readonly code: string;
}

export interface WorkOrderRow {
  readonly id: string;
  readonly version: number;
  readonly state: StoredState;
  readonly formId: string;
  readonly title: Localized;
  readonly areaId: string;
  readonly assetId: number | null;
  readonly assetName: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly dueOn: string;
  readonly priority: number;
  readonly assignedTo: string;
  readonly note: string;
  readonly takenBy: string;
  readonly takenUntil: Date | null;
  /** Submission that did it, when the person may see that one. */
  readonly submission: SeenSubmission | null;
  readonly isOverdue: boolean;
  /** Submission that caused it, when the person may see that one. */
  readonly causedBy: SeenSubmission | null;
}

/** Where the day of the municipality is known. */
export interface Now {
  readonly at: Date;
  readonly timeZone: string;
}

const today = ({ at, timeZone }: Now) => sql`(${at}::timestamptz at time zone ${timeZone})::date`;

/** A submission that an order `w` names, because it did or caused it: only one that the actor may see. */
export const seenSubmission = (
  { municipalityId, seen }: Pick<Seen, 'municipalityId' | 'seen'>,
  column: 'submission_id' | 'caused_by',
) => sql`(
    select jsonb_build_object('id', o.id, 'code', o.code) from submissions o
    join forms g on g.municipality_id = o.municipality_id and g.id = o.form_id and g.deleted_at is null
    where o.municipality_id = ${municipalityId} and o.id = ${sql.ref(`w.${column}`)}
      and ${inScope(seen, 'o.area_id', 'o.created_by')})`;

const columns = (
  now: Now,
  planned: Seen,
) => sql`w.id, w.version, w.state, w.form_id, f.titles as title, w.area_id, w.asset_id, w.asset_name,
  w.address, w.latitude, w.longitude, to_char(w.due_on, 'YYYY-MM-DD') as due_on, w.priority, w.assigned_to, w.note,
  w.taken_by, w.taken_until, w.state = 'open' and w.due_on < ${today(now)} as is_overdue,
  ${seenSubmission(planned, 'submission_id')} as submission, ${seenSubmission(planned, 'caused_by')} as caused_by`;

const FROM = sql`from work_orders w
    join forms f on f.municipality_id = w.municipality_id and f.id = w.form_id`;

export interface WorkOrderFilter {
  readonly state: WorkOrderState | null;
  readonly area: string | null;
  readonly person: string | null;
  readonly form: string | null;
  readonly overdue: boolean;
}

export interface Planned {
  readonly municipalityId: string;
  readonly scope: RowScope;
}

/** Of an actor who reads orders. */
export interface Seen extends Planned {
  /** The submissions that they may see. */
  readonly seen: RowScope;
}

function inState(state: WorkOrderState | null, { at }: Now): RawBuilder<boolean> {
  const isTaken = sql`(w.taken_until is not null and w.taken_until > ${at})`;
  if (state === null) return sql<boolean>`true`;
  if (state === 'pending') return sql<boolean>`(w.state = 'open' and not ${isTaken})`;
  if (state === 'taken') return sql<boolean>`(w.state = 'open' and ${isTaken})`;
  return sql<boolean>`w.state = ${state}`;
}

function matching(
  { scope }: Planned,
  { state, area, person, form, overdue }: WorkOrderFilter,
  now: Now,
): RawBuilder<boolean> {
  return sql<boolean>`${inScope(scope, 'w.area_id')}
    and f.deleted_at is null and ${inState(state, now)}
    and (${area}::text is null or w.area_id = ${area}) and (${form}::text is null or w.form_id = ${form})
    and (${person}::text is null or w.assigned_to = ${person} or w.taken_by = ${person})
    and (not ${overdue}::boolean or (w.state = 'open' and w.due_on < ${today(now)}))`;
}

/** A page, open ones first, by due date and priority, and how many there are on all pages. */
export function listWorkOrderRows(
  db: Queryable,
  planned: Seen,
  { now, page, size, ...filter }: WorkOrderFilter & Page & { readonly now: Now },
): Promise<FoundPage<WorkOrderRow>> {
  const found = () =>
    sql`${FROM} where w.municipality_id = ${planned.municipalityId} and ${matching(planned, filter, now)}`;
  const order = sql`w.state <> 'open', w.due_on, w.priority, w.id`;
  return findPage(db, { columns: columns(now, planned), found, order }, { page, size });
}

/** Open orders for this person or for nobody, not in the hands of somebody else. */
export async function listForPerson(
  db: Queryable,
  seen: Seen,
  { username, now, most }: { readonly username: string; readonly now: Now; readonly most: number },
): Promise<readonly WorkOrderRow[]> {
  const { municipalityId, scope } = seen;
  const listed = await sql<WorkOrderRow>`
    select ${columns(now, seen)} ${FROM}
    where w.municipality_id = ${municipalityId} and w.state = 'open' and ${inScope(scope, 'w.area_id')}
      and f.deleted_at is null and w.assigned_to in ('', ${username})
      and (w.taken_until is null or w.taken_until <= ${now.at} or w.taken_by = ${username})
    order by w.due_on, w.priority, w.id limit ${most}`.execute(db);
  return listed.rows;
}

export async function findWorkOrder(
  db: Queryable,
  seen: Seen,
  { id, now, lock }: { readonly id: string; readonly now: Now; readonly lock: boolean },
): Promise<WorkOrderRow | null> {
  const { municipalityId, scope } = seen;
  const found = await sql<WorkOrderRow>`
    select ${columns(now, seen)} ${FROM}
    where w.municipality_id = ${municipalityId} and w.id = ${id} and ${inScope(scope, 'w.area_id')}
      and f.deleted_at is null ${lock ? sql`for update of w` : sql``}`.execute(db);
  return found.rows[0] ?? null;
}

export interface NewWorkOrder {
  readonly id: string;
  readonly formId: string;
  readonly areaId: string;
  readonly assetId: number | null;
  readonly assetName: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly dueOn: string;
  readonly priority: number;
  readonly assignedTo: string;
  readonly note: string;
  readonly createdBy: string;
  readonly at: Date;
}

/** False when the municipality has an order of this id. */
export async function insertWorkOrder(
  tx: Queryable,
  municipalityId: string,
  o: NewWorkOrder,
): Promise<boolean> {
  const inserted = await sql`
    insert into work_orders (municipality_id, id, form_id, area_id, asset_id, asset_name, address, latitude, longitude,
      due_on, priority, assigned_to, note, created_by, created_at)
    values (${municipalityId}, ${o.id}, ${o.formId}, ${o.areaId}, ${o.assetId}, ${o.assetName}, ${o.address},
      ${o.latitude}, ${o.longitude}, ${o.dueOn}::date, ${o.priority}, ${o.assignedTo}, ${o.note}, ${o.createdBy}, ${o.at})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}

/** Whether the order of this id says the same. */
export async function isSameWorkOrder(
  tx: Queryable,
  municipalityId: string,
  o: NewWorkOrder,
): Promise<boolean> {
  const found = await sql`
    select from work_orders where municipality_id = ${municipalityId} and id = ${o.id} and form_id = ${o.formId}
      and asset_id is not distinct from ${o.assetId}::integer and (asset_id is not null or address = ${o.address})
      and due_on = ${o.dueOn}::date and priority = ${o.priority} and assigned_to = ${o.assignedTo}
      and note = ${o.note} and created_by = ${o.createdBy}`.execute(tx);
  return found.rows.length > 0;
}

/** One file at a time fills the plan of a municipality. */
export async function lockPlan(tx: Queryable, municipalityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('constancia-work-orders'), hashtext(${municipalityId}))`.execute(
    tx,
  );
}

/** Whether an open order asks the same for the same day. */
export async function hasOpenTwin(tx: Queryable, municipalityId: string, o: NewWorkOrder): Promise<boolean> {
  const found = await sql`
    select from work_orders where municipality_id = ${municipalityId} and state = 'open' and due_on = ${o.dueOn}::date
      and form_id = ${o.formId} and asset_id is not distinct from ${o.assetId}::integer
      and (asset_id is not null or address = ${o.address}) and assigned_to = ${o.assignedTo}
    limit 1`.execute(tx);
  return found.rows.length > 0;
}

interface WorkOrderKey {
  readonly municipalityId: string;
  readonly id: string;
}

export async function setLease(
  tx: Queryable,
  { municipalityId, id }: WorkOrderKey,
  { by, until }: { readonly by: string; readonly until: Date | null },
): Promise<void> {
  await sql`
    update work_orders set taken_by = ${by}, taken_until = ${until}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

export interface OrderChange extends WorkOrderKey {
  readonly dueOn: string;
  readonly priority: number;
  readonly assignedTo: string;
  readonly note: string;
  /** Whether it stays with who has taken it. */
  readonly keepsLease: boolean;
}

export async function setChanged(tx: Queryable, o: OrderChange): Promise<void> {
  await sql`
    update work_orders set due_on = ${o.dueOn}::date, priority = ${o.priority}, assigned_to = ${o.assignedTo},
      note = ${o.note}, version = version + 1, taken_by = case when ${o.keepsLease}::boolean then taken_by else '' end,
      taken_until = case when ${o.keepsLease}::boolean then taken_until end
    where municipality_id = ${o.municipalityId} and id = ${o.id}`.execute(tx);
}

export async function setCancelled(tx: Queryable, { municipalityId, id }: WorkOrderKey): Promise<void> {
  await sql`
    update work_orders set state = 'cancelled', taken_by = '', taken_until = null, version = version + 1
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

export interface OrderableForm {
  readonly id: string;
  readonly title: Localized;
  readonly areaId: string;
  readonly areaName: string;
}

export async function listOrderableForms(
  db: Queryable,
  { municipalityId, scope }: Planned,
  most: number,
): Promise<readonly OrderableForm[]> {
  const found = await sql<OrderableForm>`
    select f.id, f.titles as title, a.id as area_id, a.name as area_name from forms f
    join areas a on a.municipality_id = f.municipality_id and a.id = f.area_id
    where f.municipality_id = ${municipalityId} and f.deleted_at is null and ${inScope(scope, 'f.area_id')}
    order by f.title collate "es-x-icu", f.id limit ${most}`.execute(db);
  return found.rows;
}

/** Open orders of these areas whose day is over in the municipality. */
export async function countOverdueOrders(
  db: Queryable,
  { municipalityId, scope, at }: Planned & { readonly at: Date },
): Promise<number> {
  const counted = await sql<{ overdue: number }>`
    select count(*)::int as overdue from work_orders w
    join forms f on f.municipality_id = w.municipality_id and f.id = w.form_id and f.deleted_at is null
    where w.municipality_id = ${municipalityId} and w.state = 'open' and ${inScope(scope, 'w.area_id')}
      and w.due_on < (${at}::timestamptz at time zone
        (select m.time_zone from municipalities m where m.id = ${municipalityId}))::date`.execute(db);
  return counted.rows[0]?.overdue ?? 0;
}
