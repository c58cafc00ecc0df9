// Deleting a form over HTTP: whether it is hidden or removed, who may, two deletions together, and against
// submissions and saves at the same time.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { holdingSaves, waitingFor } from '../../../testing/queries.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const make = (id: string, definition = STAFF_FORM) => saveForm(world.as.supervisor, { id, definition });
const answer = (formId: string, id: string) =>
  submitTo(world.as.inspector, formId, { id, answers: answersOf({ name: 'Ana' }) });
const remove = (formId: string, who: keyof TestWorld['as'] = 'supervisor', version = 1): Promise<TestReply> =>
  world.as[who].delete(`/api/forms/${formId}?version=${version}`);

async function stored(formId: string) {
  const forms = await sql<{ deletedAt: Date | null; deletion: unknown }>`
    select deleted_at, deletion from forms where id = ${formId}`.execute(world.db);
  const answers = await sql<{ count: number }>`
    select count(*) as count from submissions where form_id = ${formId}`.execute(world.db);
  return { form: forms.rows[0] ?? null, answers: answers.rows[0]?.count ?? 0 };
}

it('P4.18 P7.15 P2.85 says what goes with the form before it goes', async () => {
  const id = await make('counted');
  expect((await world.as.supervisor.get(`/api/forms/${id}/deletion`)).body).toEqual({
    title: { text: 'Inspección' },
    version: 1,
    submissionCount: 0,
  });
  await answer(id, 'counted1');
  await answer(id, 'counted2');
  expect((await world.as.supervisor.get(`/api/forms/${id}/deletion`)).body.submissionCount).toBe(2);
});

it('P4.19 P7.13 P3.21 P4.21 hides a form that has submissions, together with them, and keeps them', async () => {
  const id = await make('full');
  await answer(id, 'full1');
  const reply = await remove(id);
  expect(reply.body).toEqual({ id, outcome: 'hidden', submissionCount: 1 });
  expect(await stored(id)).toEqual({
    form: {
      deletedAt: world.time.now,
      deletion: { username: 'supervisor', at: world.time.now.toISOString(), emptyForm: false },
    },
    answers: 1,
  });
  const list = await world.as.supervisor.get('/api/forms');
  expect(list.body.forms.map((form: { id: string }) => form.id)).not.toContain(id);
  expect((await world.as.supervisor.get(`/api/forms/${id}/submissions`)).body.code).toBe('form-not-found');
  expect((await world.as.inspector.get(`/api/submissions/${testId('full1')}`)).body.code).toBe(
    'submission-not-found',
  );
  expect((await answer(id, 'full2')).body.code).toBe('form-deleted');
});

it('P4.20 P7.14 removes a form without submissions, with all its versions', async () => {
  const id = await make('empty');
  await world.as.generator.put(`/api/forms/${id}/visibility`, { version: 1, public: true });
  expect((await remove(id, 'supervisor', 2)).body).toEqual({ id, outcome: 'removed', submissionCount: 0 });
  expect((await stored(id)).form).toBeNull();
  const versions = await sql`select from form_versions where form_id = ${id}`.execute(world.db);
  expect(versions.rows).toEqual([]);
  expect((await world.visitor.get(`/api/public/forms/${id}/to-answer`)).body.code).toBe('form-not-found');
});

it('X10.04 X5.01 refuses to delete over a version that is not the newest', async () => {
  const id = await make('stale');
  await world.as.generator.put(`/api/forms/${id}/visibility`, { version: 1, public: true });
  const reply = await remove(id);
  expect([reply.status, reply.body.code, reply.body.values]).toEqual([409, 'stale-version', { version: 2 }]);
  expect((await stored(id)).form?.deletedAt).toBeNull();
});

it('P6.20 P2.73 leaves forms of other areas and municipalities alone, and needs the right', async () => {
  const id = await make('guarded');
  expect((await remove(id, 'neighbour')).body.code).toBe('form-outside-areas');
  expect((await remove(id, 'foreigner')).body.code).toBe('form-outside-areas');
  expect((await remove(id, 'inspector')).body.code).toBe('forbidden');
  expect((await world.as.neighbour.get(`/api/forms/${id}/deletion`)).body.code).toBe('form-outside-areas');
  expect((await stored(id)).form?.deletedAt).toBeNull();
  expect((await remove(id, 'generator')).status).toBe(200);
});

