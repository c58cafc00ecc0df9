// A password is what was sent, to the letter, and is kept as a slow hash; tokens are of the length that nobody guesses.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSecretToken } from '../../../platform/ids.ts';
import { emailOf, PASSWORD } from '../../../testing/personas.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const LONG = ' Lápiz verde, luna nueve: ';
const signIn = async (password: string) =>
  (await world.visitor.post('/api/session', { email: emailOf('supervisor'), password })).status;
const choose = (current: string, next: string) =>
  world.as.supervisor.put('/api/password', { current, password: next });

it('X26.28 a password is compared exactly as it was sent: letter case, accents and spaces at its ends count', async () => {
  expect((await choose(PASSWORD, LONG)).status).toBe(200);
  expect(await signIn(LONG)).toBe(200);
  for (const other of [
    LONG.trim(),
    LONG.toUpperCase(),
    LONG.replace('á', 'a'),
    `${LONG} `,
    LONG.slice(0, -1),
  ])
    expect(await signIn(other), `'${other}'`).toBe(401);
});

it('X26.28 one of 256 characters is taken whole, and longer ones are refused, not cut', async () => {
  const longest = 'lápiz verde luna nueve limón '.repeat(10).slice(0, 256);
  const refused = await choose(LONG, `${longest}x`);
  expect([refused.status, refused.body.issues[0].at]).toEqual([400, { field: 'body.password' }]);
  await sql`delete from rate_limits`.execute(world.db);
  expect((await choose(LONG, longest)).status).toBe(200);
  expect(await signIn(longest.slice(0, 255))).toBe(401);
  expect(await signIn(longest)).toBe(200);
});

it('X26.28 it is stored as argon2id of 19 MiB in two passes, with a salt of its own', async () => {
  const stored = await sql<{ hash: string }>`
    select password_hash as hash from users where id in (${testId('usersupervisor')}, ${testId('useradmin')})`.execute(
    world.db,
  );
  const settings = stored.rows.map(({ hash }) => hash.split('$').slice(1, 4).join(' '));
  expect(settings).toEqual(['argon2id v=19 m=19456,t=2,p=1', 'argon2id v=19 m=19456,t=2,p=1']);
  expect(new Set(stored.rows.map(({ hash }) => hash.split('$')[4])).size).toBe(2);
});

it('X26.28 a session is opened by 256 random bits', async () => {
  const tokens = Array.from({ length: 2_000 }, newSecretToken);
  expect(new Set(tokens).size).toBe(2_000);
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
  expect(bytes.every(({ length }) => length === 32)).toBe(true);
  // Each bit is set in about half of them: within six deviations.
  const set = Array.from(
    { length: 256 },
    (_, at) => bytes.filter((one) => ((one[at >> 3] ?? 0) >> (at & 7)) & 1).length,
  );
  for (const count of set) expect(Math.abs(count - 1_000)).toBeLessThan(135);
  const reply = await world.visitor.post('/api/session', { email: emailOf('inspector'), password: PASSWORD });
  expect(String(reply.headers['set-cookie'])).toMatch(/session=[\w-]{43};/);
});
