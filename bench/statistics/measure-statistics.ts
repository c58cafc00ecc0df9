// Measures the statistics of a form with a million submissions to 50 questions, made by SQL, which takes half an hour.
// STATISTICS_ANSWERS takes fewer.
import { DEFAULT_FILTER, QUICK_FILTERS, quickRange } from '@constancia/domain/statistics/range.ts';
import { sql } from 'kysely';
import { countAnswers, sortNumbers } from '../../apps/server/src/features/statistics/count-answers.ts';
import { bigForm } from '../big-form.ts';
import { saveForm, signIn } from '../client.ts';
import { fillWithSubmissions } from '../fill-submissions.ts';
import { asOwner, type Stack } from '../stack.ts';
import { percentileRows, type Row } from '../table.ts';

const ANSWERS = Number(process.env['STATISTICS_ANSWERS'] ?? 1_000_000);
const QUESTIONS = 50;
const READS = 20;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const rowsOf = (what: string, times: readonly number[]) => percentileRows(what, times, 0.5, 0.99);

export async function measureStatistics(stack: Stack): Promise<readonly Row[]> {
  const definition = bigForm(QUESTIONS);
  const cookie = await signIn(stack);
  const formId = await saveForm(stack, cookie, definition);
  const filling = await timed(() =>
    fillWithSubmissions(stack, { formId, definition }, { count: ANSWERS, some: 1 }),
  );
  const merging = await asOwner(stack, async (db) => {
    const took = await timed(async () => {
      await countAnswers(db);
      await sortNumbers(db);
    });
    await sql`vacuum analyze value_counters`.execute(db);
    await sql`vacuum analyze number_heaps`.execute(db);
    await sql`checkpoint`.execute(db);
    return took;
  });
  const today = new Date().toISOString().slice(0, 10);
  const ranges = {
    'all days': { from: '2000-01-01', to: today },
    'a year, to yesterday': {
      from: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`,
      to: quickRange('1-day', today).from,
    },
    ...Object.fromEntries(QUICK_FILTERS.map((filter) => [filter, quickRange(filter, today)])),
  };
  const rows: Row[] = [
    { what: `${ANSWERS} submissions stored by SQL, with their counters`, value: filling / 1_000, unit: 's' },
    { what: 'Numbers merged', value: merging / 1_000, unit: 's' },
  ];
  const read = async (path: string) => {
    const reply = await fetch(`${stack.url}/api/forms/${formId}/${path}`, { headers: { cookie } });
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json();
  };
  for (const [name, { from, to }] of Object.entries(ranges)) {
    const times: number[] = [];
    for (let at = 0; at < READS; at++)
      times.push(await timed(() => read(`statistics?from=${from}&to=${to}`)));
    rows.push(...rowsOf(`Statistics, ${name}`, times));
  }
  const words: number[] = [];
  const { from, to } = quickRange(DEFAULT_FILTER, today);
  for (let at = 0; at < READS; at++)
    words.push(await timed(() => read(`statistics/words?from=${from}&to=${to}`)));
  return [...rows, ...rowsOf('Words of 100 answers', words)];
}
