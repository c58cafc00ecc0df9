// Measures list pages, look-ups and the spreadsheet of a form with 100,000 submissions.
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { answersTo, bigForm } from './big-form.ts';
import { nextId, saveForm, signIn } from './client.ts';
import { memory, type Stack } from './stack.ts';
import { percentile, type Row } from './table.ts';

const ANSWERS = 100_000;
const QUESTIONS = 30;
const READS = 400;

/** Sends one submission through the product, then copies its row: the rows are as large as if each had been sent. */
async function fill(stack: Stack, formId: string): Promise<readonly string[]> {
  const first = nextId('x');
  const answers = answersTo(bigForm(QUESTIONS));
  const reply = await fetch(`${stack.url}/api/public/forms/${formId}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: first, version: 1, answers }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  const db = openDatabase({ url: () => stack.databaseUrl, connections: 1 });
  await sql`set statement_timeout = 0`.execute(db);
  await sql`
    insert into submissions
    select (jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'b'), 'code', 'B' || n,
      'created_at', s.created_at - n * interval '1 minute'))).*
    from submissions s, generate_series(1, ${ANSWERS - 1}) n where s.id = ${first}`.execute(db);
  await sql`update form_counters set submissions = ${ANSWERS} where form_id = ${formId}`.execute(db);
  await sql`update version_counters set submissions = ${ANSWERS} where form_id = ${formId}`.execute(db);
  await sql`vacuum analyze submissions`.execute(db);
  const some = await sql<{ id: string }>`
    select id from submissions where form_id = ${formId} order by hashtext(id) limit ${READS}`.execute(db);
  await db.destroy();
  return some.rows.map(({ id }) => id);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function json<T>(url: string, cookie: string): Promise<T> {
  const reply = await fetch(url, { headers: { cookie } });
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return (await reply.json()) as T;
}

/** Milliseconds for each of the list's pages, from the newest on. */
async function readPages(stack: Stack, formId: string, cookie: string): Promise<readonly number[]> {
  const times: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < READS; page++) {
    const query: string = cursor === null ? '' : `?cursor=${String(cursor)}`;
    times.push(
      await timed(async () => {
        const read: { next: string | null } = await json(
          `${stack.url}/api/forms/${formId}/submissions${query}`,
          cookie,
        );
        cursor = read.next;
      }),
    );
  }
  return times;
}

async function exportAll(stack: Stack, formId: string, cookie: string): Promise<readonly Row[]> {
  const before = await memory(stack);
  const start = performance.now();
  const reply = await fetch(`${stack.url}/api/forms/${formId}/submissions.xlsx`, { headers: { cookie } });
  let firstByte = 0;
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    if (bytes === 0) firstByte = performance.now() - start;
    bytes += chunk.length;
  }
  const seconds = (performance.now() - start) / 1000;
  const after = await memory(stack);
  const cells = ANSWERS * (QUESTIONS + 5);
  return [
    { what: 'Spreadsheet of 100,000 answers: written', value: cells / seconds, unit: 'cells/s' },
    { what: 'Spreadsheet: first byte', value: firstByte, unit: 'ms' },
    { what: 'Spreadsheet: size', value: bytes / 1024 / 1024, unit: 'MB' },
    {
      what: 'Spreadsheet: memory above what the server used before',
      value: Math.max(0, after.peak - before.now),
      unit: 'MB',
    },
  ];
}

export async function measureLargeForm(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  const formId = await saveForm(stack, cookie, bigForm(QUESTIONS));
  const ids = await fill(stack, formId);
  const sheet = await exportAll(stack, formId, cookie);
  const pages = await readPages(stack, formId, cookie);
  const lookUps: number[] = [];
  for (const id of ids) lookUps.push(await timed(() => json(`${stack.url}/api/submissions/${id}`, cookie)));
  return [
    { what: 'List page with total, 100,000 answers, p50', value: percentile(pages, 0.5), unit: 'ms' },
    { what: 'List page with total, 100,000 answers, p99', value: percentile(pages, 0.99), unit: 'ms' },
    { what: 'Opening one of 100,000 answers, p50', value: percentile(lookUps, 0.5), unit: 'ms' },
    { what: 'Opening one of 100,000 answers, p99', value: percentile(lookUps, 0.99), unit: 'ms' },
    ...sheet,
  ];
}
