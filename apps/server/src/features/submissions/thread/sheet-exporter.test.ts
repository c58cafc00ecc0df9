// The life of the thread that writes spreadsheets.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('X32.24 the thread that writes spreadsheets starts when somebody opens a list', async () => {
  await world.as.supervisor.get(`/api/forms/${formId}`);
  expect(threads).toHaveLength(0);
  expect((await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).status).toBe(200);
  expect(threads).toHaveLength(1);
});

it('X32.24 it ends when nobody opened a list for a while and no file is being written; the next order starts it again', async () => {
  threads.length = 0;
  const log = createLog('error', { write: () => undefined });
  const sheets = sheetExporter({ databaseUrl: () => world.url, log, unusedMax: 300 });
  const form = { id: formId, municipalityId: HOME.id, version: 1, timeZone: 'UTC' };
  const scope = { areas: 'all', createdBy: null } as const;
  const order = () =>
    sheets.open({ form, scope, filter: filterOf({}), order: null, language: 'es', format: 'csv' });

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
