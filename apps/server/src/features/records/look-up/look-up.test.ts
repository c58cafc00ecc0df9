// Looking up records by code without an account, and guessing codes.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const OPEN = aForm()
  .with({ title: { text: 'Pedido', in: { en: 'Request' } } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withStates('Recibido', 'Resuelto')
  .withSection('s', aQuestion('name', 'text'));

interface Codes {
  readonly code: string;
  readonly recordCode: string;
}

let world: TestWorld;
const codes: Record<string, Codes> = {};

async function answered(id: string, form: string): Promise<void> {
  const reply = await submitTo(world.as.supervisor, testId(form), {
    id,
    answers: answersOf({ name: `De ${id}` }),
  });
  codes[id] = reply.body;
}

beforeAll(async () => {
  world = await openTestWorld();
  const forms = {
    open: OPEN,
    closed: OPEN.withOptions({ publicAccess: false }),
    deleted: OPEN,
    turnedOff: OPEN,
    stateless: OPEN.with({ states: [], initialState: null }),
  };
  for (const [id, form] of Object.entries(forms)) {
    await saveForm(world.as.supervisor, { id, definition: form.build() });
    await answered(`of${id}`, id);
  }
  await sql`update forms set deleted_at = now() where id = ${testId('deleted')}`.execute(world.db);
  await sql`
    insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by, edit)
    select municipality_id, form_id, 2, jsonb_set(definition, '{options,pdfDownloadCode}', 'false'), saved_at, saved_by, edit
    from form_versions where form_id = ${testId('turnedOff')}`.execute(world.db);
  await sql`update forms set version = 2 where id = ${testId('turnedOff')}`.execute(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(world.db);
});

/** The date of all submissions here, in the municipality's time zone. */
const TODAY = '10/03/2026';
const lookUp = (code: string, more: object = {}) =>
  world.visitor.post('/api/public/records', { code, date: TODAY, ...more });
const stateOf = (code: string, more: object = {}) =>
  world.visitor.post('/api/public/states', { code, ...more });
const saidBy = ({ status, body }: TestReply) => [status, JSON.stringify(body)];

it('R2.018 R2.111 R6.23 R7.25 E1.07 E3.31 A3.31 a record is had by its code, spaces around it aside', async () => {
  const reply = await lookUp(`  ${codes['ofopen']?.recordCode} `);
  const browser = caller(world.app, { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' });
  await world.runJobs();
  const { url } = (await browser.get(`/api/records/${reply.body.id}`)).body;
  const { text } = await readPdf((await browser.get(url)).raw);
  expect(text).toContain('De ofopen');
  expect((await world.visitor.get(url)).body.code).toBe('file-not-found');
  const audited = await sql<{ details: unknown }>`
    select details from audit_entries where subject_id = ${testId('ofopen')} and action = 'export'`.execute(
    world.db,
  );
  expect(audited.rows.map(({ details }) => details)).toEqual([
    { format: 'pdf', kind: 'record', by: 'record-code' },
  ]);
});

it('R9.35 of several submissions with one code, as imports may bring them, the newest is taken', async () => {
  const { recordCode = '' } = codes['ofopen'] ?? {};
  const newer = new Date(world.time.now.getTime() + 60_000);
  const others = { older: new Date(world.time.now.getTime() - 60_000), newer };
  for (const [id, at] of Object.entries(others)) {
    await answered(id, 'open');
    await sql`update submissions set record_code = ${recordCode}, created_at = ${at}
      where id = ${testId(id)}`.execute(world.db);
  }
  const reply = await lookUp(recordCode);
  const found = await sql<{ submissionId: string }>`
    select submission_id from records where id = ${reply.body.id}`.execute(world.db);
  expect(found.rows).toEqual([{ submissionId: testId('newer') }]);
  await sql`update submissions set record_code = id where id = any(${['older', 'newer'].map(testId)})`.execute(
    world.db,
  );
});

it('X25.03 W4 a person who looked a record up holds no receipt of the submission: no confirmation page, no other record', async () => {
  const reply = await lookUp(codes['ofopen']?.recordCode ?? '');
  const browser = caller(world.app, { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' });
  expect((await browser.get(`/api/records/${reply.body.id}`)).status).toBe(200);
  expect((await browser.get('/api/public/receipt')).body.code).toBe('receipt-not-found');
  expect((await browser.get('/api/public/appointment')).body.code).toBe('receipt-not-found');
  const asked = await browser.post(`/api/public/submissions/${testId('ofopen')}/records`, { kind: 'record' });
  expect(asked.body.code).toBe('record-not-found');
});

it('R2.111 R8.26 W1 unknown, other letters, deleted and not allowed get the same bytes', async () => {
  const tries = [
    'AbCHM99999',
    (codes['ofopen']?.recordCode ?? '').toLowerCase(),
    codes['ofdeleted']?.recordCode ?? '',
    codes['ofturnedOff']?.recordCode ?? '',
  ];
  const said = [];
  for (const code of tries) said.push(saidBy(await lookUp(code)));
  expect(said[0]?.[0]).toBe(404);
  expect(said[0]?.[1]).toContain('record-code-unknown');
  for (const one of said) expect(one).toEqual(said[0]);
});

it('W1 X18.17 five misses of an address in a quarter of an hour, then even the right code waits', async () => {
  for (let n = 0; n < 5; n++) expect((await lookUp(`AbCHM${90_000 + n}`)).status).toBe(404);
  const refused = await lookUp(codes['ofopen']?.recordCode ?? '');
  expect(refused.body.code).toBe('too-many-requests');
  expect(refused.body.values.seconds).toBeGreaterThan(800);
  const before = world.time.now;
  world.time.now = new Date(before.getTime() + 15 * 60_000 + 1_000);
  expect((await lookUp(codes['ofopen']?.recordCode ?? '')).status).toBe(200);
  world.time.now = before;
});

it('W1 X18.17 many tries at the same time are no way around', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => lookUp(`AbCHM${80_000 + n}`)));
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
});

it('X18.17 people who have the right codes are not held back by them', async () => {
  for (let n = 0; n < 8; n++) expect((await stateOf(codes['ofopen']?.code ?? '')).status).toBe(200);
});

it('R2.017 R2.108 R7.26 R9.34 W2 a state look-up gives title and state of a public form, nothing else', async () => {
  expect((await stateOf(codes['ofopen']?.code ?? '')).body).toEqual({ title: 'Pedido', state: 'Recibido' });
  expect((await stateOf(codes['ofopen']?.code ?? '', { language: 'en' })).body.title).toBe('Request');
});

it('R8.25 W2 no submission, no states, not public and deleted get the same bytes', async () => {
  const said = [];
  for (const id of ['ofclosed', 'ofstateless', 'ofdeleted'])
    said.push(saidBy(await stateOf(codes[id]?.code ?? '')));
  said.push(saidBy(await stateOf('HM99999')));
  expect(said[0]?.[1]).toContain('state-unknown');
  for (const one of said) expect(one).toEqual(said[0]);
});
