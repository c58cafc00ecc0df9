// The order of a list in the database. By a time or a state it is that of an index; by anything else the few that a
// filter finds are sorted, those without a value last. Equal ones are newest first.
// rules: R7.08, X33.66
import { LEGAL_PERSON_LAST_NAME } from '@constancia/domain/citizens/person-name.ts';
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import type { SubmissionFilter } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { type ListOrder, orderText } from '@constancia/domain/submissions/order/list-order.ts';
import { type RawBuilder, sql } from 'kysely';

/** Where a page begins or ends. */
export interface PageKey {
  /** A time in microseconds since 1970. */
  readonly at: string;
  readonly id: string;
  /** What the order goes by, when that is no time; null for a row without. */
  readonly value: string | null;
}

interface Named {
  /** As the URL says it; '' for the usual order. */
  readonly name: string;
}

interface TimeOrder extends Named {
  readonly type: 'time';
  readonly time: 's.created_at' | 's.updated_at';
  readonly isDown: boolean;
}

interface ValueOrder extends Named {
  readonly type: 'state' | 'text' | 'number';
  /** Of the submission `s`; null for none. */
  readonly value: RawBuilder<unknown>;
  /** Equal ones go by it, newest first. */
  readonly time: 's.created_at' | 's.updated_at';
  readonly isDown: boolean;
}

export type RowOrder = TimeOrder | ValueOrder;

/** Letters by which long texts are sorted. */
const LETTERS = 120;

/** The values that the keys of an order have. */
export const KEY_VALUES = {
  state: /^-?\d{1,10}$/,
  number: /^-?\d{1,30}(?:\.\d{1,30})?$/,
  text: /^[^\0]{1,120}$/su,
} as const;

const asText = (value: RawBuilder<unknown>) =>
  sql`(nullif(left(btrim(${value}), ${sql.lit(LETTERS)}), '') collate spanish_natural)`;

const PERSON = sql`case when s.citizen->>'lastName' = ${sql.lit(LEGAL_PERSON_LAST_NAME)} then s.citizen->>'firstName'
  else concat(s.citizen->>'lastName', ' ', s.citizen->>'firstName') end`;

/** Imported documents may hold anything: what is no number, date or time counts as no answer. */
function valueOfQuestion({ id, kind, options }: Question): Pick<ValueOrder, 'type' | 'value'> {
  const answer = sql`(s.answers->'main'->${id}::text->'value')`;
  const text = sql`(${answer}#>>'{}')`;
  const number = (value: RawBuilder<unknown>) =>
    ({ type: 'number', value: sql`(${value})::numeric` }) as const;
  const position = (value: RawBuilder<unknown>) =>
    number(sql`array_position(${options.map((option) => option.id)}::text[], ${value})`);
  switch (kind) {
    case 'integer':
    case 'decimal':
      return number(
        sql`case when ${text} ~ '^-?\\d{1,30}([.,]\\d{0,30})?$' then rtrim(replace(${text}, ',', '.'), '.') end`,
      );
    case 'date':
      return number(sql`case when ${text} ~ '^\\d{2}/\\d{2}/\\d{4}$'
        then substr(${text}, 7, 4) || substr(${text}, 4, 2) || substr(${text}, 1, 2) end`);
    case 'time':
      return number(sql`case when ${text} ~ '^\\d{2}:\\d{2}$' then replace(${text}, ':', '') end`);
    case 'yes-no':
      return number(sql`case ${text} when 'no' then 1 when 'yes' then 2 end`);
    case 'single-choice':
      return position(text);
    case 'multiple-choice':
      return position(sql`${answer}->>0`);
    default:
      return { type: 'text', value: asText(text) };
  }
}

/** The time that days and the usual order go by (R7.07, R7.08). */
export const timeName = ({ byLastUpdate }: SubmissionFilter) =>
  byLastUpdate ? 's.updated_at' : 's.created_at';

/** The order that was asked for; the usual one, newest first, when none was or its question is not asked any more. */
export function rowOrder(
  order: ListOrder | null,
  filter: SubmissionFilter,
  newest: FormIndex | null,
): RowOrder {
  const time = timeName(filter);
  const usual: RowOrder = { name: '', type: 'time', time, isDown: true };
  if (order === null) return usual;
  const { by, isDown } = order;
  const named = { name: orderText(order), isDown };
  if (typeof by === 'object') {
    const entry = newest?.questionById.get(by.question);
    return entry ? { ...named, ...valueOfQuestion(entry.question), time } : usual;
  }
  switch (by) {
    case 'created':
      return { ...named, type: 'time', time: 's.created_at' };
    case 'updated':
      return { ...named, type: 'time', time: 's.updated_at' };
    case 'state':
      return { ...named, type: 'state', value: sql`coalesce(s.state, -1)`, time };
    case 'code':
      return { ...named, type: 'text', value: asText(sql`s.code`), time };
    case 'author':
      return { ...named, type: 'text', value: asText(sql`s.created_by`), time };
    case 'person':
      return { ...named, type: 'text', value: asText(PERSON), time };
  }
}

/** Along the list, or back to its beginning. */
export type Direction = 'after' | 'before';

const way = (isDown: boolean) => (isDown ? sql`desc` : sql`asc`);

/** What rows with `value`, `at` and `id` are sorted by. */
export function inOrder(order: RowOrder, direction: Direction = 'after', of = 'k'): RawBuilder<unknown> {
  const [value, at, id] = [sql.ref(`${of}.value`), sql.ref(`${of}.at`), sql.ref(`${of}.id`)];
  const isBack = direction === 'before';
  const main = way(order.isDown !== isBack);
  if (order.type === 'time') return sql`${at} ${main}, ${id} ${main}`;
  const ties = way(!isBack);
  const none = isBack ? sql`first` : sql`last`;
  return sql`${value} ${main} nulls ${none}, ${at} ${ties}, ${id} ${ties}`;
}

/** The order of rows with the same value, or of all when it is one of time, on `s`. */
export function byTime({ type, time, isDown }: RowOrder, direction: Direction) {
  const isDescending = (type === 'time' ? isDown : true) !== (direction === 'before');
  return {
    first: sql`order by ${sql.ref(time)} ${way(isDescending)}, s.id ${way(isDescending)}`,
    beyond: (key: PageKey) =>
      sql<boolean>`(${sql.ref(time)}, s.id) ${isDescending ? sql`<` : sql`>`} (${moment(key)}, ${key.id})`,
  };
}

/** The time of a page key. */
function moment({ at }: PageKey): RawBuilder<unknown> {
  return sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;
}

/** Rows `k` after a key, or before it. */
export function beyondValue(
  { type, isDown }: ValueOrder,
  key: PageKey,
  direction: Direction,
): RawBuilder<boolean> {
  const isBack = direction === 'before';
  const sameValue = sql`(k.at, k.id) ${isBack ? sql`>` : sql`<`} (${moment(key)}, ${key.id})`;
  // Those without a value are the last.
  if (key.value === null)
    return isBack ? sql`(k.value is not null or ${sameValue})` : sql`(k.value is null and ${sameValue})`;
  const value = type === 'text' ? sql`${key.value}::text` : sql`${key.value}::numeric`;
  const sign = isDown !== isBack ? sql`<` : sql`>`;
  const further = isBack ? sql`k.value ${sign} ${value}` : sql`(k.value is null or k.value ${sign} ${value})`;
  return sql`(${further} or (k.value = ${value} and ${sameValue}))`;
}
