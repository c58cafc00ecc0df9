// Several people change one form at the same time: saves against each other, against the public switch, a
// deletion and the first submission. The second one gets an error, and nothing of it is stored.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { holdingSaves, waitingFor } from '../../../testing/queries.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const make = (id: string) => saveForm(world.as.supervisor, { id, definition: STAFF_FORM });
const titled = (title: string): FormDefinition => ({ ...STAFF_FORM, title: { text: title } });
const save = (who: Caller, formId: string, definition: FormDefinition) =>
  who.put(`/api/forms/${formId}`, { version: 1, areaId: HOME.areas[0], sync: false, definition });
const publish = (formId: string) =>
  world.as.generator.put(`/api/forms/${formId}/visibility`, { public: true, version: 1 });
const remove = (formId: string) => world.as.admin.delete(`/api/forms/${formId}?version=1`);
const answer = (formId: string, id: string) =>
  submitTo(world.as.inspector, formId, { id, answers: answersOf({ name: 'Ana' }) });
const read = async (formId: string) => (await world.as.supervisor.get(`/api/forms/${formId}`)).body;
const outcomeOf = ({ status, body }: TestReply) => (status === 200 ? 'done' : body.code);

/** Sends both while the form is locked, the second once the first waits for the lock, then releases it. */
async function inLine(
  first: () => Promise<TestReply>,
  second: () => Promise<TestReply>,
): Promise<readonly string[]> {
  const replies = await holdingSaves(world.db, HOME.id, async () => {
    const one = first();
    await waitingFor(world.db, 1);
    const other = second();
    await waitingFor(world.db, 2);
    return [one, other];
  });
  return (await Promise.all(replies)).map(outcomeOf);
}

async function traces(formId: string) {
  const versions = await sql<{ version: number }>`
    select version from form_versions where form_id = ${formId} order by version`.execute(world.db);
  const saves = await sql<{ count: number }>`
    select count(*) as count from audit_entries where subject_id = ${formId} and action = 'update'`.execute(
    world.db,
  );
  return { versions: versions.rows.map(({ version }) => version), saves: saves.rows[0]?.count };
}

it('X13.04 X5.01 of ten saves over one version one is stored, the others get the newer version', async () => {
  const id = await make('ten');
  const people = [world.as.supervisor, world.as.admin, world.as.elevatedSupervisor, world.as.generator];
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      save(people[number % people.length] ?? world.as.admin, id, titled(`Título ${number}`)),
    ),
  );
  const winners = [...replies.keys()].filter((number) => replies[number]?.status === 200);
  expect(winners).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 200);
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'stale-version', values: { version: 2 } });
  }
  expect(await read(id)).toMatchObject({
    version: 2,
    definition: { title: { text: `Título ${winners[0]}` } },
  });
  expect(await traces(id)).toEqual({ versions: [1, 2], saves: 1 });
});

it('X13.04 X5.01 ten people who save again over what they get all have their turn, one after the other', async () => {
  const id = await make('turns');
  const saveUntilTaken = async (number: number): Promise<number> => {
    for (let version = 1; ; ) {
      const reply = await world.as.supervisor.put(`/api/forms/${id}`, {
        version,
        areaId: HOME.areas[0],
        sync: false,
        definition: titled(`Turno ${number}`),
      });
      if (reply.status === 200) return reply.body.version;
      expect(reply.body.code).toBe('stale-version');
      version = reply.body.values.version;
    }
  };
  const taken = await Promise.all(Array.from({ length: 10 }, (_, number) => saveUntilTaken(number)));
  expect(taken.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await traces(id)).toMatchObject({ saves: 10 });
});

it('X13.05 P7.12 a save and the public switch over one version: the second hears of it, neither undoes the other', async () => {
  const saved = await make('savedFirst');
  const change = () => save(world.as.supervisor, saved, titled('Cambiado'));
  expect(await inLine(change, () => publish(saved))).toEqual(['done', 'stale-version']);
  expect((await read(saved)).definition).toMatchObject({
    title: { text: 'Cambiado' },
    options: { publicAccess: false },
  });
  expect((await world.visitor.get(`/api/public/forms/${saved}/to-answer`)).status).toBe(404);

  const opened = await make('openedFirst');
  const late = () => save(world.as.supervisor, opened, titled('Cambiado'));
  expect(await inLine(() => publish(opened), late)).toEqual(['done', 'stale-version']);
  expect((await read(opened)).definition).toMatchObject({
    title: { text: 'Inspección' },
    options: { publicAccess: true },
  });
});

it('X13.06 X10.04 a save and a deletion: a saved form is not deleted unseen, a deleted one not brought back', async () => {
  const saved = await make('savedThenGone');
  const change = () => save(world.as.supervisor, saved, titled('Cambiado'));
  expect(await inLine(change, () => remove(saved))).toEqual(['done', 'stale-version']);
  expect((await read(saved)).definition.title.text).toBe('Cambiado');

  const removed = await make('goneFirst');
  const late = () => save(world.as.supervisor, removed, titled('Cambiado'));
  expect(await inLine(() => remove(removed), late)).toEqual(['done', 'form-not-found']);
  expect((await read(removed)).code).toBe('form-not-found');
  expect(await traces(removed)).toEqual({ versions: [], saves: 0 });
});

it('X13.07 E7.02 E4.18 a save and the first submission: once it is stored the structure stays, before it the save counts', async () => {
  const [section] = STAFF_FORM.sections;
  if (!section) throw new Error('the form has a section');
  const longer: FormDefinition = {
    ...STAFF_FORM,
    sections: [
      { ...section, questions: [...section.questions, aQuestion('more', 'text', { required: true })] },
    ],
  };
  const answered = await make('answeredFirst');
  const late = () => save(world.as.supervisor, answered, longer);
  expect(await inLine(() => answer(answered, 'first1'), late)).toEqual(['done', 'form-read-only']);
  expect(await read(answered)).toMatchObject({ version: 1, submissionCount: 1, definition: STAFF_FORM });

  const saved = await make('savedThenAnswered');
  const change = () => save(world.as.supervisor, saved, longer);
  expect(await inLine(change, () => answer(saved, 'second1'))).toEqual(['done', 'done']);
  expect(await read(saved)).toMatchObject({ version: 2, submissionCount: 1, definition: longer });
  // The submission keeps the version that the person saw.
  const kept = await world.as.inspector.get(`/api/submissions/${testId('second1')}`);
  expect(kept.body.definition.sections).toEqual(STAFF_FORM.sections);
});
