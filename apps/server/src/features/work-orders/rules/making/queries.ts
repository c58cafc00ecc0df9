// What rules of the plan find to do, and the orders that they make. An order is made once for its cause.
// rules: X39.51, X39.52, X39.53
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/database.ts';
import type { NewWorkOrder, Now } from '../../queries.ts';
import type { Cause, PlanRuleRow, StoredRule } from '../queries.ts';

const today = ({ at, timeZone }: Now) => sql`(${at}::timestamptz at time zone ${timeZone})::date`;

/** Whole spans of the rule since a day, and the day on which the last of them ended. */
function spans({ every, unit }: Cause, now: Now): RawBuilder<unknown> {
  if (unit === 'weeks')
    return sql`select k, b.base + k * ${every * 7}::integer as since
      from (select (${today(now)} - b.base) / ${every * 7}::integer as k) n`;
  return sql`select k, (b.base + k * ${every}::integer * interval '1 month')::date as since
    from (select (extract(year from g) * 12 + extract(month from g))::integer / ${every}::integer as k
      from (select age(${today(now)}, b.base) as g) aged) n`;
}

/**
 * Assets that nobody visited with the form for as long as the rule says, counted from the last visit or from when they were
 * registered. One that was cancelled or left undone is due again after another such time.
 */
function dueAssets(cause: Cause, { now, ruleId }: { readonly now: Now; readonly ruleId: string }) {
  return sql`from assets a
    cross join lateral (select (coalesce((
        select s.created_at from submissions s where s.municipality_id = a.municipality_id and s.asset is not null
          and s.asset ->> 'id' = a.id::text and s.form_id = ${cause.formId}
        order by s.created_at desc limit 1), a.registered_at) at time zone ${now.timeZone})::date as base) b
    cross join lateral (${spans(cause, now)}) p
    where a.municipality_id = ${cause.municipalityId} and a.type = ${cause.assetType}
      and (cardinality(${cause.assetAreaIds}::integer[]) = 0 or a.incident_area_id = any(${cause.assetAreaIds}::integer[]))
      and p.k > 0
      and not exists (select from work_orders w where w.municipality_id = a.municipality_id and w.rule_id = ${ruleId}
        and w.asset_id = a.id and w.state = 'open')
      and not exists (select from work_orders w where w.municipality_id = a.municipality_id and w.rule_id = ${ruleId}
        and w.rule_cause = ${ASSET_CAUSE})`;
}

const ASSET_CAUSE = sql`'asset:' || a.id || ':' || to_char(p.since, 'YYYY-MM-DD')`;

