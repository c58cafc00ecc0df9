// The life of the thread that writes spreadsheets.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { sheetExporter } from './sheet-exporter.ts';

let world: TestWorld;
let formId: string;
const threads: Worker[] = [];
const seen = (thread: Worker) => void threads.push(thread);

beforeAll(async () => {
  world = await openTestWorld();
  formId = await saveForm(world.as.supervisor, { id: 'sheet', definition: STAFF_FORM });
  await submitTo(world.as.inspector, formId, { id: 'one', answers: answersOf({ name: 'a' }) });
  process.on('worker', seen);
});
afterAll(async () => {
  process.off('worker', seen);
  await world.close();
});

it('X32.24 the thread that writes spreadsheets starts soon after somebody opens a list', async () => {
  await world.as.supervisor.get(`/api/forms/${formId}`);
  for (const _ of [1, 2])
    expect((await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).status).toBe(200);
  expect(threads).toHaveLength(0);
  await vi.waitFor(() => expect(threads).toHaveLength(1), { timeout: 10_000 });
});

const log = createLog('error', { write: () => undefined });
const exporter = (unusedMax: number) => {
  const sheets = sheetExporter({ databaseUrl: () => world.url, log, unusedMax });
  const form = { id: formId, municipalityId: HOME.id, version: 1, timeZone: 'UTC' };
  const scope = { areas: 'all', createdBy: null } as const;
  const order = () =>
    sheets.open({ form, scope, filter: filterOf({}), order: null, language: 'es', format: 'csv' });
  return { sheets, order };
};

/** More than the server has. */
const CONNECTIONS = 30;

it('X32.20 a spreadsheet is written by a thread of its own while every connection of the server is busy', async () => {
  threads.length = 0;
  const { sheets, order } = exporter(60_000);
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const busy = Array.from({ length: CONNECTIONS }, () => world.db.connection().execute(() => freed));
  let isAnswered = false;
  const waiting = sql`select 1`.execute(world.db).then(() => (isAnswered = true));
  const { file, total } = await order();
  expect([total, String(Buffer.concat(await file.toArray())).includes('Pregunta name')]).toEqual([1, true]);
  expect([isAnswered, threads.length]).toEqual([false, 1]);
  free();
  await Promise.allSettled([...busy, waiting]);
  expect(threads[0]?.performance.eventLoopUtilization().active).toBeGreaterThan(0);
  await sheets.close();
});

it('X32.24 it ends when nobody opened a list for a while and no file is being written; the next order starts it again', async () => {
  threads.length = 0;
  const { sheets, order } = exporter(300);
  const { file } = await order();
  await setTimeout(600);
  expect(threads).toHaveLength(1);
  const [thread] = threads;
  if (!thread) throw new Error('no thread');
  const ended = once(thread, 'exit');
  expect(String(Buffer.concat(await file.toArray()))).toContain('Pregunta name');
  await ended;

  const again = await order();
  expect(again.total).toBe(1);
  expect(threads).toHaveLength(2);
  expect(String(Buffer.concat(await again.file.toArray()))).toContain('Pregunta name');
  await sheets.close();
});
