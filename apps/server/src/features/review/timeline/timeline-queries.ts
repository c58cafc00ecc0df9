// Everything that happened to one submission, from the tables of what happened to it. rules: X33.70, X34.77, X34.84
import type { TimelineEvent } from '@constancia/contract/submissions/timeline.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { EXTERNAL_MESSAGE, INCIDENT } from '../../submissions/public.ts';
import type { SubmissionKey } from '../queries.ts';
import { REVISION_MAIL } from '../revision-mail.ts';

export interface TimelineRow {
  readonly at: Date;
  readonly kind: TimelineEvent['kind'];
  readonly by: string;
  readonly details: object;
  /** Microseconds since 1970. */
  readonly moment: string;
  /** Orders what happened at the same moment, and is unique in the timeline. */
  readonly name: string;
}

/** Where a page continues from. */
export type TimelineKey = Pick<TimelineRow, 'moment' | 'name'>;

function sentAndStates({ municipalityId, id }: SubmissionKey): RawBuilder<unknown> {
  return sql`
    select s.created_at as at, 'sent' as kind, s.created_by as by, '0' as name,
      jsonb_build_object('startedFrom', coalesce(b.code, '')) as details
    from submissions s left join submissions b on b.municipality_id = s.municipality_id and b.id = s.started_from
    where s.municipality_id = ${municipalityId} and s.id = ${id}
    union all
    select at, 'state', username, '1.' || lpad(position::text, 6, '0'),
      jsonb_build_object('name', state_name, 'until', lead(at) over (order by position))
    from state_changes where municipality_id = ${municipalityId} and submission_id = ${id}`;
}

/** A revision that answers a request is shown as the reply to it. */
function edits({ municipalityId, id }: SubmissionKey): RawBuilder<unknown> {
  return sql`
    select c.at, 'edit', c.made_by, '4.' || lpad(c.number::text, 6, '0'),
      jsonb_build_object('edit', c.kind, 'answers', jsonb_array_length(c.changes -> 'answers'), 'reason', c.reason)
    from corrections c where c.municipality_id = ${municipalityId} and c.submission_id = ${id}
      and not (c.kind = 'revision' and exists (
        select from change_requests r where r.municipality_id = ${municipalityId} and r.submission_id = ${id}
          and r.completed_at = c.at))`;
}

/** One reply, acceptance or recall ends all the requests that were open: it is shown once, with the last of them. */
function requests({ municipalityId, id }: SubmissionKey): RawBuilder<unknown> {
  const asked = sql`(
    select *, lpad(number::text, 6, '0') as place, lead(completed_at) over (order by number) as next_completed,
      lead(accepted_at) over (order by number) as next_accepted, lead(recalled_at) over (order by number) as next_recalled
    from change_requests where municipality_id = ${municipalityId} and submission_id = ${id}) r`;
  const revision = sql`
    select c.made_by, jsonb_array_length(c.changes -> 'answers') as answers from corrections c
    where c.municipality_id = ${municipalityId} and c.submission_id = ${id} and c.kind = 'revision'
      and c.at = r.completed_at limit 1`;
  return sql`
    select r.at, 'request', r.made_by, '3.' || r.place, jsonb_build_object('comment', r.comment,
      'questions', jsonb_array_length(r.requested), 'dueOn', r.due_on)
    from ${asked}
    union all
    select r.completed_at, 'reply', coalesce(c.made_by, ''), '4.' || r.place,
      jsonb_build_object('message', r.message, 'answers', coalesce(c.answers, 0))
    from ${asked} left join lateral (${revision}) c on true
    where r.completed_at is not null and r.completed_at is distinct from r.next_completed
    union all
    select r.accepted_at, 'acceptance', r.accepted_by, '5.' || r.place, '{}'::jsonb from ${asked}
    where r.accepted_at is not null and r.accepted_at is distinct from r.next_accepted
    union all
    select r.recalled_at, 'recall', r.recalled_by, '5.' || r.place, '{}'::jsonb from ${asked}
    where r.recalled_at is not null and r.recalled_at is distinct from r.next_recalled`;
}

