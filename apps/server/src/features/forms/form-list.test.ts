// What the list shows of each form: its columns, and what the person may do with it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm } from '../../testing/forms.ts';
import { PERSONAS, type PersonaName } from '../../testing/personas.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'listed', definition: STAFF_FORM });
});
afterAll(() => world.close());

const STAFF = (Object.keys(PERSONAS) as PersonaName[]).filter(
  (name) => !['neighbour', 'foreigner', 'roleless'].includes(name),
);

async function rowOf(who: PersonaName) {
  const { body } = await world.as[who].get('/api/forms');
  return body.forms.find(({ id }: { id: string }) => id === form);
}

it('P2.63 P3.16 gives name, area and municipality of a form', async () => {
  expect(await rowOf('inspector')).toMatchObject({
    title: { text: 'Inspección' },
    area: { id: HOME.areas[0], name: 'homeGreen' },
    municipality: { id: HOME.id, name: 'Villa Cercana' },
  });
});

it.each(STAFF)(
  'P2.67 P2.68 P2.69 P2.70 P2.72 P2.73 P6.28 offers %s what the server then allows',
  async (who) => {
    const { may } = await rowOf(who);
    const caller = world.as[who];
    const refused = async (path: string, method: 'get' | 'post' | 'delete' = 'get') =>
      (await caller[method](path, { id: form, areaId: HOME.areas[0] })).body.code === 'forbidden';
    expect({
      answer: may.answer,
      readSubmissions: may.readSubmissions,
      readStatistics: may.readStatistics,
      edit: may.edit,
      duplicate: may.duplicate,
      delete: may.delete,
    }).toEqual({
      answer: !(await refused(`/api/forms/${form}/to-answer`)),
      readSubmissions: !(await refused(`/api/forms/${form}/submissions`)),
      readStatistics: !(await refused(`/api/forms/${form}/statistics`)),
      edit: !(await refused(`/api/forms/${form}`)),
      duplicate: !(await refused(`/api/forms/${form}/duplicates`, 'post')),
      delete: !(await refused(`/api/forms/${form}?version=99`, 'delete')),
    });
  },
);

it('P2.65 P3.17 says whether any form of the whole filtered list sells through the gateway', async () => {
  const gateway = async (query = '') =>
    (await world.as.foreigner.get(`/api/forms${query}`)).body.anyPaymentGateway;
  for (let number = 0; number < 8; number++) {
    const definition = { ...STAFF_FORM, title: { text: `A ${number}` } };
    await saveForm(world.as.foreigner, { id: `plain${number}`, areaId: AWAY.areas[0], definition });
  }
  expect(await gateway()).toBe(false);
  const definition = { ...STAFF_FORM, title: { text: 'Z con pasarela' } };
  const selling = await saveForm(world.as.foreigner, { id: 'selling', areaId: AWAY.areas[0], definition });
  await sql`update forms set payment_gateway = true where id = ${selling}`.execute(world.db);
  expect(await gateway()).toBe(true);
  expect(await gateway('?text=A')).toBe(true);
  expect(await gateway('?text=A%203')).toBe(false);
});

it('P4.35 E4.34 P7.09 shows a new form in its order by title', async () => {
  const definition = { ...STAFF_FORM, title: { text: 'Inspección bis' } };
  await saveForm(world.as.supervisor, { id: 'after', definition });
  await saveForm(world.as.supervisor, {
    id: 'before',
    definition: { ...STAFF_FORM, title: { text: 'Ábaco' } },
  });
  const { body } = await world.as.supervisor.get('/api/forms');
  expect(body.forms.map(({ id }: { id: string }) => id)).toEqual([testId('before'), form, testId('after')]);
});

it('P4.35 P6.20 follows the areas of the person at the next reading', async () => {
  const areas = async () => {
    const { body } = await world.as.elevatedSupervisor.get('/api/forms');
    return new Set(body.forms.map(({ area }: { area: { id: string } }) => area.id));
  };
  await saveForm(world.as.neighbour, { id: 'trade', areaId: HOME.areas[1], definition: STAFF_FORM });
  expect(await areas()).toEqual(new Set(HOME.areas));
  await sql`delete from user_areas where user_id = ${testId('userelevatedSupervisor')}
    and area_id = ${HOME.areas[0]}`.execute(world.db);
  expect(await areas()).toEqual(new Set([HOME.areas[1]]));
});

it('P7.10 reads one form by its id', async () => {
  expect((await world.as.supervisor.get(`/api/forms/${form}`)).body).toMatchObject({ id: form, version: 1 });
  expect((await world.as.supervisor.get(`/api/forms/${testId('unknown')}`)).body.code).toBe('form-not-found');
});