/** What an order is about, and the cause that it is made once for. */
export interface FoundWork {
  readonly cause: string;
  readonly causedBy: string | null;
  readonly assetId: number | null;
  readonly assetName: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** By number of the asset, after the one up to which the rule went. */
export async function listDueAssets(
  tx: Queryable,
  rule: PlanRuleRow,
  { now, most }: { readonly now: Now; readonly most: number },
): Promise<readonly FoundWork[]> {
  const found = await sql<FoundWork>`
    select ${ASSET_CAUSE} as cause, null as caused_by, a.id as asset_id, a.description as asset_name, a.address, a.latitude,
      a.longitude
    ${dueAssets(rule, { now, ruleId: rule.id })} and a.id > ${rule.madeUntil} order by a.id limit ${most}`.execute(
    tx,
  );
  return found.rows;
}

/** Up to `most`. A rule that is not stored yet has no id. */
export async function countDueAssets(
  db: Queryable,
  cause: Cause,
  { now, ruleId, most }: { readonly now: Now; readonly ruleId: string; readonly most: number },
): Promise<number> {
  const counted = await sql<{ due: number }>`
    select count(*)::int as due from (select ${dueAssets(cause, { now, ruleId })} limit ${most}) d`.execute(
    db,
  );
  return counted.rows[0]?.due ?? 0;
}

/** Events `e` that cause orders of the rule. */
function causing({ triggerFormId, kind, triggerState }: Cause): RawBuilder<boolean> {
  const happened =
    kind === 'arrival'
      ? sql`e.kind = 'sent'`
      : sql`e.kind in ('sent', 'state-changed') and e.state = ${triggerState}`;
  return sql<boolean>`e.form_id = ${triggerFormId} and ${happened}`;
}

/** Submissions of the last days that would have caused orders, up to `most`. */
export async function countCausing(
  db: Queryable,
  cause: Cause,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<number> {
  const counted = await sql<{ found: number }>`
    select count(*)::int as found from (
      select distinct e.submission_id from submission_events e
      where e.municipality_id = ${cause.municipalityId} and ${causing(cause)} and e.position is not null and e.at >= ${since} limit ${most}) d`.execute(
    db,
  );
  return counted.rows[0]?.found ?? 0;
}

/** Where the next events of a municipality end; null without any after the position. */
export async function nextEvents(
  tx: Queryable,
  { municipalityId, readUntil }: Pick<PlanRuleRow, 'municipalityId' | 'readUntil'>,
  most: number,
): Promise<{ readonly last: number; readonly events: number } | null> {
  const found = await sql<{ last: number | null; events: number }>`
    select max(position) as last, count(*)::int as events from (
      select e.position from submission_events e
      where e.municipality_id = ${municipalityId} and e.position > ${readUntil} order by e.position limit ${most}) n`.execute(
    tx,
  );
  const [row] = found.rows;
  return row && row.last !== null ? { last: row.last, events: row.events } : null;
}

/**
 * Submissions of these events that are still there, each with its asset of the register, or with its location. Until the
 * transaction ends nobody deletes one, so that no order comes about after its submission took its location away.
 */
export async function listCausing(
  tx: Queryable,
  rule: PlanRuleRow,
  { last, asksAsset }: { readonly last: number; readonly asksAsset: boolean },
): Promise<readonly FoundWork[]> {
  const found = await sql<FoundWork>`
    select 'submission:' || s.id as cause, s.id as caused_by, a.id as asset_id, coalesce(a.description, '') as asset_name,
      coalesce(nullif(a.address, ''), nullif(s.location->>'address', ''), s.code) as address,
      coalesce(a.latitude, s.latitude / 1000000.0::double precision) as latitude,
      coalesce(a.longitude, s.longitude / 1000000.0::double precision) as longitude
    from submissions s
    left join assets a on ${asksAsset}::boolean and a.municipality_id = s.municipality_id and a.id::text = s.asset ->> 'id'
    where s.municipality_id = ${rule.municipalityId} and s.id in (
      select e.submission_id from submission_events e
      where e.municipality_id = ${rule.municipalityId} and ${causing(rule)} and e.position > ${rule.readUntil} and e.position <= ${last})
    order by s.created_at, s.id for key share of s`.execute(tx);
  return found.rows;
}

/** Rules with something to do: an interval once a day, the others when something happened since. */
export async function listDueRules(
  db: Queryable,
  at: Date,
): Promise<readonly { readonly municipalityId: string; readonly id: string; readonly timeZone: string }[]> {
  const found = await sql<{ municipalityId: string; id: string; timeZone: string }>`
    select r.municipality_id, r.id, m.time_zone from plan_rules r
    join municipalities m on m.id = r.municipality_id
    where r.active and case r.kind
      when 'interval' then r.made_on is null or r.made_on < (${at}::timestamptz at time zone m.time_zone)::date
      else exists (select from submission_events e
        where e.municipality_id = r.municipality_id and e.position > r.read_until) end
    order by r.municipality_id, r.id`.execute(db);
  return found.rows;
}

/** `until`: up to which asset it went; null when it has been through all of them today. */
export async function setMade(
  tx: Queryable,
  { municipalityId, id }: Pick<StoredRule, 'municipalityId' | 'id'>,
  { until, now }: { readonly until: number | null; readonly now: Now },
): Promise<void> {
  await sql`
    update plan_rules set made_until = ${until ?? 0},
      made_on = ${until === null ? today(now) : sql`made_on`}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

export async function setRead(
  tx: Queryable,
  { municipalityId, id }: Pick<StoredRule, 'municipalityId' | 'id'>,
  last: number,
): Promise<void> {
  await sql`
    update plan_rules set read_until = ${last} where municipality_id = ${municipalityId} and id = ${id}`.execute(
    tx,
  );
}

export interface RuleOrders {
  readonly rule: PlanRuleRow;
  readonly now: Now;
  readonly found: readonly (FoundWork & Pick<NewWorkOrder, 'id'>)[];
}

/** Returns how many there were not yet. */
export async function insertRuleOrders(tx: Queryable, { rule, now, found }: RuleOrders): Promise<number> {
  const inserted = await sql`
    insert into work_orders (municipality_id, id, form_id, area_id, asset_id, asset_name, address, latitude, longitude,
      due_on, priority, assigned_to, note, created_by, created_at, rule_id, rule_cause, caused_by)
    select ${rule.municipalityId}, n.id, ${rule.formId}, ${rule.areaId}, n."assetId", n."assetName", n.address, n.latitude,
      n.longitude, ${today(now)} + ${rule.dueDays}::integer, ${rule.priority}::smallint, ${rule.assignedTo}, ${rule.note},
      ${rule.savedBy}, ${now.at}::timestamptz, ${rule.id}, n.cause, n."causedBy"
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) n(id text, cause text, "causedBy" text, "assetId" integer,
      "assetName" text, address text, latitude double precision, longitude double precision)
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length;
}
