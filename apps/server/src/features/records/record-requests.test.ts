// Requesting records over HTTP: made by the worker, fetched, cancelled, deleted, and by whom.

import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/database.ts';
import { isStored } from '../../testing/files/is-stored.ts';
import { withoutRemoval } from '../../testing/files/without-removal.ts';
import { countPictures } from '../../testing/read-pdf.ts';
import { answerInspection, askRecord, openRecordWorld, recordOf } from '../../testing/records.ts';
import { testId } from '../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../testing/with-app.ts';
import { deleteUnusedFiles } from '../files/public.ts';
import { deleteRecords } from './public.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openRecordWorld();
});
afterAll(() => world.close());

/** As a damaged disk would: past the triggers, which count answers and refuse what is none. */
function overwriteAnswers(id: string, answers: object): Promise<void> {
  return inTransaction(world.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update submissions set answers = ${JSON.stringify(answers)}::jsonb where id = ${testId(id)}`.execute(
      tx,
    );
  });
}

it('X18.11 a record that cannot be made says so, and can be asked for again', async () => {
  await answerInspection(world, { id: 'fails' });
  const { body } = await askRecord(world.as.supervisor, 'fails');
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body).toEqual({
    state: 'waiting',
    url: null,
  });
  await overwriteAnswers('fails', { main: 7 });
  await world.runJobs();
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body).toEqual({
    state: 'failed',
    url: null,
  });
  await overwriteAnswers('fails', { main: {}, rows: {}, ticked: {} });
  expect((await recordOf(world, 'fails')).text).toContain('Inspección');
});

it('X18.11 one that was given up is not made; one whose process died counts as failed', async () => {
  await answerInspection(world, { id: 'given' });
  const { body } = await askRecord(world.as.supervisor, 'given');
  expect((await world.as.supervisor.delete(`/api/records/${body.id}`)).status).toBe(200);
  await world.runJobs();
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body.state).toBe('cancelled');
  const lost = await askRecord(world.as.supervisor, 'given');
  await sql`update records set started_at = ${world.time.now} where id = ${lost.body.id}`.execute(world.db);
  world.time.now = new Date(world.time.now.getTime() + 5 * 60_000 + 1);
  expect((await world.as.supervisor.get(`/api/records/${lost.body.id}`)).body.state).toBe('failed');
});

it('X27.06 one that waits for its turn is said to wait, however long; after an hour it failed and is not made', async () => {
  await answerInspection(world, { id: 'waits' });
  const { body } = await askRecord(world.as.supervisor, 'waits');
  const state = async (id: string) => (await world.as.supervisor.get(`/api/records/${id}`)).body.state;
  world.time.now = new Date(world.time.now.getTime() + 59 * 60_000);
  expect(await state(body.id)).toBe('waiting');
  world.time.now = new Date(world.time.now.getTime() + 2 * 60_000);
  expect(await state(body.id)).toBe('failed');
  await world.runJobs();
  expect(await state(body.id)).toBe('failed');
  const again = await askRecord(world.as.supervisor, 'waits');
  await world.runJobs();
  expect(await state(again.body.id)).toBe('ready');
});

it('X27.06 asking again while a record waits gives the same one; other options, people and kinds their own', async () => {
  await answerInspection(world, { id: 'twice' });
  const ids = async (asked: readonly Promise<TestReply>[]) =>
    (await Promise.all(asked)).map(({ body }) => body.id as string);
  const same = await ids(Array.from({ length: 5 }, () => askRecord(world.as.supervisor, 'twice')));
  expect(new Set(same).size).toBe(1);
  const others = await ids([
    askRecord(world.as.supervisor, 'twice', { paper: 'portable' }),
    askRecord(world.as.supervisor, 'twice', { language: 'en' }),
    askRecord(world.as.inspector, 'twice'),
  ]);
  expect(new Set([...same, ...others]).size).toBe(4);
  await world.runJobs();
  expect((await world.as.supervisor.get(`/api/records/${same[0]}`)).body.state).toBe('ready');
  expect((await askRecord(world.as.supervisor, 'twice')).body.id).not.toBe(same[0]);
});

it('X18.12 R6.11 W12 only who asked for it follows, cancels or fetches a record', async () => {
  await answerInspection(world, { id: 'mine' });
  const { body } = await askRecord(world.as.inspector, 'mine');
  await world.runJobs();
  const { url } = (await world.as.inspector.get(`/api/records/${body.id}`)).body;
  for (const caller of [world.as.supervisor, world.as.colleague, world.as.foreigner, world.visitor]) {
    expect((await caller.get(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
    expect((await caller.delete(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
    expect((await caller.get(url)).body.code).toBe('file-not-found');
  }
  expect((await world.as.inspector.get(url)).status).toBe(200);
  for (const caller of [world.as.colleague, world.as.foreigner])
    expect((await askRecord(caller, 'mine')).status).toBeGreaterThanOrEqual(400);
  world.time.now = new Date(world.time.now.getTime() + 5 * 60_000 + 1);
  expect((await world.as.inspector.get(url)).body.code).toBe('file-not-found');
});

it('X18.12 a person who may not see the submission any more fetches nothing', async () => {
  await answerInspection(world, { id: 'moved' });
  const { body } = await askRecord(world.as.inspector, 'moved');
  await world.runJobs();
  const { url } = (await world.as.inspector.get(`/api/records/${body.id}`)).body;
  await sql`update submissions set created_by = 'colleague' where id = ${testId('moved')}`.execute(world.db);
  expect((await world.as.inspector.get(url)).body.code).toBe('file-not-found');
  expect((await world.as.inspector.get(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
});

it('X18.13 made records leave after a day', async () => {
  await answerInspection(world, { id: 'old' });
  const { body } = await askRecord(world.as.supervisor, 'old');
  await world.runJobs();
  const { fileKey: key } = (
    await sql<{ fileKey: string }>`select file_key from records where id = ${body.id}`.execute(world.db)
  ).rows[0]!;
  const stored = await world.store.open(key);
  expect(stored?.bytes).toBeGreaterThan(5_000);
  stored?.content.destroy();
  const later = new Date(world.time.now.getTime() + 25 * 60 * 60_000);
  await deleteUnusedFiles({ db: world.db, clock: () => later });
  await world.runJobs();
  await deleteRecords(world.db, new Date(later.getTime() - 24 * 60 * 60_000));
  expect(await isStored(world, key)).toBe(false);
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
});

it('X18.13 a record whose making broke off while it was stored leaves after a day too', async () => {
  await answerInspection(world, { id: 'broken' });
  const { body } = await askRecord(world.as.supervisor, 'broken');
  const store = world.store as { put: TestWorld['store']['put'] };
  const { put } = store;
  let key = '';
  store.put = async (at, content) => {
    await put(at, content);
    key = at;
    throw new Error('the process died');
  };
  await world.runJobs();
  store.put = put;
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body.state).toBe('failed');
  expect(await isStored(world, key)).toBe(true);
  const later = new Date(world.time.now.getTime() + 25 * 60 * 60_000);
  await deleteUnusedFiles({ db: world.db, clock: () => later });
  await world.runJobs();
  expect(await isStored(world, key)).toBe(false);
});

it('X18.13 X27.02 a record that was given up while it was stored leaves the storage, also when that is away at that moment', async () => {
  await answerInspection(world, { id: 'givenUp' });
  const { body } = await askRecord(world.as.supervisor, 'givenUp');
  const store = world.store as { put: TestWorld['store']['put'] };
  const { put } = store;
  let key = '';
  store.put = async (at, content) => {
    await put(at, content);
    key = at;
    expect((await world.as.supervisor.delete(`/api/records/${body.id}`)).status).toBe(200);
  };
  await withoutRemoval(world, () => world.runJobs());
  store.put = put;
  expect(await isStored(world, key)).toBe(true);
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(world.db);
  await world.runJobs();
  expect(await isStored(world, key)).toBe(false);
});

it('X18.14 every record asked for is in the audit, and thirty a minute are the most', async () => {
  await answerInspection(world, { id: 'counted' });
  for (let n = 0; n < 30; n++)
    expect((await askRecord(world.as.neighbour, 'counted')).body.code).toBe('form-outside-areas');
  const asked = await Promise.all(
    Array.from({ length: 31 }, () => askRecord(world.as.correctingSupervisor, 'counted')),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(asked.find(({ status }) => status !== 200)?.body.code).toBe('too-many-requests');
  const audited = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where subject_id = ${testId('counted')} and action = 'export'
      and actor = 'correctingsupervisor'`.execute(world.db);
  expect(audited.rows[0]?.count).toBe(30);
  await sql`update records set state = 'cancelled' where state = 'waiting'`.execute(world.db);
  world.time.now = new Date(world.time.now.getTime() + 61_000);
});