/** The number of an incident is that of the built-in register, or the one the submission has from another system. */
function deliveries({ municipalityId, id }: SubmissionKey): RawBuilder<unknown> {
  const letters = ['mail', 'payment-mail', 'appointment-mail', REVISION_MAIL, EXTERNAL_MESSAGE];
  return sql`
    select o.created_at, 'letter', o.created_by, '6.' || o.id,
      jsonb_build_object('letter', o.kind, 'delivery', o.state)
    from outbox_entries o where o.municipality_id = ${municipalityId} and o.submission_id = ${id}
      and o.submission_id <> '' and o.kind = any(${letters}::text[])
    union all
    select o.created_at, 'incident', o.created_by, '2.' || o.id, jsonb_build_object('delivery', o.state,
      'number', coalesce(i.number::text, case when s.incident_raised_at = o.created_at then s.incident_number end, ''))
    from outbox_entries o
    join submissions s on s.municipality_id = o.municipality_id and s.id = o.submission_id
    left join incidents i on i.municipality_id = o.municipality_id and i.key = o.id
    where o.municipality_id = ${municipalityId} and o.submission_id = ${id} and o.submission_id <> ''
      and o.kind = ${INCIDENT}`;
}

/** Changes of the state of incidents of the built-in register. */
function incidentStates({ municipalityId, id }: SubmissionKey): RawBuilder<unknown> {
  return sql`
    select c.at, 'incident-state', c.username, '3.' || lpad(c.number::text, 10, '0') || lpad(c.position::text, 6, '0'),
      jsonb_build_object('number', c.number::text, 'state', c.state, 'note', c.note)
    from incidents i
    join incident_changes c on c.municipality_id = i.municipality_id and c.number = i.number
    where i.municipality_id = ${municipalityId} and i.submission_id = ${id}`;
}

/** What became of the appointment. */
function appointment({ municipalityId, id }: SubmissionKey): RawBuilder<unknown> {
  return sql`
    select at, 'appointment', username, '8.' || lpad(position::text, 6, '0'),
      jsonb_build_object('step', kind, 'start', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'note', note)
    from appointment_changes where municipality_id = ${municipalityId} and submission_id = ${id}`;
}

/** Records leave after a day; the audit log keeps who asked for them. */
function records({ municipalityId, id }: SubmissionKey): RawBuilder<unknown> {
  return sql`
    select at, 'record', actor, '7.' || lpad(number::text, 18, '0'), '{}'::jsonb from audit_entries
    where municipality_id = ${municipalityId} and subject_id = ${id} and action = 'export'
      and subject = 'submission' and details ->> 'format' = 'pdf'`;
}

function payments({ municipalityId, id }: SubmissionKey): RawBuilder<unknown> {
  const orders = sql`
    from pay_orders p where p.municipality_id = ${municipalityId} and p.submission_id = ${id}`;
  const paid = (step: RawBuilder<unknown>) =>
    sql`jsonb_build_object('step', ${step}, 'amount', p.amount, 'currency', p.product #>> '{currencyType,name}')`;
  return sql`
    select p.created_at, 'payment', p.created_by, '2.' || p.id, ${paid(sql`'ordered'::text`)} ${orders}
    union all
    select p.resolved_at, 'payment', '', '3.' || p.id, ${paid(sql`p.state`)} ${orders}
      and p.resolved_at is not null and p.state <> 'pending'
    union all
    select p.closed_at, 'payment', p.closed_by, '4.' || p.id, ${paid(sql`p.closed_as`)} ${orders}
      and p.closed_at is not null`;
}

/** Newest first. */
export async function listTimeline(
  db: Queryable,
  key: SubmissionKey,
  page: { readonly after: TimelineKey | null; readonly size: number },
): Promise<readonly TimelineRow[]> {
  const older = page.after
    ? sql`(t.at, t.name collate "C") < (timestamptz 'epoch' + ${page.after.moment}::bigint * interval '1 microsecond',
        ${page.after.name})`
    : sql`true`;
  const all = [
    sentAndStates,
    edits,
    requests,
    deliveries,
    incidentStates,
    records,
    payments,
    appointment,
  ].map((of) => of(key));
  const found = await sql<TimelineRow>`
    select t.at, t.kind, t.by, t.details, t.name, (extract(epoch from t.at) * 1000000)::bigint::text as moment
    from (${sql.join(all, sql` union all `)}) t
    where ${older} order by t.at desc, t.name collate "C" desc limit ${page.size}`.execute(db);
  return found.rows;
}
