// The tree of the territory over HTTP.
import { municipalityPath } from '@constancia/domain/territory/territory.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('P7.25 R3.28 R7.42 gives every node its reference, and municipalities their number in the platform and AWS', async () => {
  await sql`update municipalities set platform_id = 92, uses_aws = true where id = ${HOME.id}`.execute(
    world.db,
  );
  const { countries } = (await world.as.admin.get('/api/territory')).body;
  const path = { countryId: testId('country'), provinceId: testId('province'), municipalityId: HOME.id };
  expect(countries).toMatchObject([
    {
      id: testId('country'),
      ref: `paises/${testId('country')}`,
      name: 'País',
      provinces: [
        {
          ref: `paises/${testId('country')}/provincias/${testId('province')}`,
          municipalities: [
            {
              id: HOME.id,
              ref: municipalityPath(path),
              platformId: 92,
              usesAws: true,
              areas: [
                {
                  id: HOME.areas[0],
                  ref: `${municipalityPath(path)}/areas_municipales/${HOME.areas[0]}`,
                  name: 'homeGreen',
                },
                { id: HOME.areas[1], name: 'homeTrade' },
              ],
            },
            { id: AWAY.id, platformId: null, usesAws: false },
          ],
        },
      ],
    },
  ]);
});

it('P7.08 P7.25 P9.32 orders every level by name, and shows administrators what is still empty', async () => {
  await sql`insert into countries (id, name) values (${testId('empty')}, 'Ñandú'), (${testId('first')}, 'Álamo')`.execute(
    world.db,
  );
  await sql`insert into provinces (id, country_id, name) values (${testId('second')}, ${testId('country')}, 'Árida')`.execute(
    world.db,
  );
  await sql`insert into areas (municipality_id, id, name) values (${HOME.id}, ${testId('ambito')}, 'Ámbito'),
    (${HOME.id}, ${testId('zanja')}, 'zanja')`.execute(world.db);
  const { countries } = (await world.as.admin.get('/api/territory')).body;
  const names = (nodes: readonly { readonly name: string }[]) => nodes.map(({ name }) => name);
  expect(names(countries)).toEqual(['Álamo', 'Ñandú', 'País']);
  expect(names(countries[2].provinces)).toEqual(['Árida', 'Provincia']);
  expect(countries[2].provinces[0].municipalities).toEqual([]);
  expect(names(countries[2].provinces[1].municipalities)).toEqual(['Villa Cercana', 'Villa Lejana']);
  const [home] = countries[2].provinces[1].municipalities;
  expect(names(home.areas)).toEqual(['Ámbito', 'homeGreen', 'homeTrade', 'zanja']);
  const own = (await world.as.inspector.get('/api/territory')).body.countries;
  expect(names(own)).toEqual(['País']);
  expect(own[0].provinces[0].municipalities).toHaveLength(1);
});
