// Records of several submissions over HTTP: made by the worker, fetched as one archive, cancelled, and by whom.
import { RECORDS_OF_BUNDLE } from '@constancia/domain/limits.ts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { answerInspection, askRecord, openRecordWorld } from '../../../testing/records.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import type { Caller, TestWorld } from '../../../testing/with-app.ts';
import { deleteBundles } from '../public.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openRecordWorld();
});
afterAll(() => world.close());

const ask = (who: Caller, names: readonly string[], form = 'inspection') =>
  who.post(`/api/forms/${testId(form)}/record-bundles`, { submissions: names.map(testId), language: 'es' });
const follow = async (who: Caller, id: string) => (await who.get(`/api/record-bundles/${id}`)).body;
const fetched = (who: Caller, id: string) => who.get(`/api/record-bundles/${id}/records.zip`);

it('X33.68 X18.14 the records of several submissions come as one archive; each is in the audit log, and the archive', async () => {
  const codes = [await answerInspection(world, { id: 'one' }), await answerInspection(world, { id: 'two' })];
  const asked = await ask(world.as.supervisor, ['one', 'two']);
  expect(asked.body).toMatchObject({ state: 'waiting', made: 0, total: 2, refused: [] });
  const { id } = asked.body;
  expect((await fetched(world.as.supervisor, id)).body.code).toBe('record-not-found');
  await world.runJobs();
  expect(await follow(world.as.supervisor, id)).toEqual({
    id,
    state: 'ready',
    made: 2,
    total: 2,
    refused: [],
  });
  const archive = await fetched(world.as.supervisor, id);
  expect(archive.headers['content-disposition']).toBe('attachment; filename="actas.zip"');
  const files = unzipSync(archive.raw);
  expect(Object.keys(files)).toEqual(codes.map((code) => `acta-${code}.pdf`));
  const { text } = await readPdf(Buffer.from(files[`acta-${codes[0]}.pdf`] ?? []));
  expect(text).toContain('Inspección');
  const { rows } = await sql<{ entry: string }>`
    select subject || ' ' || details::text as entry from audit_entries
    where action = 'export' order by number`.execute(world.db);
  const single = 'submission {"by": "session", "kind": "record", "format": "pdf"}';
  expect(rows.map(({ entry }) => entry)).toEqual([
    single,
    single,
    'form {"format": "records", "records": 2}',
  ]);
});

it('X33.68 what is refused is named with the reason, and the others are made', async () => {
  await answerInspection(world, { id: 'kept' });
  await answerInspection(world, { id: 'broken' });
  await answerInspection(world, { id: 'deleted' });
  await answerInspection(world, { id: 'outside' });
  await sql`update submissions set area_id = ${HOME.areas[1]} where id = ${testId('outside')}`.execute(
    world.db,
  );
  const names = ['kept', 'broken', 'deleted', 'outside', 'never'];
  const { body } = await ask(world.as.supervisor, names);
  await sql`delete from submissions where id = ${testId('deleted')}`.execute(world.db);
  await sql`
    update records set state = 'failed' where submission_id = ${testId('broken')}`.execute(world.db);
  await world.runJobs();
  const progress = await follow(world.as.supervisor, body.id);
  expect(progress).toMatchObject({ state: 'ready', made: 1, total: 5 });
  const refused = progress.refused.map(({ submissionId, why }: { submissionId: string; why: string }) => [
    submissionId,
    why,
  ]);
  expect(refused).toEqual([
    [testId('broken'), 'record-failed'],
    [testId('deleted'), 'submission-not-found'],
    [testId('outside'), 'form-outside-areas'],
    [testId('never'), 'submission-not-found'],
  ]);
  expect(Object.keys(unzipSync((await fetched(world.as.supervisor, body.id)).raw))).toHaveLength(1);
  // A submission to another form is none of this one.
  const other = await ask(world.as.supervisor, ['kept'], 'plain');
  expect(other.body).toMatchObject({ state: 'ready', made: 0, refused: [{ why: 'submission-not-found' }] });
});

