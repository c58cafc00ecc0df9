import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const update = (formId: string, version: number, title: string) =>
  world.as.correctingSupervisor.put(`/api/forms/${formId}`, {
    version,
    areaId: HOME.areas[0],
    sync: false,
    definition: { ...STAFF_FORM, title: { text: title } },
  });

describe('the history of a form', () => {
  it('X12.01 E4.27 E4.28 E4.29 names every version with who, when and its submissions, the newest first', async () => {
    const formId = await saveForm(world.as.supervisor, { id: 'history', definition: STAFF_FORM });
    const created = world.time.now;
    await submitTo(world.as.inspector, formId, { id: 'h1', answers: answersOf({ name: 'a' }) });
    await world.as.admin.put(`/api/forms/${formId}/visibility`, { version: 1, public: true });
    world.time.now = new Date(created.getTime() + 60_000);
    await submitTo(world.as.inspector, formId, { id: 'h2', version: 2, answers: answersOf({ name: 'a' }) });
    await submitTo(world.as.inspector, formId, { id: 'h3', version: 2, answers: answersOf({ name: 'a' }) });
    const { body } = await world.as.supervisor.get(`/api/forms/${formId}/versions`);
    expect(body).toEqual({
      title: { text: 'Inspección' },
      timeZone: 'America/Argentina/Cordoba',
      more: false,
      versions: [
        { version: 2, savedAt: created.toISOString(), savedBy: 'admin', submissions: 2 },
        { version: 1, savedAt: created.toISOString(), savedBy: 'supervisor', submissions: 1 },
      ],
    });
    world.time.now = created;
  });

  it('X12.01 E7.04 gives the text of each version as it was saved', async () => {
    const formId = await saveForm(world.as.supervisor, { id: 'historyText', definition: STAFF_FORM });
    expect((await update(formId, 1, 'Inspección 2')).status).toBe(200);
    const titleOf = async (version: number) =>
      (await world.as.supervisor.get(`/api/forms/${formId}/versions/${version}`)).body.definition?.title.text;
    expect([await titleOf(1), await titleOf(2), await titleOf(3)]).toEqual([
      'Inspección',
      'Inspección 2',
      undefined,
    ]);
  });

  it('X12.01 comes in pages of fifty', async () => {
    const formId = await saveForm(world.as.supervisor, { id: 'historyPages', definition: PUBLIC_FORM });
    for (let version = 1; version < 60; version += 1) {
      const body = { version, public: version % 2 === 0 };
      expect((await world.as.admin.put(`/api/forms/${formId}/visibility`, body)).status).toBe(200);
    }
    const first = (await world.as.supervisor.get(`/api/forms/${formId}/versions`)).body;
    expect([first.versions.length, first.versions[0].version, first.more]).toEqual([50, 60, true]);
    const oldest = first.versions.at(-1).version;
    const second = (await world.as.supervisor.get(`/api/forms/${formId}/versions?before=${oldest}`)).body;
    expect([second.versions.length, second.versions[0].version, second.more]).toEqual([10, 10, false]);
  });

  it('X12.01 E6.04 is for people who may edit the form', async () => {
    const formId = await saveForm(world.as.supervisor, { id: 'historyArea', definition: STAFF_FORM });
    expect((await world.as.neighbour.get(`/api/forms/${formId}/versions`)).body.code).toBe(
      'form-outside-areas',
    );
    expect((await world.as.foreigner.get(`/api/forms/${formId}/versions/1`)).body.code).toBe(
      'form-outside-areas',
    );
    expect((await world.as.inspector.get(`/api/forms/${formId}/versions`)).body.code).toBe('forbidden');
    expect((await world.as.supervisor.get(`/api/forms/${testId('none')}/versions`)).body.code).toBe(
      'form-not-found',
    );
  });
});
