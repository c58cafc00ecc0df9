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
const installed = (platformUrl: string | null, outsideHosts: readonly string[] = []) => ({
  platformUrl,
  outsideHosts,
});
const areasOf = async (systems: ReturnType<typeof outsideSystems>, municipalityId: string) =>
  (await systems.incidents.areas(world.db, { municipalityId, username: 'u' })).map(
    ({ description }) => description,
  );

it('X23.02 each municipality works with what its setting names, from the next call on', async () => {
  const systems = outsideSystems(installed(platform.url));
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
  await expect(areasOf(outsideSystems(installed(null)), AWAY.id)).rejects.toMatchObject(unconfigured);
  expect(await areasOf(outsideSystems(installed(null)), HOME.id)).toHaveLength(2);
  const { bookings } = outsideSystems(installed(platform.url));
  await expect(bookings.agendas(world.db, AWAY.id)).rejects.toMatchObject(unconfigured);
  await set(AWAY.id, {});
});

it('X34.46 X34.47 a municipality works with the platform that it names, the others with the installation’s', async () => {
  const own = { incidentSystem: 'platform', platformUrl: platform.url };
  const systems = outsideSystems(installed('http://127.0.0.1:1', [new URL(platform.url).host]));
  await set(AWAY.id, own);
  await set(HOME.id, { incidentSystem: 'platform' });
  expect(await areasOf(systems, AWAY.id)).toEqual(['Alumbrado', 'Arbolado']);
  await expect(areasOf(systems, HOME.id)).rejects.toMatchObject({ kind: 'no-answer' });
  await set(AWAY.id, { ...own, platformUrl: '' });
  await expect(areasOf(systems, AWAY.id)).rejects.toMatchObject({ kind: 'no-answer' });
});

it.each(['https://localhost', 'https://127.0.0.1', 'http://platform.villa.example', 'javascript:alert(1)'])(
  'X34.46 X34.47 W16 a platform at %s is not asked, and the installation’s does not step in',
  async (url) => {
    const before = (await platform.received('getMuniCoreAreas')).length;
    await set(AWAY.id, { incidentSystem: 'platform', platformUrl: url });
    await expect(areasOf(outsideSystems(installed(platform.url)), AWAY.id)).rejects.toMatchObject({
      kind: 'not-configured',
    });
    expect(await platform.received('getMuniCoreAreas')).toHaveLength(before);
  },
);

it('X34.47 a listed host may be asked anywhere, the same one on another port may not', async () => {
  await set(AWAY.id, { incidentSystem: 'platform', platformUrl: platform.url });
  const unlisted = outsideSystems(installed(null, ['127.0.0.1', '127.0.0.1:1']));
  await expect(areasOf(unlisted, AWAY.id)).rejects.toMatchObject({ kind: 'not-configured' });
  const listed = outsideSystems(installed(null, [new URL(platform.url).host]));
  expect(await areasOf(listed, AWAY.id)).toHaveLength(2);
});