it('X33.68 X18.12 only who asked follows, cancels and fetches a bundle, as long as they see the submissions', async () => {
  await answerInspection(world, { id: 'mine' });
  await answerInspection(world, { id: 'taken' });
  const { id } = (await ask(world.as.inspector, ['mine', 'taken'])).body;
  await world.runJobs();
  for (const who of [world.as.supervisor, world.as.colleague, world.as.foreigner]) {
    expect((await follow(who, id)).code).toBe('record-not-found');
    expect((await fetched(who, id)).body.code).toBe('record-not-found');
    expect((await who.delete(`/api/record-bundles/${id}`)).body.code).toBe('record-not-found');
  }
  expect(await follow(world.as.inspector, id)).toMatchObject({ state: 'ready', made: 2 });
  await sql`update submissions set created_by = 'colleague' where id = ${testId('taken')}`.execute(world.db);
  expect(await follow(world.as.inspector, id)).toMatchObject({
    made: 1,
    refused: [{ submissionId: testId('taken'), why: 'submission-not-found' }],
  });
  expect(Object.keys(unzipSync((await fetched(world.as.inspector, id)).raw))).toHaveLength(1);
});

it('X33.68 a bundle that is cancelled is not made, and a single record does not wait for one', async () => {
  await answerInspection(world, { id: 'single' });
  await answerInspection(world, { id: 'cancelled' });
  const { id } = (await ask(world.as.supervisor, ['cancelled'])).body;
  const single = await askRecord(world.as.supervisor, 'single');
  const { rows } = await sql<{ name: string }>`
    select task_identifier as name from graphile_worker.jobs order by id desc limit 2`.execute(world.db);
  expect(rows.map(({ name }) => name)).toEqual(['make-record', 'make-bundled-record']);
  expect((await world.as.supervisor.delete(`/api/record-bundles/${id}`)).status).toBe(200);
  await world.runJobs();
  expect(await follow(world.as.supervisor, id)).toMatchObject({ state: 'cancelled', made: 0 });
  expect((await fetched(world.as.supervisor, id)).body.code).toBe('record-not-found');
  expect((await world.as.supervisor.get(`/api/records/${single.body.id}`)).body.state).toBe('ready');
});

it('X33.68 a single record that its bundle still waits for changes to the lane of single ones', async () => {
  await answerInspection(world, { id: 'both' });
  const { id } = (await ask(world.as.supervisor, ['both'])).body;
  const lanes = async () =>
    (
      await sql<{ name: string }>`
        select task_identifier as name from graphile_worker.jobs order by id`.execute(world.db)
    ).rows.map(({ name }) => name);
  expect(await lanes()).toEqual(['make-bundled-record']);
  const single = await askRecord(world.as.supervisor, 'both');
  expect(await lanes()).toEqual(['make-record']);
  // The other way round nobody is sent to the back: who asks for the bundle gets the single one with it.
  expect((await ask(world.as.supervisor, ['both'])).body.total).toBe(1);
  expect(await lanes()).toEqual(['make-record']);
  await world.runJobs();
  expect((await world.as.supervisor.get(`/api/records/${single.body.id}`)).body.state).toBe('ready');
  expect(await follow(world.as.supervisor, id)).toMatchObject({ state: 'ready', made: 1 });
});

it('X33.68 two hundred are asked for at most, each once; the bundle leaves after a day as its records do', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, number) => `many${number}x`);
  for (const names of [many(RECORDS_OF_BUNDLE + 1), [], ['one', 'one']]) {
    const { status, body } = await ask(world.as.supervisor, names);
    expect([status, body.code, body.issues?.[0]?.at.field]).toEqual([
      400,
      'request-invalid',
      'body.submissions',
    ]);
  }
  const { body } = await ask(world.as.supervisor, many(RECORDS_OF_BUNDLE));
  expect(body).toMatchObject({ state: 'ready', made: 0, total: RECORDS_OF_BUNDLE });
  await deleteBundles(world.db, new Date(world.time.now.getTime() + 1));
  expect((await follow(world.as.supervisor, body.id)).code).toBe('record-not-found');
});
