// Rules of the plan: storing and listing them, and what they can name.
// rules: X39.50, X39.52, X39.54, X40.57
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import type { IntervalUnit, PlanRuleKind } from '@constancia/domain/work-orders/plan-rule.ts';
import type { StoredState } from '@constancia/domain/work-orders/work-order.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';
import { plainText } from '../../../platform/db/queries.ts';
import { inScope } from '../../territory/public.ts';
import { type Planned, type Seen, type SeenSubmission, seenSubmission } from '../queries.ts';

/** What a rule finds work by. */
export interface Cause {
  readonly municipalityId: string;
  readonly kind: PlanRuleKind;
  readonly formId: string;
  readonly assetType: string;
  readonly assetAreaIds: readonly number[];
  readonly every: number;
  readonly unit: IntervalUnit;
  readonly triggerFormId: string;
  readonly triggerState: number | null;
}

export interface StoredRule extends Cause {
  readonly id: string;
  readonly name: string;
  readonly areaId: string;
  readonly dueDays: number;
  readonly priority: number;
  readonly assignedTo: string;
  readonly note: string;
  readonly active: boolean;
}

export interface PlanRuleRow extends StoredRule {
  readonly version: number;
  readonly savedBy: string;
  readonly readUntil: number;
  readonly madeUntil: number;
  /** Version of the form; null when it is deleted or in another area now. */
  readonly formVersion: number | null;
  readonly formTitle: Localized | null;
  /** Null when the form that causes its orders is deleted, and for an interval. */
  readonly triggerTitle: Localized | null;
  /** Null when that form has no such state any more. */
  readonly stateText: Localized | null;
  /** Whether who is to do its orders still works in the area; true for nobody by name. */
  readonly personWorks: boolean;
}

const COLUMNS = sql`r.municipality_id, r.id, r.name, r.kind, r.form_id, r.area_id, r.asset_type, r.asset_area_ids, r.every,
  r.unit, r.trigger_form_id, r.trigger_state, r.due_days, r.priority, r.assigned_to, r.note, r.active, r.version, r.saved_by,
  r.read_until, r.made_until, f.version as form_version, f.titles as form_title, t.titles as trigger_title,
  (select jsonb_strip_nulls(jsonb_build_object('text', s->>${'name' satisfies keyof WorkflowState}::text,
      'in', s->${'in' satisfies keyof WorkflowState}::text)) from form_versions v
    cross join lateral jsonb_array_elements(v.definition->'states') s
    where v.municipality_id = t.municipality_id and v.form_id = t.id and v.version = t.version
      and (s->>'id')::integer = r.trigger_state limit 1) as state_text,
  r.assigned_to = '' or works_in_area(r.municipality_id, r.assigned_to, r.area_id) as person_works`;

const FROM = sql`from plan_rules r
    left join forms f on f.municipality_id = r.municipality_id and f.id = r.form_id and f.area_id = r.area_id
      and f.deleted_at is null
    left join forms t on t.municipality_id = r.municipality_id and t.id = r.trigger_form_id and t.deleted_at is null`;

export interface ListedRuleRow extends PlanRuleRow {
  readonly openOrders: number;
}

/** A title in all its languages, as one text. */
const inAllLanguages = (titles: RawBuilder<unknown>) =>
  sql`(select string_agg(v.value, ' ') from jsonb_each_text(${titles} -> 'in') v)`;

/** What people call a rule by: its name, its forms and their area, the assets that it goes through, who is to do its orders. */
const CALLED = plainText(sql`concat_ws(' ', r.name, r.asset_type, r.assigned_to, f.title, t.title,
    ${inAllLanguages(sql`f.titles`)}, ${inAllLanguages(sql`t.titles`)},
    (select a.name from areas a where a.municipality_id = r.municipality_id and a.id = r.area_id))`);

const COLUMNS_WITH_ORDERS = sql`${COLUMNS}, (select count(*)::int from work_orders w
  where w.municipality_id = r.municipality_id and w.rule_id = r.id and w.state = 'open') as open_orders`;

/** A page of the rules that a text finds, by name, and how many there are on all pages. */
export function listRuleRows(
  db: Queryable,
  { municipalityId, scope }: Planned,
  { text, ...page }: Page & { readonly text: string },
): Promise<FoundPage<ListedRuleRow>> {
  const found =
    () => sql`${FROM} where r.municipality_id = ${municipalityId} and ${inScope(scope, 'r.area_id')}
    and (${text} = '' or ${CALLED} like ${plainText(sql`${contains(text)}::text`)})`;
  const order = sql`r.name collate spanish_natural, r.id`;
  return findPage(db, { columns: COLUMNS_WITH_ORDERS, found, order }, page);
}

/** Locked. */
export async function findRule(tx: Queryable, planned: Planned, id: string): Promise<PlanRuleRow | null> {
  const found = await sql<PlanRuleRow>`
    select ${COLUMNS} ${FROM} where r.municipality_id = ${planned.municipalityId} and r.id = ${id}
      and ${inScope(planned.scope, 'r.area_id')} for update of r`.execute(tx);
  return found.rows[0] ?? null;
}

