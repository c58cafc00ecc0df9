// Records of very long submissions: their length has a limit, and nobody else waits for them.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log.ts';
import { postToOutbox } from '../../platform/outbox/outbox.ts';
import { saveForm } from '../../testing/forms.ts';
import { LONG_FORM, longAnswers } from '../../testing/hostile/long-answers.ts';
import { measurePdf, readPdf } from '../../testing/read-pdf.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await saveForm(world.as.supervisor, { id: 'long', definition: LONG_FORM });
});
afterAll(() => world.close());

const LONG = 145;

async function store(id: string, copies: number): Promise<TestReply> {
  const body = { id: testId(id), version: 1, answers: longAnswers(copies, id) };
  const reply = await world.visitor.post(`/api/public/forms/${testId('long')}/submissions`, body);
  expect(reply.status).toBe(200);
  return reply;
}

const ask = (id: string, options: object = {}) =>
  world.as.supervisor.post(`/api/submissions/${testId(id)}/records`, {
    language: 'es',
    options: { ...DEFAULT_RECORD_OPTIONS, ...options },
  });
/** Points of a sheet of A4, as which a roll is measured, too. */
const SHEET_HEIGHT = 842;
async function drawn(id: string, options: object = {}): Promise<Buffer> {
  const { body } = await ask(id, options);
  await world.runJobs();
  const { url } = (await world.as.supervisor.get(`/api/records/${body.id}`)).body;
  return (await world.as.supervisor.get(url)).raw;
}
const made = async (id: string, options: object = {}) => readPdf(await drawn(id, options));
const stateOf = async (recordId: string): Promise<string> =>
  (await world.as.supervisor.get(`/api/records/${recordId}`)).body.state;

it('X27.07 a record has two hundred pages at most, and says that the submission goes on', async () => {
  await store('pages', LONG);
  for (const options of [
    {},
    { textSize: 'large', spacing: 'large' },
    { textSize: 'small', spacing: 'small' },
    { paper: 'portable' },
  ]) {
    const { heights, lastText } = await measurePdf(await drawn('pages', options));
    const sheets = heights.reduce((sum, height) => sum + height, 0) / SHEET_HEIGHT;
    expect(sheets).toBeLessThanOrEqual(200);
    expect(sheets).toBeGreaterThan(100);
    expect(lastText).toContain('El acta continúa.');
  }
});

it('X27.07 a record of a hundred pages is whole', async () => {
  await store('whole', 15);
  const { pages, text } = await made('whole');
  expect(pages.length).toBeGreaterThan(50);
  expect(text).not.toContain('El acta continúa.');
});

it('X18.21 X27.07 on 80 mm paper a record over five metres has pages of one metre, and all of it', async () => {
  const copies = Array.from({ length: 60 }, (_, at) => ({
    id: `r${at}`,
    answers: { seen: { value: `visto ${at}.` }, said: { value: `${'dicho '.repeat(120)}${at}.` } },
  }));
  const answers = { ...longAnswers(0, 'metres'), rows: { r: copies } };
  const body = { id: testId('metres'), version: 1, answers };
  await world.visitor.post(`/api/public/forms/${testId('long')}/submissions`, body);
  const { pages, text, accessible } = await made('metres', { paper: 'portable' });
  expect(pages.length).toBeGreaterThan(5);
  for (const [at, page] of pages.entries()) {
    expect(page.height).toBeCloseTo((1_000 / 25.4) * 72, 0);
    expect(page.text).toContain(`Página ${at + 1} de ${pages.length}`);
  }
  for (const { answers: own } of copies) expect(text).toContain(own.seen.value);
  expect(text).not.toContain('El acta continúa.');
  expect(accessible).toBe(true);
});

async function isTried(entryId: string): Promise<boolean> {
  const { rows } = await sql<{ attempts: number }>`
    select attempts from outbox_entries where id = ${entryId}`.execute(world.db);
  return rows[0]?.attempts === 1;
}

it('X27.05 ten long records that wait stop neither a delivery nor the short record of somebody else', async () => {
  await store('heavy', LONG);
  await store('short', 0);
  const sizes = ['small', 'medium', 'large'];
  const wishes = sizes.flatMap((textSize) => sizes.map((spacing) => ({ textSize, spacing })));
  const asked = [...wishes, { paper: 'portable' }].map(
    async (wish) => (await ask('heavy', wish)).body.id as string,
  );
  const long = await Promise.all(asked);
  expect(new Set(long).size).toBe(10);
  const entryId = randomUUID();
  await postToOutbox(world.db, {
    municipalityId: HOME.id,
    id: entryId,
    kind: 'nobody-takes-it',
    submissionId: '',
    label: 'entry',
    payload: {},
    createdAt: world.time.now,
    createdBy: 'inspector',
  });
  const { body: short } = await ask('short');
  const stop = await startWorker({
    db: world.db,
    databaseUrl: () => world.appUrl,
    lanes: world.lanes,
    log: createLog('silent'),
  });
  try {
    while ((await stateOf(short.id)) === 'waiting' || !(await isTried(entryId))) await pause(20);
    expect(await stateOf(short.id)).toBe('ready');
    const states = await Promise.all(long.map(stateOf));
    expect(states.filter((state) => state === 'waiting').length).toBeGreaterThanOrEqual(8);
    for (const id of long) await world.as.supervisor.delete(`/api/records/${id}`);
  } finally {
    await stop();
  }
});

it('X27.08 a visitor asks for thirty records a minute from one address, however many receipts they hold', async () => {
  let asked = 0;
  for (let receipt = 0; receipt < 4; receipt++) {
    const { headers } = await store(`receipt${receipt}`, 0);
    const browser = caller(world.app, { cookie: String(headers['set-cookie']).split(';')[0] ?? '' });
    const path = `/api/public/submissions/${testId(`receipt${receipt}`)}/records`;
    for (let time = 0; time < 9; time++) {
      const reply = await browser.post(path, { kind: 'record' });
      asked += 1;
      expect(reply.status, String(asked)).toBe(asked <= 30 ? 200 : 429);
    }
  }
});
