// Measures intake on a table that already has a million submissions: look-ups must not grow with it.
import { sql } from 'kysely';
import { bigForm } from './big-form.ts';
import { saveForm, signIn } from './client.ts';
import { measureRound, type Round, roundRows } from './intake.ts';
import { run } from './load.ts';
import { asOwner, type Stack } from './stack.ts';
import type { Row } from './table.ts';
import { submissionRequests } from './varied-answers.ts';

const QUESTIONS = 30;
const STORED = 1_000_000;
const SAMPLE = 1_000;
const CLIENTS = 32;
const ROUNDS = 6;
const AMOUNT = 8_000;

/** Copies the submissions that were sent until there are a million: ids, codes and times differ, answers repeat. */
async function fill(stack: Stack, formId: string): Promise<void> {
  await asOwner(stack, async (db) => {
    await sql`
      insert into submissions
      select r.* from generate_series(1, ${STORED - SAMPLE}::integer) n
      join (select id, row_number() over () as position from submissions where form_id = ${formId}) p
        on p.position = n % ${SAMPLE}::integer + 1
      join submissions s on s.id = p.id
      cross join lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'b'), 'code', 'B' || n,
        'created_at', s.created_at - n * interval '1 minute')) r`.execute(db);
    await sql`update form_counters set submissions = ${STORED}, counted = ${STORED} where form_id = ${formId}`.execute(
      db,
    );
    await sql`vacuum analyze submissions`.execute(db);
    await sql`checkpoint`.execute(db);
  });
}

export async function measureFullTable(stack: Stack): Promise<readonly Row[]> {
  const definition = bigForm(QUESTIONS);
  const formId = await saveForm(stack, await signIn(stack), definition);
  const next = submissionRequests(definition, [formId]);
  await run({ url: stack.url, amount: SAMPLE, clients: CLIENTS, next });
  const empty: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) empty.push(await measureRound({ stack, next }, AMOUNT));
  const large = await saveForm(stack, await signIn(stack), definition);
  const toLarge = submissionRequests(definition, [large]);
  await run({ url: stack.url, amount: SAMPLE, clients: CLIENTS, next: toLarge });
  await fill(stack, large);
  await run({ url: stack.url, amount: SAMPLE, clients: CLIENTS, next: toLarge });
  const full: Round[] = [];
  for (let round = 0; round < ROUNDS; round++)
    full.push(await measureRound({ stack, next: toLarge }, AMOUNT));
  return [
    ...roundRows(`Intake, ${QUESTIONS} questions, young table`, empty),
    ...roundRows(`Intake, ${QUESTIONS} questions, 1,000,000 stored`, full),
  ];
}
