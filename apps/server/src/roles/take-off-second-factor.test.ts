import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailOf } from '../testing/personas.ts';
import { HOME, testId } from '../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';
import { takeOffSecondFactor } from './take-off-second-factor.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const takeOff = (email: string) => takeOffSecondFactor(world.db, email, world.time.now);

it('X34.09 takes the second factor off an account, ends its sessions and no others, and the audit log says so', async () => {
  await sql`insert into totp_secrets (municipality_id, user_id, sealed, last_counter, confirmed_at)
    values (${HOME.id}, ${testId('useradmin')}, 'test.sealed', 0, ${world.time.now})`.execute(world.db);
  expect((await world.as.admin.get('/api/second-factor')).body.isActive).toBe(true);
  expect(await takeOff(emailOf('admin').toUpperCase())).toMatch(
    /was taken off; sessions that were ended: 1\.$/,
  );
  expect((await world.as.admin.get('/api/second-factor')).status).toBe(401);
  expect((await world.as.supervisor.get('/api/second-factor')).status).toBe(200);
  const noted = await sql`select actor, action, details from audit_entries
    where subject_id = ${testId('useradmin')} order by number`.execute(world.db);
  expect(noted.rows).toEqual([
    { actor: '', action: 'update', details: { secondFactor: 'taken-off' } },
    { actor: '', action: 'sign-out', details: { sessionsEnded: 1 } },
  ]);
});

it('X34.09 X34.19 takes passkeys and recovery codes off too', async () => {
  const owner = sql`${HOME.id}, ${testId('usersupervisor')}`;
  await sql`insert into passkeys
    (municipality_id, user_id, id, credential_id, public_key, counter, transports, name, added_at)
    values (${owner}, gen_random_uuid(), 'known', '', 0, '{}', 'Llave', ${world.time.now})`.execute(world.db);
  await sql`insert into recovery_codes (municipality_id, user_id, code_hash) values (${owner}, 'x')`.execute(
    world.db,
  );
  expect(await takeOff(emailOf('supervisor'))).toContain('was taken off');
  const left = await sql<{ count: number }>`
    select (select count(*) from passkeys) + (select count(*) from recovery_codes) as count`.execute(
    world.db,
  );
  expect(Number(left.rows[0]?.count)).toBe(0);
});

it('X34.09 says when there is no such account, or when it has none', async () => {
  await expect(takeOff('nobody@villa.example')).rejects.toThrow(
    'There is no account for nobody@villa.example.',
  );
  await expect(takeOff(emailOf('neighbour'))).rejects.toThrow('has no second factor');
  expect((await world.as.neighbour.get('/api/forms')).status).toBe(200);
});
