// Finding agendas in the register over HTTP: a page at a time, and by what people call them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableIn } from '../../../testing/files/sheets.ts';
import { AWAY, HOME } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  for (const [municipality, street] of [
    [HOME.id, 'Mitre'],
    [AWAY.id, 'Belgrano'],
  ])
    await sql`
      insert into agendas (municipality_id, id, name, address, type_id, tenant_id, tenant_unique_name)
      select ${municipality}, 9000 + n, 'Agenda ' || n, ${street} || ' ' || n || '00', 2, 1, 'x' from generate_series(1, 40) n`.execute(
      world.db,
    );
});
afterAll(() => world.close());

const path = (municipality = HOME.id) => `/api/municipalities/${municipality}/agendas`;
const ask = (query: object, municipality?: string): Promise<TestReply> => {
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) asked.set(key, String(value));
  return world.as.admin.get(`${path(municipality)}?${asked.toString()}`);
};
const find = async (query: object, municipality?: string) => {
  const { agendas, total } = (await ask(query, municipality)).body;
  return { names: agendas.map(({ name }: { name: string }) => name), total };
};
const named = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `Agenda ${from + n}`);

it('X40.57 agendas are read fifteen at a time in the order of their names, with how many there are; beyond the last page there are none', async () => {
  expect(await find({})).toEqual({ names: named(1, 15), total: 40 });
  expect(await find({ page: 1 })).toEqual({ names: named(16, 30), total: 40 });
  expect(await find({ page: 2 })).toEqual({ names: named(31, 40), total: 40 });
  expect(await find({ page: 3 })).toEqual({ names: [], total: 40 });
  expect((await ask({ page: -1 })).body.code).toBe('request-invalid');
});

it('X40.57 an agenda is found by its name however it is written, by its address and by its number, of its municipality only', async () => {
  await sql`update agendas set name = 'Castración de 100% mascotas' where id = 9007`.execute(world.db);
  const pets = { names: ['Castración de 100% mascotas'], total: 1 };
  for (const text of ['castracion', ' MASCOTAS ', '100%', 'mitre 700', '9007'])
    expect(await find({ text })).toEqual(pets);
  expect(await find({ text: 'belgrano' })).toEqual({ names: [], total: 0 });
  expect(await find({ text: 'belgrano 3' }, AWAY.id)).toMatchObject({ total: 11 });
  expect(await find({ text: 'agenda', page: 2 })).toMatchObject({ total: 39 });
  expect(await find({ text: '10%' })).toEqual({ names: [], total: 0 });
});

it('X40.57 X34.70 who keeps no agendas finds none', async () => {
  for (const who of ['supervisor', 'inspector', 'foreigner'] as const)
    expect((await world.as[who].get(`${path()}?text=agenda`)).body.code).toBe('forbidden');
});

it('X40.58 forms choose among all agendas, the spreadsheet has all of them, and a name is taken on whichever page it stands', async () => {
  const { agendas } = (await world.as.supervisor.get(`/api/areas/${HOME.areas[0]}/agendas`)).body;
  expect(agendas).toHaveLength(40);
  const refused = await world.as.admin.post(path(), { agenda: { name: 'agenda 40' } });
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ code: 'agenda-name-taken', at: { field: 'name' } }],
  ]);
  const sheet = await world.as.admin.get(`${path()}.xlsx`);
  expect(await tableIn(sheet)).toHaveLength(41);
});
