// Fills a form with many submissions by SQL, as fast as the database takes them. Their answers differ from each other,
// as people's do: copies of one would compress better than real ones, and keep every cache warm.
import type { FormDefinition, Question } from '@constancia/domain/forms/definition/form.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { answersTo } from './big-form.ts';
import { nextId } from './client.ts';
import type { Stack } from './stack.ts';

/** A whole number below `below` that depends on the row and the question. */
const varied = (question: number, below: number) =>
  sql<number>`(abs(hashint8(n * 1000 + ${sql.lit(question)})) % ${sql.lit(below)})`;

const oneOf = (values: readonly string[], question: number) =>
  sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[1 + ${varied(question, values.length)}]`;

const VALUES: Readonly<Record<QuestionKind, (question: Question, at: number) => RawBuilder<unknown>>> = {
  text: (_, at) =>
    sql`'Se observa la vereda ' || left(md5((n + ${sql.lit(at)})::text), 8 + ${varied(at, 24)}) || ', raíz a la vista.'`,
  integer: (_, at) => sql`${varied(at, 10_000)}::text`,
  decimal: (_, at) => sql`${varied(at, 1_000)} || ',' || ${varied(at + 500, 100)}`,
  date: (_, at) => sql`to_char(date '2020-01-01' + ${varied(at, 2_500)}, 'DD/MM/YYYY')`,
  time: (_, at) => sql`to_char(time '00:00' + ${varied(at, 1_440)} * interval '1 minute', 'HH24:MI')`,
  link: (_, at) => sql`'https://www.ejemplo.org/acta/' || ${varied(at, 1_000_000)}`,
  'single-choice': ({ options }, at) =>
    oneOf(
      options.map(({ id }) => id),
      at,
    ),
  'multiple-choice': ({ options }, at) =>
    sql`to_jsonb(string_to_array(${oneOf(
      options.map(({ id }, option) =>
        [id, ...options.slice(option + 1, option + 2).map((next) => next.id)].join(' '),
      ),
      at,
    )}, ' '))`,
  'yes-no': (_, at) => oneOf(['yes', 'no'], at),
};

const QUESTIONS_AT_A_TIME = 40;
const PIECE = 20_000;

/** The answers of row `n`; one of ten is left out where the question may be left blank. */
function variedAnswers({ sections }: FormDefinition): RawBuilder<unknown> {
  const pairs = sections
    .flatMap(({ questions }) => questions)
    .map((question, at) => {
      const value = sql`jsonb_build_object('value', ${VALUES[question.kind](question, at)})`;
      const given = question.required
        ? value
        : sql`case when ${varied(at + 250, 10)} > 0 then ${value} else '{}' end`;
      return sql`${sql.lit(question.id)}, ${given}`;
    });
  const pieces: RawBuilder<unknown>[] = [];
  for (let from = 0; from < pairs.length; from += QUESTIONS_AT_A_TIME)
    pieces.push(sql`jsonb_build_object(${sql.join(pairs.slice(from, from + QUESTIONS_AT_A_TIME))})`);
  return sql`jsonb_build_object('ticked', '{}'::jsonb, 'rows', '{}'::jsonb, 'main', ${sql.join(pieces, sql` || `)})`;
}

/** Sends one submission through the product and copies its row with other answers; returns the ids of some. */
export async function fillWithSubmissions(
  stack: Pick<Stack, 'url' | 'databaseUrl'>,
  { formId, definition }: { readonly formId: string; readonly definition: FormDefinition },
  { count, some }: { readonly count: number; readonly some: number },
): Promise<readonly string[]> {
  const first = nextId('x');
  const reply = await fetch(`${stack.url}/api/public/forms/${formId}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: first, version: 1, answers: answersTo(definition) }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  const db = openDatabase({ url: () => stack.databaseUrl, connections: 1, queryTimeoutMs: 3_600_000 });
  await sql`set statement_timeout = 0`.execute(db);
  // In pieces, because the database counts all answers of a statement together.
  for (let from = 1; from < count; from += PIECE)
    await sql`
      insert into submissions
      select filled.* from submissions s cross join generate_series(${from}::integer, ${Math.min(from + PIECE, count) - 1}::integer) n
      cross join lateral jsonb_populate_record(s, jsonb_build_object('id', left(md5(${formId} || n), 20),
        'code', left(${formId}, 6) || n, 'created_at', s.created_at - n * interval '1 minute',
        'answers', ${variedAnswers(definition)})) filled
      where s.id = ${first}`.execute(db);
  await sql`update form_counters set submissions = ${count} where form_id = ${formId}`.execute(db);
  await sql`vacuum analyze submissions`.execute(db);
  const found = await sql<{ id: string }>`
    select id from submissions where form_id = ${formId} order by hashtext(id) limit ${some}`.execute(db);
  await db.destroy();
  return found.rows.map(({ id }) => id);
}
