// Trying a platform: what it does is said in a word, and the server asks only where it may.
import type { Actor } from '@constancia/domain/access/actor.ts';
import { RATES } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NotPublic } from '../../../../ports/outside-call/outside-failure.ts';
import { openPlatform, type TestPlatform } from '../../../../testing/outside/municipal-platform.ts';
import { AWAY, HOME } from '../../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../../testing/with-app.ts';
import { tryPlatform } from './ask-platform.ts';

let platform: TestPlatform;
let world: TestWorld;
beforeAll(async () => {
  platform = await openPlatform();
  world = await openTestWorld({ outsideHosts: [new URL(platform.url).host] });
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});
beforeEach(async () => {
  await platform.behave('*', 'well');
  await sql`delete from rate_limits`.execute(world.db);
});

const ACTOR: Actor = {
  userId: 'u',
  username: 'admin',
  email: '',
  role: null,
  municipalityId: HOME.id,
  areaIds: [],
};
const ask = async (id: string = HOME.id) =>
  (await world.as.admin.post(`/api/municipalities/${id}/test-requests`)).body;
const save = async (change: object, id: string = HOME.id) => {
  const path = `/api/municipalities/${id}/settings`;
  const read = (await world.as.admin.get(path)).body;
  return world.as.admin.put(path, { version: read.version, settings: { ...read.settings, ...change } });
};
const asked = () => platform.received('getMuniCoreAreas');

it('X34.46 X34.48 the platform that is stored is asked for its areas, also before any system is chosen from it', async () => {
  expect(await ask()).toEqual({ outcome: 'not-configured', milliseconds: 0 });
  expect((await save({ platformUrl: ` ${platform.url}/ ` })).status).toBe(200);
  expect(await ask()).toEqual({ outcome: 'answered', milliseconds: 0 });
  expect((await asked()).map(({ body }) => body)).toEqual([{ username: 'admin' }]);
  expect((await ask(AWAY.id)).outcome).toBe('not-configured');
  const audited = await sql`select actor, municipality_id, details from audit_entries
    where action = 'create' and subject = 'test-request' order by municipality_id desc, number`.execute(
    world.db,
  );
  expect(audited.rows).toEqual([
    { actor: 'admin', municipalityId: HOME.id, details: { outcome: 'not-configured' } },
    { actor: 'admin', municipalityId: HOME.id, details: { outcome: 'answered' } },
    { actor: 'admin', municipalityId: AWAY.id, details: { outcome: 'not-configured' } },
  ]);
});

it.each([
  ['hang-up', 'no-answer'],
  ['error', 'bad-answer'],
  ['page', 'bad-answer'],
  ['huge', 'bad-answer'],
  ['other-fields', 'bad-answer'],
  ['refuse', 'refused'],
] as const)('X34.48 a platform that does as in "%s" is: %s', async (how, outcome) => {
  await save({ platformUrl: platform.url });
  await platform.behave('*', how);
  expect((await ask()).outcome).toBe(outcome);
});

it('X34.46 X34.47 W16 a URL of the inner network that is not listed is refused with its field', async () => {
  for (const platformUrl of ['http://127.0.0.1:1', 'https://10.0.0.1', 'http://plataforma.villa.example']) {
    const refused = await save({ platformUrl });
    expect([refused.status, refused.body.issues]).toEqual([
      422,
      [{ code: 'outside-url-invalid', at: { field: 'platformUrl' } }],
    ]);
  }
  expect((await save({ bookingUrl: 'javascript:alert(1)' })).body.issues).toEqual([
    { code: 'outside-url-invalid', at: { field: 'bookingUrl' } },
  ]);
});

it('X34.47 X34.48 a name that leads to an address that is not public is said to', async () => {
  const refusing = { ...world.services, tryPlatform: () => Promise.reject(new NotPublic()) };
  const { outcome } = await tryPlatform(refusing, ACTOR, HOME.id);
  expect(outcome).toBe('not-public');
});

it('X34.46 a system of the platform may be chosen once the municipality names one', async () => {
  await save({ platformUrl: '' }, AWAY.id);
  const chosen = { incidentSystem: 'platform', bookingSystem: 'platform' };
  expect((await save(chosen, AWAY.id)).body.issues).toHaveLength(2);
  expect((await save({ ...chosen, platformUrl: platform.url }, AWAY.id)).status).toBe(200);
  const refused = await save({ platformUrl: '' }, AWAY.id);
  expect(refused.body.issues[0]).toEqual({
    code: 'platform-not-configured',
    at: { field: 'incidentSystem' },
  });
});

it('X34.48 asks for a test are limited for each account', async () => {
  const { tries } = RATES['platform-test'];
  const replies = [];
  for (let number = 0; number <= tries; number += 1)
    replies.push((await world.as.admin.post(`/api/municipalities/${HOME.id}/test-requests`)).status);
  expect(replies).toEqual([...Array(tries).fill(200), 429]);
});
