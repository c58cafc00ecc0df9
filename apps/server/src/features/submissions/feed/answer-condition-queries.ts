// What a filter on an answer means in the database: it compares what the cell of the column shows, version by version.
// rules: X38.102
import type { AnswerComparing } from '@constancia/domain/odata/feed-model.ts';
import type { FeedCondition, FilterAnswer } from '@constancia/domain/odata/filter/feed-condition.ts';
import { answerText } from '@constancia/domain/presentation/sheet/sheet.ts';
import type { FormIndex, QuestionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { sheetWords } from '@constancia/messages/sheet-words.ts';
import { type RawBuilder, sql } from 'kysely';
import { FEED_LANGUAGE } from './feed-language.ts';
import { isTextTest, SIGNS, textTested } from './test-queries.ts';

type Tested = Extract<FeedCondition, { readonly type: 'answer' }>;

/** What a text may consist of and still count as blank. */
const BLANK =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
/** Characters that cells leave out. */
const ODD = '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]';

const SQL_TYPES: Readonly<Record<AnswerComparing, RawBuilder<unknown>>> = {
  text: sql`text`,
  decimal: sql`numeric`,
  day: sql`date`,
  hour: sql`time`,
};

/** Text as a cell has it. */
const cleaned = sql`(case when b.t ~ ${ODD} then
  regexp_replace(regexp_replace(b.t, ${'\r\n?'}, ${'\n'}, 'g'), ${ODD}, '', 'g') else b.t end)`;

/** Values that a cell shows as something else: options and yes or no. */
function shownAs(entry: QuestionEntry): ReadonlyMap<string, string> {
  const { question } = entry;
  const ids = question.kind === 'yes-no' ? ['yes', 'no'] : question.options.map(({ id }) => id);
  const words = { language: FEED_LANGUAGE, words: sheetWords(FEED_LANGUAGE) };
  return new Map(ids.map((id) => [id, answerText(entry, id, words)]));
}

function textShown(entry: QuestionEntry): RawBuilder<unknown> {
  const { kind } = entry.question;
  if (kind === 'decimal') return sql`(case when right(b.t, 1) = ',' then left(b.t, -1) else ${cleaned} end)`;
  if (kind !== 'yes-no' && kind !== 'single-choice') return cleaned;
  const shown = shownAs(entry);
  const ids = sql`${[...shown.keys()]}::text[]`;
  return sql`(case when b.t = any(${ids}) then (${[...shown.values()]}::text[])[array_position(${ids}, b.t)] else ${cleaned} end)`;
}

/** What was answered must have the form of its type before it is taken for one: imported answers may hold anything. */
const TYPED: Readonly<Record<Exclude<AnswerComparing, 'text'>, RawBuilder<unknown>>> = {
  decimal: sql`(case when b.t ~ '^-?0*[0-9]{1,30}(,[0-9]{0,30})?$' then rtrim(replace(b.t, ',', '.'), '.')::numeric end)`,
  day: sql`(case when b.t ~ '^[0-9]{2}/(0[1-9]|1[0-2])/[0-9]{4}$' and right(b.t, 4) <> '0000' then
    case when left(b.t, 2)::integer between 1 and extract(day from
      make_date(right(b.t, 4)::integer, substr(b.t, 4, 2)::integer, 1) + interval '1 month' - interval '1 day')
    then make_date(right(b.t, 4)::integer, substr(b.t, 4, 2)::integer, left(b.t, 2)::integer) end end)`,
  hour: sql`(case when b.t ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then b.t::time end)`,
};

interface Asked {
  readonly versions: readonly number[];
  readonly entry: QuestionEntry;
}

/** Versions that ask it alike are one case. */
function askedIn({ sectionId, questionId }: FilterAnswer, versions: ReadonlyMap<number, FormIndex>) {
  const alike = new Map<string, Asked>();
  for (const [version, index] of versions) {
    const entry = index.questionById.get(questionId);
    if (entry?.section.id !== sectionId) continue;
    const { condition, question } = entry;
    const key = JSON.stringify([condition?.id ?? null, question.kind, [...shownAs(entry)]]);
    alike.set(key, { entry, versions: [...(alike.get(key)?.versions ?? []), version] });
  }
  return [...alike.values()];
}

/** Of the submission `s`; null for what was not asked, not answered or does not fit the column. */
function cellOf(answer: FilterAnswer, versions: ReadonlyMap<number, FormIndex>): RawBuilder<unknown> {
  const { comparing, questionId, sectionId } = answer;
  const type = SQL_TYPES[comparing];
  const cases = askedIn(answer, versions).map(({ entry, versions: of }) => {
    const isTicked = entry.condition
      ? sql`and coalesce((s.answers->'ticked'->${sectionId}::text) ? ${entry.condition.id}, false)`
      : sql``;
    const shown = comparing === 'text' ? textShown(entry) : TYPED[comparing];
    // The offsets keep each step by itself: stored answers are opened once, not once for each use.
    return sql`when s.form_version = any(${of}::integer[]) ${isTicked} then (
      select case when btrim(b.t, ${BLANK}) <> '' then ${comparing === 'text' ? sql`nullif(${shown}, '')` : shown} end
      from (select case when jsonb_typeof(a.v) = 'string' then a.v#>>'{}' end as t
        from (select s.answers->'main'->${questionId}::text->'value' as v offset 0) a offset 0) b)`;
  });
  return cases.length === 0 ? sql`null::${type}` : sql`(case ${sql.join(cases, sql` `)} end)`;
}

/** As OData has it: nothing is equal to nothing, and neither before nor after anything. */
export function answerTested(
  { answer, comparison, value }: Tested,
  versions: ReadonlyMap<number, FormIndex>,
): RawBuilder<boolean> {
  const cell = cellOf(answer, versions);
  if (isTextTest(comparison)) return textTested(cell, comparison, value ?? '');
  const given = sql`${value}::text::${SQL_TYPES[answer.comparing]}`;
  if (comparison === 'eq') return sql<boolean>`(${cell} is not distinct from ${given})`;
  if (comparison === 'ne') return sql<boolean>`(${cell} is distinct from ${given})`;
  return sql<boolean>`((${cell} ${SIGNS[comparison]} ${given}) is true)`;
}
