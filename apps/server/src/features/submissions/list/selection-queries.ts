// What a filter means in the database: lists, totals, map, spreadsheets and statistics take their condition from here.
// rules: R7.02-R7.07, W19, X32.32, X36.67
import type { RowScope } from '@constancia/domain/access/scope.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import type { SubmissionFilter } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { saysNumber } from '../../citizens/public.ts';
import type { FormRow } from '../../forms/public.ts';
import { type FormKey, ofForm } from '../queries.ts';
import { wordQuery } from '../search/search-words.ts';
import { type RowOrder, rowOrder, timeName } from './order-queries.ts';

/** Moments from `from` up to, but without, `to`; null where it is open. */
export interface Range {
  readonly from: Date | null;
  readonly to: Date | null;
}

/** The submissions of a form that somebody may see and a filter finds. */
export interface Selection {
  readonly form: FormKey;
  readonly scope: RowScope;
  readonly filter: SubmissionFilter;
  /** The days of the filter in the municipality's time. */
  readonly range: Range;
  readonly order: RowOrder;
  /** A further one, on `submissions s`; null for none. */
  readonly condition: RawBuilder<boolean> | null;
}

export interface ListWish {
  readonly form: Pick<FormRow, 'municipalityId' | 'id' | 'timeZone'>;
  readonly scope: RowScope;
  readonly filter: SubmissionFilter;
  /** Absent for the usual one, newest first. */
  readonly order?: RowOrder;
  readonly condition?: RawBuilder<boolean> | null;
}

/** Only the database knows when the days of a time zone begin. */
export async function selectionOf(db: Queryable, wish: ListWish): Promise<Selection> {
  const { form, scope, filter, order = rowOrder(null, filter, null), condition = null } = wish;
  const { municipalityId, id: formId, timeZone } = form;
  const wanted = { form: { municipalityId, formId }, scope, filter, order, condition };
  const { from, to } = filter;
  if (from === null && to === null) return { ...wanted, range: { from: null, to: null } };
  const found = await sql<Range>`
    select ${from}::date::timestamp at time zone ${timeZone} as "from",
      (${to}::date + 1)::timestamp at time zone ${timeZone} as "to"`.execute(db);
  return { ...wanted, range: found.rows[0] ?? { from: null, to: null } };
}

/** The time that the filter's days go by (R7.07). */
export const timeOf = (filter: SubmissionFilter): RawBuilder<unknown> => sql.ref(timeName(filter));

export function inRange(time: RawBuilder<unknown>, { from, to }: Range): RawBuilder<boolean> {
  const since = from === null ? sql`true` : sql`${time} >= ${from}`;
  return to === null ? sql<boolean>`${since}` : sql<boolean>`(${since} and ${time} < ${to})`;
}

/** Names whose submissions are selected; null for everybody's. */
export function authorsOf({ scope, filter: { answeredBy } }: Selection): readonly string[] | null {
  if (scope.createdBy === null) return answeredBy === null ? null : [answeredBy];
  const own = scope.createdBy.filter((name) => name !== ANONYMOUS_AUTHOR);
  return answeredBy === null ? own : own.filter((name) => name === answeredBy);
}

const ID = /^[0-9A-Za-z]{20}$/;

/** By its code, in capitals or not, or by its id: the list shows both. What is no id is found by codes alone, in their index. */
function isNamed(name: string): RawBuilder<boolean> {
  const byCode = sql<boolean>`s.code in (${name}, ${name.toUpperCase()})`;
  return ID.test(name) ? sql<boolean>`(s.id = ${name} or ${byCode})` : byCode;
}

/** By badge and payment, as the row keeps them; none for a filter without them. */
export function withStatuses({ badge, payment }: SubmissionFilter): readonly RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (badge !== null) conditions.push(sql`s.badge = ${badge}`);
  if (payment !== null) conditions.push(sql`s.payment = ${payment}`);
  return conditions;
}

/** The condition on `submissions s`. A state that is none is written -1, as in indexes and counters. */
export function selected(selection: Selection): RawBuilder<boolean> {
  const { form, scope, filter, range } = selection;
  const conditions = [ofForm(form, scope), inRange(timeOf(filter), range)];
  if (filter.answeredBy !== null) conditions.push(sql`s.created_by = ${filter.answeredBy}`);
  if (filter.code !== null) conditions.push(isNamed(filter.code));
  if (filter.documentNumber !== null)
    conditions.push(saysNumber(filter.documentNumber, sql`(${form.municipalityId})`));
  if (filter.state !== null) conditions.push(sql`coalesce(s.state, -1) = ${filter.state}`);
  conditions.push(...withStatuses(filter));
  if (filter.text !== null) conditions.push(sql`s.words @@ ${wordQuery(form.formId, filter.text)}::tsquery`);
  if (selection.condition !== null) conditions.push(selection.condition);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether cells of the map are kept for it: by state, in areas, and nothing else. */
export function keepsCells(selection: Selection): boolean {
  const { filter, range } = selection;
  const { code, documentNumber, text } = filter;
  const anyTime = range.from === null && range.to === null;
  const isNamed = code !== null || documentNumber !== null || text !== null;
  return authorsOf(selection) === null && anyTime && !isNamed && withStatuses(filter).length === 0;
}
