// Deleting submissions over HTTP, with a real PostgreSQL.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStored } from '../../../testing/files/is-stored.ts';
import { upload } from '../../../testing/files/uploads.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'deletable', definition: STAFF_FORM });
});
afterAll(() => world.close());

async function answered(name: string, formId = form): Promise<string> {
  const reply = await submitTo(world.as.inspector, formId, { id: name, answers: answersOf({ name }) });
  expect(reply.status).toBe(200);
  return testId(name);
}

const total = async () => (await world.as.supervisor.get(`/api/forms/${form}/submissions`)).body.total;
const remove = (who: keyof TestWorld['as'], id: string, version = 1) =>
  world.as[who].delete(`/api/submissions/${id}?version=${version}`);

it('R7.16 R6.22 W11 X17.08 an inspector deletes their own submission: it is gone, a tombstone keeps its id', async () => {
  const id = await answered('gone');
  const before = await total();
  const asked = (await world.as.inspector.get(`/api/submissions/${id}/deletion`)).body;
  expect(asked).toMatchObject({ version: 1, createdBy: 'inspector', keptBecause: null });
  const reply = await remove('inspector', id);
  expect(reply.body).toEqual({ id, code: asked.code });
  expect((await world.as.inspector.get(`/api/submissions/${id}`)).body.code).toBe('submission-not-found');
  expect(await total()).toBe(before - 1);
  const left = await sql<
    Record<string, unknown>
  >`select * from submission_tombstones where id = ${id}`.execute(world.db);
  expect(left.rows[0]).toMatchObject({
    formId: form,
    code: asked.code,
    deletedBy: testId('userinspector'),
  });
  expect(Object.keys(left.rows[0] ?? {}).sort()).toEqual(
    ['code', 'contentHash', 'deletedAt', 'deletedBy', 'formId', 'id', 'municipalityId'].sort(),
  );
  const rows = await sql<{ count: number }>`
    select count(*) as count from state_changes where submission_id = ${id}`.execute(world.db);
  expect(rows.rows[0]?.count).toBe(0);
});

it('R7.16 A4.50 a deleted submission no longer counts for the limit, and its code is not given twice', async () => {
  const limited = aForm()
    .with({ responseLimit: 1 })
    .withOptions({ limitResponses: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const id = await saveForm(world.as.supervisor, { id: 'onlyone', definition: limited });
  const first = await submitTo(world.as.inspector, id, { id: 'place1', answers: answersOf({ name: 'x' }) });
  const full = await submitTo(world.as.inspector, id, { id: 'place2', answers: answersOf({ name: 'x' }) });
  expect(full.body.code).toBe('limit-reached');
  await remove('inspector', testId('place1'));
  const again = await submitTo(world.as.inspector, id, { id: 'place2', answers: answersOf({ name: 'x' }) });
  expect(again.status).toBe(200);
  expect(again.body.code).not.toBe(first.body.code);
});

it('W9 R7.16 a submission that was edited since is not deleted, and the newer version is named', async () => {
  const id = await answered('edited');
  await sql`update submissions set version = 2 where id = ${id}`.execute(world.db);
  const reply = await remove('supervisor', id);
  expect(reply.body).toMatchObject({ code: 'stale-version', values: { version: 2 } });
  expect((await remove('supervisor', id, 2)).status).toBe(200);
});

const PORTAL = aForm()
  .withOptions({ citizenAssociationFromCitizenPortal: true })
  .withSection('s', aQuestion('name', 'text'));
const SIGNED = aForm()
  .withOptions({ digitalSignature: true })
  .withSignature({ title: 'Quien inspecciona', required: false })
  .withSection('s', aQuestion('name', 'text'));

it.each([
  ['portal', PORTAL],
  ['signed', SIGNED],
] as const)(
  'R2.074 R2.077 W10 the server keeps an answer of the kind %s too, and says why',
  async (why, kind) => {
    const id = await saveForm(world.as.supervisor, { id: `kept${why}`, definition: kind.build() });
    const submission = await answered(`answer${why}`, id);
    const asked = await world.as.inspector.get(`/api/submissions/${submission}/deletion`);
    expect(asked.body.keptBecause).toBe(why);
    expect((await remove('inspector', submission)).body.code).toBe('submission-kept');
    const list = await world.as.inspector.get(`/api/forms/${id}/submissions`);
    expect(list.body.submissions[0].may.delete).toBe(false);
  },
);

it('E4.26 E3.33 with the editing of signed submissions on, a signed submission is deleted as any other', async () => {
  const definition = SIGNED.withOptions({ digitalSignature: true, signatureEditableAnswer: true }).build();
  const id = await saveForm(world.as.supervisor, { id: 'signedfree', definition });
  const submission = await answered('answerfree', id);
  expect((await remove('inspector', submission)).status).toBe(200);
});

it('R7.16 nine at the same time delete it once', async () => {
  const id = await answered('race');
  const replies = await Promise.all(Array.from({ length: 9 }, () => remove('supervisor', id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'submission-not-found')).toHaveLength(8);
});

it('R7.16 deleting and answering at the same moment lose and double nothing', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, (_, number) => answered(`mixed${number}`)));
  const before = await total();
  await Promise.all([
    ...ids.map((id) => remove('supervisor', id)),
    ...Array.from({ length: 10 }, (_, number) => answered(`mixedNew${number}`)),
  ]);
  expect(await total()).toBe(before);
  const counted = await sql<{ counter: number; rows: number }>`
    select (select submissions from form_counters where form_id = ${form}) as counter,
      (select count(*) from submissions where form_id = ${form}) as rows`.execute(world.db);
  expect(counted.rows[0]?.counter).toBe(counted.rows[0]?.rows);
});

it('R6.22 R6.08 nobody deletes what they may not see, or without the right', async () => {
  const id = await answered('guarded');
  expect((await remove('colleague', id)).body.code).toBe('submission-not-found');
  expect((await remove('neighbour', id)).body.code).toBe('form-outside-areas');
  expect((await remove('actasInspector', id)).body.code).toBe('forbidden');
  expect((await world.visitor.delete(`/api/submissions/${id}?version=1`)).body.code).toBe('not-signed-in');
});

it('X17.08 R7.16 its files go too, from the table and from the storage', async () => {
  const asking = aForm()
    .withSection('s', aQuestion('plan', 'text', { allowsDocument: true }))
    .build();
  const formId = await saveForm(world.as.supervisor, { id: 'withFiles', definition: asking });
  const { key } = (
    await upload(world.as.inspector, {
      id: 'plan',
      formId,
      submissionId: 'planned',
      questionId: 'plan',
      kind: 'document',
      name: 'Plano.pdf',
      content: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n'),
    })
  ).body;
  const id = testId('planned');
  await world.as.inspector.post(`/api/forms/${formId}/submissions`, {
    id,
    version: 1,
    answers: { ticked: {}, main: { plan: { document: key } }, rows: {} },
  });
  expect((await remove('inspector', id)).status).toBe(200);
  await world.runJobs();
  const rows = await sql`select from files where submission_id = ${id}`.execute(world.db);
  expect([rows.rows.length, await isStored(world, key)]).toEqual([0, false]);
});

it('X7.04 W11 the audit log says who deleted which submission', async () => {
  const id = await answered('audited');
  await remove('supervisor', id);
  const entries = await sql`select actor, at, subject, details from audit_entries
    where subject_id = ${id} and action = 'delete'`.execute(world.db);
  expect(entries.rows).toEqual([
    { actor: 'supervisor', at: world.time.now, subject: 'submission', details: { form, version: 1 } },
  ]);
});