it('R4.38 R5.23 X18.16 a logo is a picture that this person uploaded for this submission, and not for portable print', async () => {
  await answerInspection(world, { id: 'logo' });
  await answerInspection(world, { id: 'nologo' });
  const png = await sharp({ create: { width: 300, height: 120, channels: 3, background: '#993311' } })
    .png()
    .toBuffer();
  const path = `/api/submissions/${testId('logo')}/record-logos`;
  const { body } = await world.as.supervisor.post(path, png);
  const logo = { image: body.key, position: 'left', text: 'Comercio e Industria' };
  const record = await recordOf(world, 'logo', { logo });
  expect(record.text).toContain('Comercio e Industria');
  expect(await countPictures(record.bytes)).toBe(1);
  for (const [caller, submission, options] of [
    [world.as.supervisor, 'logo', { logo, paper: 'portable' }],
    [world.as.supervisor, 'nologo', { logo }],
    [world.as.correctingSupervisor, 'logo', { logo }],
    [world.as.supervisor, 'logo', { logo: { ...logo, image: 'imagenes/x.png' } }],
  ] as const)
    expect((await askRecord(caller, submission, options)).body.code).toBe('record-options-refused');
  expect((await world.as.supervisor.post(path, Buffer.from('<svg/>'))).body.code).toBe('image-refused');
  expect((await world.as.supervisor.post(path, Buffer.alloc(5 * 1024 * 1024 + 1))).body.code).toBe(
    'payload-too-large',
  );
});
