// Saving a form while the platform, which is its incident system, is slow, and what happens to the incident
// types of a save that was not stored. The platform is a separate program that is asked over real HTTP.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { openPlatform, type TestPlatform } from '../../../testing/outside/municipal-platform.ts';
import { holdingSaves, waitingFor } from '../../../testing/queries.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const PLATFORM_AREA = 702;

let platform: TestPlatform;
let world: TestWorld;
beforeAll(async () => {
  platform = await openPlatform();
  world = await openTestWorld({ platformUrl: platform.url });
  await sql`update municipalities set settings = settings || '{"incidentSystem": "platform"}'
    where id = ${HOME.id}`.execute(world.db);
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});
beforeEach(() => platform.behave('*', 'well'));

function withIncidents(title: string): FormDefinition {
  return {
    ...STAFF_FORM,
    title: { text: title },
    options: { ...STAFF_FORM.options, editableForm: true, incidents: true },
    incidents: { ...STAFF_FORM.incidents, areaId: PLATFORM_AREA },
  };
}

const save = (formId: string, version: number, definition: FormDefinition): Promise<TestReply> =>
  world.as.supervisor.put(`/api/forms/${formId}`, {
    version,
    areaId: HOME.areas[0],
    sync: definition.options.incidents,
    definition,
  });
const create = (id: string, definition: FormDefinition): Promise<TestReply> =>
  world.as.supervisor.post('/api/forms', { id, areaId: HOME.areas[0], sync: true, definition });
const typeOf = async (formId: string) =>
  (await world.as.admin.get(`/api/forms/${formId}`)).body.definition.incidents.incidentTypeId;

async function typesAsked(title: string): Promise<number> {
  const received = await platform.received('createTipoIncidencia');
  return received.filter(({ body }) => body['formTitle'] === title).length;
}

async function untilAsked(title: string): Promise<void> {
  while ((await typesAsked(title)) === 0) await new Promise((later) => setTimeout(later, 20));
}

it('X30.03 X23.02 submissions are taken in while a silent platform holds up the save of a form', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'answered', definition: STAFF_FORM });
  await saveForm(world.as.supervisor, { id: 'saved', definition: STAFF_FORM });
  await platform.behave('createTipoIncidencia', 'silent');
  let isSaved = false;
  const saving = save(testId('saved'), 1, withIncidents('Lento')).finally(() => {
    isSaved = true;
  });
  await untilAsked('Lento');
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      submitTo(world.as.inspector, formId, { id: `during${number}`, answers: answersOf({ name: 'Ana' }) }),
    ),
  );
  const toTheSavedForm = await submitTo(world.as.inspector, testId('saved'), {
    id: 'to-the-saved',
    answers: answersOf({ name: 'Ana' }),
  });
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(toTheSavedForm.status).toBe(200);
  expect(isSaved).toBe(false);
  expect((await saving).body.code).toBe('incident-type-failed');
});

it('X30.03 E4.18 the first submission that arrives while the platform is asked locks the form for that save', async () => {
  const locked = {
    ...withIncidents('Cerrado'),
    options: { ...withIncidents('').options, editableForm: false },
  };
  const formId = await saveForm(world.as.supervisor, {
    id: 'locked',
    definition: { ...STAFF_FORM, options: { ...STAFF_FORM.options, editableForm: false } },
  });
  const saving = await holdingSaves(world.db, HOME.id, async () => {
    const reply = submitTo(world.as.inspector, formId, { id: 'first', answers: answersOf({ name: 'Ana' }) });
    await waitingFor(world.db, 1);
    const late = save(formId, 1, locked);
    await waitingFor(world.db, 2);
    return { answer: reply, late };
  });
  expect((await saving.answer).status).toBe(200);
  expect((await saving.late).body.code).toBe('form-read-only');
});

it('X30.03 E7.06 the next save uses the type that was created for a save that lost to another one', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'lost', definition: STAFF_FORM });
  const replies = await holdingSaves(world.db, HOME.id, async () => {
    const winner = save(formId, 1, { ...STAFF_FORM, title: { text: 'Otro título' } });
    await waitingFor(world.db, 1);
    const loser = save(formId, 1, withIncidents('Perdido'));
    await waitingFor(world.db, 2);
    return [winner, loser];
  });
  const [winner, loser] = await Promise.all(replies);
  expect(winner?.status).toBe(200);
  expect(loser?.body).toMatchObject({ code: 'stale-version', values: { version: 2 } });
  expect(await typesAsked('Perdido')).toBe(1);
  expect((await save(formId, 2, withIncidents('Perdido'))).status).toBe(200);
  expect(await typesAsked('Perdido')).toBe(1);
  expect(await typeOf(formId)).toEqual(expect.any(Number));
});

it('X31.64 E4.32 a form that the platform made a type for returns to its earlier title', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'returns', definition: STAFF_FORM });
  expect((await save(formId, 1, withIncidents('Ida'))).status).toBe(200);
  const first = await typeOf(formId);
  expect((await save(formId, 2, withIncidents('Ida y vuelta'))).status).toBe(200);
  expect((await save(formId, 3, withIncidents('Ida'))).status).toBe(200);
  expect(await typeOf(formId)).toBe(first);
  expect(await typesAsked('Ida')).toBe(1);
});

it('X31.65 E8.05 a title that the platform has already comes back with a free one, an outage without', async () => {
  await create(testId('owner'), withIncidents('Del otro'));
  const refused = await create(testId('comes'), withIncidents('Del otro'));
  expect(refused.body).toMatchObject({
    code: 'incident-type-failed',
    issues: [{ code: 'incident-title-taken', at: { field: 'title' }, values: { title: 'Del otro (2)' } }],
  });
  await platform.behave('createTipoIncidencia', 'error');
  const failed = await create(testId('comes'), withIncidents('Nunca pedido'));
  expect(failed.body.code).toBe('incident-type-failed');
  expect(failed.body.issues ?? []).toEqual([]);
});

it('X30.03 E7.03 a form with incidents that is created twice at the same time is one form with one type', async () => {
  const id = testId('twice');
  const replies = await Promise.all([create(id, withIncidents('Doble')), create(id, withIncidents('Doble'))]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await typeOf(id)).toEqual(expect.any(Number));
});
