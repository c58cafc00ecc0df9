// What a save may not do to a form, and what is stored about the person who saved.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import { AWAY, HOME } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('E3.04 X13.02 a form stays in its municipality, no matter who saves it and however many they work in', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'staying', definition: STAFF_FORM });
  const save = (areaId: string) =>
    world.as.admin.put(`/api/forms/${id}`, { version: 1, areaId, sync: false, definition: STAFF_FORM });
  const refused = await save(AWAY.areas[0]);
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ code: 'area-of-other-municipality', at: { field: 'area' } }],
  ]);
  expect((await world.as.admin.get(`/api/forms/${id}`)).body).toMatchObject({
    version: 1,
    areaId: HOME.areas[0],
    municipality: { id: HOME.id },
  });
  expect((await save(HOME.areas[1])).body).toEqual({ id, version: 2 });
});

it('E4.29 every save, the first and those after it, is in the audit log with who and which version', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'audited', definition: STAFF_FORM });
  const definition = { ...STAFF_FORM, title: { text: 'Otro título' } };
  const body = { version: 1, areaId: HOME.areas[0], sync: false, definition };
  await world.as.admin.put(`/api/forms/${id}`, body);
  await world.as.generator.put(`/api/forms/${id}/visibility`, { version: 2, public: true });
  const entries = await sql`select actor, action, details from audit_entries where subject_id = ${id}
    order by number`.execute(world.db);
  expect(entries.rows).toEqual([
    { actor: 'supervisor', action: 'create', details: { version: 1 } },
    { actor: 'admin', action: 'update', details: { version: 2 } },
    { actor: 'generator', action: 'update', details: { version: 3 } },
  ]);
});
