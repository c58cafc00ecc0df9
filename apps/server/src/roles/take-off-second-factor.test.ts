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

it('X34.09 says when there is no such account, or when it has none', async () => {
  await expect(takeOff('nobody@villa.example')).rejects.toThrow(
    'There is no account for nobody@villa.example.',
  );
  await expect(takeOff(emailOf('supervisor'))).rejects.toThrow('has no second factor');
  expect((await world.as.supervisor.get('/api/forms')).status).toBe(200);
});
