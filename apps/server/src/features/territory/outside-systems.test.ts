// Changed settings of a municipality decide about its outside systems from the next request on.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/outside/municipal-platform.ts';
import { saveOutside } from '../../testing/outside/outside.ts';
import { AWAY, HOME } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { outsideSystems } from './outside-systems.ts';

let platform: TestPlatform;
let world: TestWorld;
beforeAll(async () => {
  platform = await openPlatform();
  world = await openTestWorld();
  await saveOutside(world.db);
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});

const set = (id: string, settings: object) =>
  sql`update municipalities set settings = ${JSON.stringify(settings)}::jsonb where id = ${id}`.execute(
    world.db,
  );
const areasOf = async (systems: ReturnType<typeof outsideSystems>, municipalityId: string) =>
  (await systems.incidents.areas(world.db, { municipalityId, username: 'u' })).map(
    ({ description }) => description,
  );

it('X23.02 each municipality works with what its setting names, from the next call on', async () => {
  const systems = outsideSystems(platform.url);
  await set(AWAY.id, { incidentSystem: 'platform' });
  expect(await areasOf(systems, AWAY.id)).toEqual(['Alumbrado', 'Arbolado']);
  expect(await areasOf(systems, HOME.id)).toEqual(['Alumbrado', 'Arbolado']);
  expect(await platform.received('getMuniCoreAreas')).toHaveLength(1);
  await set(AWAY.id, {});
  expect(await areasOf(systems, AWAY.id)).toEqual(['Alumbrado lejano']);
  expect(await platform.received('getMuniCoreAreas')).toHaveLength(1);
});

it('X23.02 a platform that is wanted and has no URL, or no number for the municipality, is a failure', async () => {
  await set(AWAY.id, { incidentSystem: 'platform', bookingSystem: 'platform' });
  await sql`update municipalities set platform_id = null where id = ${AWAY.id}`.execute(world.db);
  const unconfigured = { kind: 'not-configured' };
  await expect(areasOf(outsideSystems(null), AWAY.id)).rejects.toMatchObject(unconfigured);
  expect(await areasOf(outsideSystems(null), HOME.id)).toHaveLength(2);
  const { bookings } = outsideSystems(platform.url);
  await expect(bookings.agendas(world.db, AWAY.id)).rejects.toMatchObject(unconfigured);
  await set(AWAY.id, {});
});
