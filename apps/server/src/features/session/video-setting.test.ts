// Who may allow videos in questions, as the session says to the editor.
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOME } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => setUp({}));

const setUp = (settings: Partial<MunicipalitySettings>) =>
  sql`update municipalities set settings = ${JSON.stringify(settings)}::jsonb where id = ${HOME.id}`.execute(
    world.db,
  );
const offered = async (name: keyof TestWorld['as']): Promise<boolean> =>
  (await world.as[name].get('/api/session')).body.account.offersVideo;

it('E5.28 both settings are empty at first: nobody, not even an administrator', async () => {
  for (const name of ['supervisor', 'admin', 'foreigner'] as const) expect(await offered(name)).toBe(false);
});

it('E5.28 the setting of a municipality reaches its people immediately, and nobody else’s', async () => {
  await setUp({ offersVideo: true });
  expect(await offered('supervisor')).toBe(true);
  expect(await offered('neighbour')).toBe(true);
  expect(await offered('foreigner')).toBe(false);
});

it('E5.28 the setting of a person reaches that one', async () => {
  await setUp({ offersVideoTo: ['supervisor'] });
  expect(await offered('supervisor')).toBe(true);
  expect(await offered('generator')).toBe(false);
  expect(await offered('foreigner')).toBe(false);
});

it('E3.58 E6.05 gives the areas of the person, their municipality and their incident-system username', async () => {
  const { account } = (await world.as.elevatedSupervisor.get('/api/session')).body;
  expect(account).toMatchObject({
    username: 'elevatedsupervisor',
    municipality: { id: HOME.id, name: 'Villa Cercana' },
    areas: [
      { id: HOME.areas[0], name: 'homeGreen' },
      { id: HOME.areas[1], name: 'homeTrade' },
    ],
  });
});
