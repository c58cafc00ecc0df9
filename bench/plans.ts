// Counts how often PostgreSQL plans a statement for each submission that is stored, once all statements are known.
import { sql } from 'kysely';
import { bigForm } from './big-form.ts';
import { saveForm, signIn } from './client.ts';
import { run } from './load.ts';
import { asOwner, type Stack } from './stack.ts';
import type { Row } from './table.ts';
import { submissionRequests } from './varied-answers.ts';

const QUESTIONS = 30;
const CLIENTS = 32;
const AMOUNT = 8_000;

interface Counted {
  readonly query: string;
  readonly plans: number;
  readonly runs: number;
}

export async function measurePlans(stack: Stack): Promise<readonly Row[]> {
  const definition = bigForm(QUESTIONS);
  const next = submissionRequests(definition, [await saveForm(stack, await signIn(stack), definition)]);
  await run({ url: stack.url, amount: AMOUNT, clients: CLIENTS, next });
  await asOwner(stack, (db) => sql`select pg_stat_statements_reset()`.execute(db));
  await run({ url: stack.url, amount: AMOUNT, clients: CLIENTS, next });
  const counted = await asOwner(stack, async (db) => {
    const { rows } = await sql<Counted>`
      select left(query, 100) as query, plans, calls as runs from pg_stat_statements
      where query not like '%pg_stat_statements%' order by plans desc, calls desc`.execute(db);
    return rows;
  });
  for (const { query, plans, runs } of counted.slice(0, 12))
    process.stderr.write(`${plans} plans, ${runs} runs: ${query.replaceAll(/\s+/g, ' ')}\n`);
  const sum = (read: (one: Counted) => number) => counted.reduce((total, one) => total + read(one), 0);
  return [
    {
      what: 'Intake: plans made for each answer stored',
      value: sum(({ plans }) => plans) / AMOUNT,
      unit: '',
    },
    {
      what: 'Intake: statements for each answer, also inside functions',
      value: sum(({ runs }) => runs) / AMOUNT,
      unit: '',
    },
  ];
}
