// Guessing the codes of other people's records, from as many addresses as an attacker likes, and what
// prevents it.
import { HARDEST_PUZZLE } from '@constancia/domain/submissions/guessing.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { hashesOf, notSolved, solved } from '../../../testing/puzzles.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const LONG = aForm()
  .with({ title: { text: 'Pedido' } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .with({ recordCodeLength: 8 })
  .withSection('s', aQuestion('name', 'text'));
const { recordCodeLength: _none, ...OF_BEFORE } = LONG.build();
/** The municipality is three hours behind Greenwich: there it is still the day before. */
const LATE = new Date('2026-03-11T01:30:00.000Z');
const ITS_DAY = '10/03/2026';

let world: TestWorld;
let long = '';
let short = '';

async function recordCodeOf(form: string, id: string): Promise<string> {
  const reply = await submitTo(world.as.supervisor, testId(form), { id, answers: answersOf({ name: id }) });
  return reply.body.recordCode;
}

beforeAll(async () => {
  world = await openTestWorld();
  world.time.now = LATE;
  await saveForm(world.as.supervisor, { id: 'long', definition: LONG.build() });
  await saveForm(world.as.supervisor, { id: 'short', definition: OF_BEFORE });
  long = await recordCodeOf('long', 'aB3dE5gH9x');
  short = await recordCodeOf('short', 'kL7mN9pQ1x');
});
afterAll(() => world.close());
beforeEach(async () => {
  world.time.now = LATE;
  await sql`delete from rate_limits`.execute(world.db);
});

let addresses = 0;
/** Somebody with an url that was not used before. */
const stranger = () => {
  addresses += 1;
  return caller(world.app, {}, `198.51.${addresses >> 8}.${addresses & 255}`);
};
const lookUp = (code: string, more: object = {}, who = stranger()): Promise<TestReply> =>
  who.post('/api/public/records', { code, ...more });
const saidBy = ({ status, body }: TestReply) => [status, JSON.stringify(body)];

const missed = async (key: string) => {
  const found = await sql<{ tries: number }>`
    select tries from rate_limits where key = ${`look-up:municipality:${key}`}`.execute(world.db);
  return found.rows[0]?.tries ?? 0;
};

/** So many wrong codes for the tests' municipality, each from another url and with the date. */
function miss(times: number): Promise<readonly TestReply[]> {
  const codes = Array.from({ length: times }, (_unused, index) => `xyzHM${70_000 + index}`);
  return Promise.all(codes.map((code) => lookUp(code, { date: ITS_DAY })));
}

/** As if there had been so many wrong codes in this hour and this day. */
async function missedBefore(ofHour: number, ofDay = ofHour): Promise<void> {
  await sql`delete from rate_limits`.execute(world.db);
  const hour = new Date(world.time.now.getTime() + 3_600_000);
  await sql`insert into rate_limits (key, resets_at, tries) values
    (${`look-up:municipality:${HOME.id}`}, ${hour}, ${ofHour}),
    (${`look-up:municipality-day:${HOME.id}`}, ${hour}, ${ofDay})`.execute(world.db);
}

it('W1 X28.01 a new form gives codes that begin with eight characters of the id, one of before with three', async () => {
  expect(long).toMatch(/^aB3dE5gHHM\d+$/);
  expect(short).toMatch(/^kL7HM\d+$/);
  expect((await lookUp(long)).status).toBe(200);
});

it("W1 X28.04 of a code of three characters the date is asked too, alike whether it is somebody's or nobody's", async () => {
  const asked = [await lookUp(short), await lookUp('zzzHM99999'), await lookUp('zzzHM1')].map(saidBy);
  expect(asked[0]?.[0]).toBe(422);
  expect(asked[0]?.[1]).toContain('code-date-required');
  for (const one of asked) expect(one).toEqual(asked[0]);
  expect((await lookUp(short, { date: ITS_DAY })).status).toBe(200);
});

it("W1 X28.04 a wrong date is a miss like any other, of a day in the municipality's time", async () => {
  const nobodys = saidBy(await lookUp('zzzHM99999', { date: ITS_DAY }));
  expect(saidBy(await lookUp(short, { date: '11/03/2026' }))).toEqual(nobodys);
  expect(await missed(HOME.id)).toBe(2);
  expect((await lookUp(short, { date: '2026-03-10' })).body.code).toBe('request-invalid');
});

it('W1 X28.04 a miss is charged to whom the code names, not to a municipality whose keyword is its tail', async () => {
  const insert = (id: string, keyword: string) => sql`
    insert into municipalities (id, province_id, name, keyword, time_zone)
    select ${testId(id)}, province_id, ${id}, ${keyword}, time_zone from municipalities where id = ${HOME.id}`;
  await insert('tail', 'CHM').execute(world.db);
  await lookUp('ABCHM99999', { date: ITS_DAY });
  expect([await missed(HOME.id), await missed(testId('tail'))]).toEqual([1, 0]);
  await lookUp('zzzCHM99999', { date: ITS_DAY });
  expect([await missed(HOME.id), await missed(testId('tail'))]).toEqual([1, 1]);
  await lookUp('zzzAW1', { date: ITS_DAY });
  expect([await missed(AWAY.id), await missed('')]).toEqual([1, 0]);
  expect((await lookUp('nobody')).status).toBe(404);
  expect(await missed('')).toBe(1);
});

it('W1 X18.18 X28.06 above thirteen misses of an hour every try needs a solved puzzle, which gets harder', async () => {
  for (const { status } of await miss(13)) expect(status).toBe(404);
  const refused = await lookUp(short, { date: ITS_DAY });
  expect([refused.status, refused.body.code]).toEqual([428, 'challenge-required']);
  expect(hashesOf(refused.body.values.token)).toBe(40);
  // Requests that do not solve the puzzle do not make it harder for others.
  for (const { status } of await miss(60)) expect(status).toBe(428);
  expect(hashesOf((await lookUp(long)).body.values.token)).toBe(40);
  await missedBefore(13 + 50);
  expect(hashesOf((await lookUp(long)).body.values.token)).toBe(80);
  await missedBefore(100_000, 0);
  expect(hashesOf((await lookUp(long)).body.values.token)).toBe(HARDEST_PUZZLE);
  const alarms = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where subject = 'look-up-alarm'`.execute(world.db);
  expect(alarms.rows[0]?.count).toBeGreaterThan(0);
});

it('W1 X28.06 above a hundred misses of a day short codes cost the hardest puzzle immediately, and are never closed', async () => {
  await missedBefore(0, 100);
  const refused = await lookUp(short, { date: ITS_DAY });
  expect(hashesOf(refused.body.values.token)).toBe(HARDEST_PUZZLE);
  expect((await lookUp(long)).status).toBe(200);
  const who = stranger();
  const { token } = (await lookUp(short, { date: ITS_DAY }, who)).body.values;
  expect((await lookUp(short, { date: ITS_DAY, solution: await solved(token) }, who)).status).toBe(200);
});

it('W1 X18.18 X28.07 a solution is valid once, for its code, from its address, for some minutes, and only while it is hard enough', async () => {
  await missedBefore(13);
  const who = stranger();
  const asked = async (code = short) => (await lookUp(code, { date: ITS_DAY }, who)).body.values.token;
  const answered = (solution: object, code = short, by = who) =>
    lookUp(code, { date: ITS_DAY, solution }, by).then(({ status }) => status);

  const solution = await solved(await asked());
  expect(await answered(solution, 'zzzHM1')).toBe(428);
  expect(await answered(solution, short, stranger())).toBe(428);
  expect(await answered({ ...solution, token: `${solution.token}x` })).toBe(428);
  expect(await answered({ token: 'made.up', number: 1 })).toBe(428);
  expect(await answered(solution)).toBe(200);
  expect(await answered(solution)).toBe(428);

  const old = await solved(await asked());
  world.time.now = new Date(LATE.getTime() + 11 * 60_000);
  expect(await answered(old)).toBe(428);
  world.time.now = LATE;

  const cheap = await solved(await asked());
  await missedBefore(13 + 50);
  expect(await answered(cheap)).toBe(428);
});

it('W1 X28.07 a wrong solution is hashed once and costs its address a try', async () => {
  await missedBefore(13);
  const who = stranger();
  for (let tries = 0; tries < 5; tries++) {
    const { token } = (await lookUp(short, { date: ITS_DAY }, who)).body.values;
    const wrong = await notSolved(token);
    expect((await lookUp(short, { date: ITS_DAY, solution: wrong }, who)).status).toBe(428);
    expect((await lookUp(short, { date: ITS_DAY, solution: wrong }, who)).status).toBe(
      tries === 4 ? 429 : 428,
    );
  }
  expect((await lookUp(short, { date: ITS_DAY }, who)).body.code).toBe('too-many-requests');
});

it('A7.07 A9.17 W1 X28.03 without a keyword a form with codes is not saved, no code is made and none is found', async () => {
  const other = await openTestWorld();
  const codes = { id: 'codes', definition: LONG.build() };
  await saveForm(other.as.supervisor, codes);
  await saveForm(other.as.supervisor, { ...codes, id: 'idle' });
  const before = (
    await submitTo(other.as.supervisor, testId('codes'), { id: 'before', answers: answersOf({}) })
  ).body;
  await sql`update municipalities set keyword = '' where id = ${HOME.id}`.execute(other.db);
  const refused = await other.as.supervisor.post('/api/forms', {
    id: testId('refused'),
    areaId: HOME.areas[0],
    sync: false,
    definition: LONG.build(),
  });
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ code: 'keyword-required-for-codes', at: { field: 'pdfDownloadCode' } }],
  ]);
  const again = await other.as.supervisor.put(`/api/forms/${testId('idle')}`, {
    areaId: HOME.areas[0],
    sync: false,
    definition: LONG.build(),
    version: 1,
  });
  expect(again.body.issues[0].code).toBe('keyword-required-for-codes');
  const { pdfDownloadCode: _off, ...options } = LONG.build().options;
  const without = { ...OF_BEFORE, options: { ...options, pdfDownloadCode: false } };
  await saveForm(other.as.supervisor, { id: 'without', definition: without });
  const answered = await submitTo(other.as.supervisor, testId('codes'), {
    id: 'afterx',
    answers: answersOf({}),
  });
  expect(answered.body).toMatchObject({ code: 'DESC', recordCode: '' });
  await sql`update submissions set record_code = 'aftDESC' where id = ${testId('afterx')}`.execute(other.db);
  for (const code of ['aftDESC', 'DESC', before.recordCode])
    expect((await other.visitor.post('/api/public/records', { code, date: ITS_DAY })).body.code).toBe(
      'record-code-unknown',
    );
  await other.close();
});

it('X28.02 two municipalities never have one keyword', async () => {
  const twin = sql`update municipalities set keyword = ${HOME.keyword} where id = ${AWAY.id}`;
  await expect(twin.execute(world.db)).rejects.toThrow('municipalities_keyword_once');
});