it.each(['empty', 'full'])(
  'X10.05 of two deletions at the same time one deletes the %s form',
  async (kind) => {
    const id = await make(`two${kind}`);
    if (kind === 'full') await answer(id, 'twofull1');
    const replies = await Promise.all([remove(id), remove(id, 'admin'), remove(id, 'generator'), remove(id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    const entries = await sql<{ count: number }>`
    select count(*) as count from audit_entries where subject_id = ${id} and action = 'delete'`.execute(
      world.db,
    );
    expect(entries.rows[0]?.count).toBe(1);
  },
);

it('X10.06 W8 a submission that arrives with the deletion is stored and counted, or refused', async () => {
  const other = await make('bystander');
  for (let round = 0; round < 8; round++) {
    const id = await make(`race${round}`);
    const [deleted, ...replies] = await Promise.all([
      remove(id),
      ...Array.from({ length: 5 }, (_, number) => answer(id, `race${round}n${number}`)),
    ]);
    const bystander = await answer(other, `by${round}`);
    expect(bystander.status).toBe(200);
    expect(deleted.status).toBe(200);
    const taken = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.every(({ body }) => ['form-deleted', 'form-not-found'].includes(body.code))).toBe(true);
    expect(deleted.body.submissionCount).toBe(taken.length);
    const left = await stored(id);
    expect(left.answers).toBe(taken.length);
    expect(left.form === null).toBe(taken.length === 0);
  }
});

it('X10.06 A8.02 a submission that waited behind the deletion is refused, and those beside it are stored', async () => {
  const id = await make('behind', PUBLIC_FORM);
  const other = await make('beside', PUBLIC_FORM);
  // Holds the lock that deletions and submissions take first until all of them wait for it.
  const waiting = await world.db.transaction().execute(async (tx) => {
    await sql`select from submission_counters where municipality_id = ${HOME.id} for update`.execute(tx);
    const deletion = remove(id);
    await waitingFor(world.db, 1);
    const replies = [id, other].map((form, number) =>
      submitTo(world.visitor, form, {
        id: `behind${number}`,
        answers: answersOf({ name: 'Beto' }),
        public: 'yes',
      }),
    );
    await waitingFor(world.db, 2);
    return [deletion, ...replies];
  });
  const [deleted, late, beside] = await Promise.all(waiting);
  expect(deleted?.body).toMatchObject({ outcome: 'removed' });
  expect(late?.body.code).toBe('form-deleted');
  expect(beside?.status).toBe(200);
});

it('X10.06 A8.02 a submission that waited behind the hiding of its form is refused and not counted', async () => {
  const id = await make('hidden');
  await answer(id, 'hidden0');
  const waiting = await holdingSaves(world.db, HOME.id, async () => {
    const deletion = remove(id);
    await waitingFor(world.db, 1);
    const late = answer(id, 'hidden1');
    await waitingFor(world.db, 2);
    return [deletion, late];
  });
  const [deleted, late] = await Promise.all(waiting);
  expect(deleted?.body).toEqual({ id, outcome: 'hidden', submissionCount: 1 });
  expect(late?.body.code).toBe('form-deleted');
  expect((await stored(id)).answers).toBe(1);
});

it('X10.17 E7.04 saving a form while its first submissions arrive fails neither', async () => {
  const editable = { ...STAFF_FORM, options: { ...STAFF_FORM.options, editableForm: true } };
  for (let round = 0; round < 6; round++) {
    const id = await make(`busy${round}`, editable);
    const body = { version: 1, areaId: HOME.areas[0], sync: false, definition: editable };
    const [saved, ...replies] = await Promise.all([
      world.as.supervisor.put(`/api/forms/${id}`, body),
      ...Array.from({ length: 4 }, (_, number) => answer(id, `busy${round}n${number}`)),
    ]);
    expect([saved.status, ...replies.map(({ status }) => status)]).toEqual([200, 200, 200, 200, 200]);
  }
});

it('X10.07 W11 leaves who, when and how much in the audit chain, which verifies', async () => {
  const id = await make('trace');
  await answer(id, 'trace1');
  await remove(id, 'generator');
  const entry = await sql<{ actor: string; at: Date; details: unknown }>`
    select actor, at, details from audit_entries where subject_id = ${id} and action = 'delete'`.execute(
    world.db,
  );
  expect(entry.rows).toEqual([
    {
      actor: 'generator',
      at: world.time.now,
      details: { version: 1, outcome: 'hidden', submissions: 1 },
    },
  ]);
  const broken = await sql`
    select number from (select e.number, e.hash = audit_hash(lag(e.hash, 1, '\\x') over (order by e.number), e) as good
      from audit_entries e where e.municipality_id = ${HOME.id}) as checked
    where not good`.execute(world.db);
  expect(broken.rows).toEqual([]);
});
