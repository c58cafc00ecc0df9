// What a look-up must not reveal: by its duration, in a closed country, or to somebody who has many right
// codes.
import { ADDRESS_HITS, ADDRESS_MISSES } from '@constancia/domain/submissions/guessing.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const OPEN = aForm()
  .with({ title: { text: 'Pedido' } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .with({ recordCodeLength: 8 })
  .withStates('Recibido', 'Resuelto')
  .withSection('s', aQuestion('name', 'text'))
  .build();
/** Shortest duration of every look-up in milliseconds; a timer may fire one or two too early. */
const EVENLY_MS = 198;

let world: TestWorld;
let code = '';
let recordCode = '';
beforeAll(async () => {
  world = await openTestWorld();
  const form = await saveForm(world.as.supervisor, { id: 'open', definition: OPEN });
  const sent = await submitTo(world.as.supervisor, form, { id: 'ofOpen', answers: answersOf({ name: 'x' }) });
  ({ code, recordCode } = sent.body);
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(world.db);
});

const record = (asked: string) => world.visitor.post('/api/public/records', { code: asked });
const state = (asked: string) => world.visitor.post('/api/public/states', { code: asked });
const saidBy = ({ status, body }: TestReply) => [status, JSON.stringify(body)];

async function millisecondsOf(ask: () => Promise<TestReply>, status: number): Promise<number> {
  const started = performance.now();
  const reply = await ask();
  expect(reply.status).toBe(status);
  return performance.now() - started;
}

it('W1 W2 what is found, what is nobody’s and what is no code take the same time at least', async () => {
  const unknown = recordCode.replace(/\d+$/, '99999');
  expect(await millisecondsOf(() => record(recordCode), 200)).toBeGreaterThanOrEqual(EVENLY_MS);
  expect(await millisecondsOf(() => record(unknown), 404)).toBeGreaterThanOrEqual(EVENLY_MS);
  expect(await millisecondsOf(() => record('no'), 404)).toBeGreaterThanOrEqual(EVENLY_MS);
  expect(await millisecondsOf(() => state(code), 200)).toBeGreaterThanOrEqual(EVENLY_MS);
  expect(await millisecondsOf(() => state('HM99999'), 404)).toBeGreaterThanOrEqual(EVENLY_MS);
});

it('W1 W2 R2.111 in a disabled country a code is answered with the same bytes as one that is nobody’s', async () => {
  const nobodys = [await record(recordCode.replace(/\d+$/, '99999')), await state('HM99999')].map(saidBy);
  expect([await record(recordCode), await state(code)].map(({ status }) => status)).toEqual([200, 200]);
  await sql`update countries set disabled = true`.execute(world.db);
  const closed = [await record(recordCode), await state(code)].map(saidBy);
  await sql`update countries set disabled = false`.execute(world.db);
  expect(closed).toEqual(nobodys);
});

it('W1 X18.17 sixty right codes of an address in a quarter of an hour, then it waits: all codes cannot be walked over', async () => {
  expect(ADDRESS_HITS).toBe(60);
  expect((await state(code)).status).toBe(200);
  // As if this address had looked up fifty-eight more.
  await sql`update rate_limits set tries = 59 where key like 'look-up:hits:%'`.execute(world.db);
  expect((await state(code)).status).toBe(200);
  const walked = await state(code);
  expect([walked.status, walked.body.code]).toEqual([429, 'too-many-requests']);
  expect(walked.body.values.seconds).toBeGreaterThan(800);
});

it('R6.23 W2 the state of a submission is looked up without an account, and opens nothing else', async () => {
  const reply = await state(code);
  expect(reply.body).toEqual({ title: 'Pedido', state: 'Recibido' });
  expect(reply.headers['set-cookie']).toBeUndefined();
});

it('X36.44 who tried too many wrong codes of records still looks up a state, and the other way round', async () => {
  for (let tried = 0; tried < ADDRESS_MISSES; tried++)
    expect((await record(recordCode.replace(/\d+$/, `9999${tried}`))).status).toBe(404);
  expect((await record(recordCode)).status).toBe(429);
  expect((await state(code)).status).toBe(200);
  await sql`delete from rate_limits`.execute(world.db);
  for (let tried = 0; tried < ADDRESS_MISSES; tried++)
    expect((await state(`HM9999${tried}`)).status).toBe(404);
  expect((await state(code)).status).toBe(429);
  expect((await record(recordCode)).status).toBe(200);
});