/** Null while another process works on it, and once it is off or gone. */
export async function takeRule(
  tx: Queryable,
  { municipalityId, id }: Pick<StoredRule, 'municipalityId' | 'id'>,
): Promise<PlanRuleRow | null> {
  const taken = await sql<PlanRuleRow>`
    select ${COLUMNS} ${FROM} where r.municipality_id = ${municipalityId} and r.id = ${id} and r.active
    for update of r skip locked`.execute(tx);
  return taken.rows[0] ?? null;
}

/** One person at a time adds rules to a municipality, so that none are too many. */
export async function lockRules(tx: Queryable, municipalityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('constancia-plan-rules'), hashtext(${municipalityId}))`.execute(
    tx,
  );
}

export async function countRules(tx: Queryable, municipalityId: string): Promise<number> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from plan_rules where municipality_id = ${municipalityId}`.execute(tx);
  return counted.rows[0]?.total ?? 0;
}

/** The last event that was given a position: what happened up to it causes no orders of a rule that begins now. */
const lastEvent = (municipalityId: string) => sql`coalesce((select max(e.position) from submission_events e
  where e.municipality_id = ${municipalityId} and e.position is not null), 0)`;

/** False when the municipality has a rule of this id. */
export async function insertRule(
  tx: Queryable,
  r: StoredRule & { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const inserted = await sql`
    insert into plan_rules (municipality_id, id, name, kind, form_id, area_id, asset_type, asset_area_ids, every, unit,
      trigger_form_id, trigger_state, due_days, priority, assigned_to, note, active, read_until, created_at, saved_by)
    values (${r.municipalityId}, ${r.id}, ${r.name}, ${r.kind}, ${r.formId}, ${r.areaId}, ${r.assetType},
      ${r.assetAreaIds}::integer[], ${r.every}, ${r.unit}, ${r.triggerFormId}, ${r.triggerState}, ${r.dueDays},
      ${r.priority}, ${r.assignedTo}, ${r.note}, ${r.active}, ${lastEvent(r.municipalityId)}, ${r.at}, ${r.by})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}

/** An interval goes through its assets again; a rule about submissions that `begins` sees those from now on. */
export async function updateRule(
  tx: Queryable,
  r: StoredRule & { readonly by: string; readonly begins: boolean },
): Promise<void> {
  const from = r.begins ? lastEvent(r.municipalityId) : sql`read_until`;
  await sql`
    update plan_rules set name = ${r.name}, kind = ${r.kind}, form_id = ${r.formId}, area_id = ${r.areaId},
      asset_type = ${r.assetType}, asset_area_ids = ${r.assetAreaIds}::integer[], every = ${r.every}, unit = ${r.unit},
      trigger_form_id = ${r.triggerFormId}, trigger_state = ${r.triggerState}, due_days = ${r.dueDays},
      priority = ${r.priority}, assigned_to = ${r.assignedTo}, note = ${r.note}, active = ${r.active},
      read_until = ${from}, made_on = null, made_until = 0, version = version + 1, saved_by = ${r.by}
    where municipality_id = ${r.municipalityId} and id = ${r.id}`.execute(tx);
}

export async function removeRule(
  tx: Queryable,
  { municipalityId, id }: Pick<StoredRule, 'municipalityId' | 'id'>,
): Promise<void> {
  await sql`delete from plan_rules where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

export interface OfferedForm {
  readonly id: string;
  readonly title: Localized;
  readonly states: readonly Pick<WorkflowState, 'id' | 'name' | 'in'>[];
}

export async function listOfferedForms(
  db: Queryable,
  { municipalityId, scope }: Planned,
  most: number,
): Promise<readonly OfferedForm[]> {
  const found = await sql<OfferedForm>`
    select f.id, f.titles as title, coalesce((
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', (s->>'id')::integer, 'name', s->>'name', 'in', s->'in'))
          order by n)
        from jsonb_array_elements(v.definition->'states') with ordinality d(s, n)), '[]') as states
    from forms f
    join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id and v.version = f.version
    where f.municipality_id = ${municipalityId} and f.deleted_at is null and ${inScope(scope, 'f.area_id')}
    order by f.title collate "es-x-icu", f.id limit ${most}`.execute(db);
  return found.rows;
}

export interface CausedRow {
  readonly id: string;
  readonly title: Localized;
  readonly dueOn: string;
  readonly state: StoredState;
  readonly takenBy: string;
  readonly takenUntil: Date | null;
  readonly submission: SeenSubmission | null;
}

/** Oldest first. */
export async function listCausedRows(
  db: Queryable,
  seen: Seen,
  { submissionId, most }: { readonly submissionId: string; readonly most: number },
): Promise<readonly CausedRow[]> {
  const { municipalityId, scope } = seen;
  const found = await sql<CausedRow>`
    select w.id, f.titles as title, to_char(w.due_on, 'YYYY-MM-DD') as due_on, w.state, w.taken_by, w.taken_until,
      ${seenSubmission(seen, 'submission_id')} as submission
    from work_orders w
    join forms f on f.municipality_id = w.municipality_id and f.id = w.form_id and f.deleted_at is null
    where w.municipality_id = ${municipalityId} and w.caused_by = ${submissionId} and ${inScope(scope, 'w.area_id')}
    order by w.created_at, w.id limit ${most}`.execute(db);
  return found.rows;
}
