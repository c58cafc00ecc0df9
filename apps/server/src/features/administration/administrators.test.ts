// What administrators may beyond the work of other staff.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

/** Asks for everything that is managed; the statuses in their order. */
async function manages(who: Caller, id: string): Promise<readonly number[]> {
  const area = { id, name: `Obras ${id}`, municipalityId: AWAY.id, userIds: [] };
  const municipality = {
    id,
    name: `Oncativo ${id}`,
    keyword: id.slice(0, 6).toUpperCase(),
    platformId: '92',
    provinceId: testId('province'),
    centre: null,
    usesAws: false,
  };
  const active = await who.put(`/api/users/${testId('userforeigner')}/active`, { active: true });
  const created = await who.post('/api/areas', area);
  return [active.status, created.status, (await who.post('/api/municipalities', municipality)).status];
}

it('P1.15 an administrator answers forms as staff do, and manages accounts, areas and municipalities everywhere', async () => {
  const form = await saveForm(world.as.admin, { id: 'everywhere', definition: STAFF_FORM });
  const sent = { id: 'sent', answers: answersOf({ name: 'Ana' }) };
  expect((await submitTo(world.as.admin, form, sent)).status).toBe(200);
  expect(await manages(world.as.admin, testId('oncativo'))).toEqual([200, 200, 200]);
  const users = (await world.as.admin.get('/api/users?text=foreigner')).body.users;
  expect(users[0]).toMatchObject({ municipality: { id: AWAY.id }, active: true });
  const { areas } = (await world.as.admin.get(`/api/areas?municipality=${AWAY.id}`)).body;
  expect(namesOf(areas)).toContain(`Obras ${testId('oncativo')}`);
  const { municipalities } = (await world.as.admin.get('/api/municipalities')).body;
  expect(namesOf(municipalities)).toEqual(
    expect.arrayContaining(['Villa Cercana', 'Villa Lejana', `Oncativo ${testId('oncativo')}`]),
  );
});

it.each(['supervisor', 'inspector', 'generator'] as const)('P1.15 a %s manages none of them', async (who) => {
  expect(await manages(world.as[who], testId(`no${who}`))).toEqual([403, 403, 403]);
  expect((await world.as.admin.get(`/api/areas?municipality=${HOME.id}&name=Obras`)).body.total).toBe(0);
});
