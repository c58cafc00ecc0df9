// Pages of feeds at the same moment: how many are made, who waits, and what a slow reader holds up.
import { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import type { ReceivedFile } from '../../../platform/sheet/piece-port.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { formVersions } from '../../forms/public.ts';
import { sheetExporter } from '../thread/sheet-exporter.ts';
import { openFeed, readFeedPage, type FeedServices } from './read-feed.ts';

/** A page is a megabyte: far more than waits for a reader. */
const COUNT = 100;
const LENGTH = 10_000;
const ACTOR = {
  userId: 'u',
  username: 'supervisor',
  email: 's@villa.example',
  role: 'ROLE_SUPERVISOR' as const,
  municipalityId: HOME.id,
  areaIds: [HOME.areas[0]],
};

let world: TestWorld;
let form: string;
const threads: Worker[] = [];
const seen = (thread: Worker) => void threads.push(thread);

beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'turns', definition: STAFF_FORM });
  await submitTo(world.as.inspector, form, { id: 'model', answers: answersOf({ name: 'x'.repeat(LENGTH) }) });
  await sql`insert into submissions select filled.* from submissions s, generate_series(1, ${COUNT - 1}::integer) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 't'), 'code', 'T' || n)) filled
    where s.id = ${testId('model')}`.execute(world.db);
  process.on('worker', seen);
});
afterAll(async () => {
  process.off('worker', seen);
  await world.close();
});

async function pagesOf(services: Pick<FeedServices, 'sheets'>) {
  const all = { ...services, db: world.db, versions: formVersions(world.db) };
  const opened = await openFeed(all, ACTOR, form);
  return () => readFeedPage(all, opened, { actor: ACTOR, root: '', table: 'Submissions', query: {} });
}

it('X38.86 two pages are made at a time, the others wait for their turn', async () => {
  const making: ((page: ReceivedFile) => void)[] = [];
  const open = () => new Promise<ReceivedFile>((resolve) => void making.push(resolve));
  const page = await pagesOf({ sheets: { open } });
  const asked = Array.from({ length: 5 }, page);
  const made: ReceivedFile = { file: Readable.from([]), total: 1, made: () => 1 };
  const begun: number[] = [];
  for (let done = 0; done < asked.length; done++) {
    await new Promise(setImmediate);
    begun.push(making.length);
    making[done]?.(made);
    await asked[done];
  }
  expect(begun).toEqual([2, 3, 4, 5, 5]);
});

it('X38.86 a page is made before it is sent, in the thread of spreadsheets: who does not read it holds up no other', async () => {
  threads.length = 0;
  const log = createLog('error', { write: () => undefined });
  const sheets = sheetExporter({ databaseUrl: () => world.url, log });
  const page = await pagesOf({ sheets });
  const unread = await Promise.all(Array.from({ length: 6 }, page));
  expect(unread.map(({ total }) => total)).toEqual(Array.from({ length: 6 }, () => COUNT));
  const open = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(world.db);
  expect(open.rows[0]?.count).toBe(0);
  const read = await page();
  expect(Buffer.concat(await read.file.toArray()).length).toBeGreaterThan(COUNT * LENGTH);
  expect(threads).toHaveLength(1);
  for (const { file } of unread) file.destroy();
  await sheets.close();
});
