import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { emailOf, PASSWORD, tokenOf } from '../../testing/personas.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

function cookieOf(setCookie: unknown): string {
  return String(setCookie).split(';')[0] ?? '';
}

it('P7.31 P2.44 P7.04 signs in with e-mail and password, in any letter case, and keeps the session in a cookie scripts cannot read', async () => {
  const reply = await world.visitor.post('/api/session', {
    email: ` ${emailOf('inspector').toUpperCase()} `,
    password: PASSWORD,
  });
  expect(reply.status).toBe(200);
  expect(reply.body.account).toMatchObject({
    username: 'inspector',
    role: 'ROLE_INSPECTOR',
    municipality: { id: HOME.id },
  });
  const cookies = [reply.headers['set-cookie']].flat().map(String);
  const [session = ''] = cookies.filter((cookie) => cookie.startsWith('session='));
  expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const signedIn = caller(world.app, { cookie: cookieOf(reply.headers['set-cookie']) });
  expect((await signedIn.get('/api/session')).body.account.username).toBe('inspector');
});

it('P4.01 P2.03 says to a visitor without a session that nobody is signed in', async () => {
  expect((await world.visitor.get('/api/session')).body).toEqual({ account: null });
});

it('P7.31 P8.14 replies to a wrong password and an unknown account alike', async () => {
  const wrong = await world.visitor.post('/api/session', {
    email: emailOf('supervisor'),
    password: 'not the password',
  });
  const unknown = await world.visitor.post('/api/session', {
    email: 'nobody@villa.example',
    password: 'not the password',
  });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body.code).toBe('sign-in-failed');
});

it('P4.11 P7.05 P3.05 notes the last access at each sign-in', async () => {
  world.time.now = new Date('2026-03-10T16:00:00.000Z');
  await world.visitor.post('/api/session', { email: emailOf('generator'), password: PASSWORD });
  const found = await sql<{ lastAccessAt: Date }>`
    select last_access_at from users where id = ${testId('usergenerator')}`.execute(world.db);
  expect(found.rows[0]?.lastAccessAt.toISOString()).toBe('2026-03-10T16:00:00.000Z');
});

it('P4.06 P2.50 P3.22 ends the session at the server when signing out', async () => {
  const reply = await world.visitor.post('/api/session', { email: emailOf('answerer'), password: PASSWORD });
  const signedIn = caller(world.app, { cookie: cookieOf(reply.headers['set-cookie']) });
  expect((await signedIn.delete('/api/session')).status).toBe(200);
  expect((await signedIn.get('/api/session')).body.account).toBeNull();
  expect((await signedIn.get('/api/forms')).body.code).toBe('not-signed-in');
});

it('P4.03 P4.04 P8.17 says that the account is missing when it was removed while the session lived', async () => {
  const reply = await world.visitor.post('/api/session', { email: emailOf('colleague'), password: PASSWORD });
  const signedIn = caller(world.app, { cookie: cookieOf(reply.headers['set-cookie']) });
  await sql`delete from users where id = ${testId('usercolleague')}`.execute(world.db);
  expect((await signedIn.get('/api/session')).body.code).toBe('account-missing');
  expect((await signedIn.get('/api/forms')).body.code).toBe('account-missing');
});

it('P4.05 P4.02 P8.16 fails to load an account without any area', async () => {
  await sql`delete from user_areas where user_id = ${testId('userroleless')}`.execute(world.db);
  expect((await world.as.roleless.get('/api/session')).body.code).toBe('session-data');
  const again = await world.visitor.post('/api/session', { email: emailOf('roleless'), password: PASSWORD });
  expect(again.body.code).toBe('session-data');
});

it('P4.12 P7.07 locks everybody of a disabled country out at the next request', async () => {
  await sql`update countries set disabled = true`.execute(world.db);
  expect((await world.as.admin.get('/api/forms')).body.code).toBe('municipality-blocked');
  await sql`update countries set disabled = false`.execute(world.db);
  expect((await world.as.admin.get('/api/forms')).status).toBe(200);
});

it('X6.01 X33.51 ends a session after half an hour without use and after twelve hours in any case, as the installation sets it', async () => {
  const minutes = 60_000;
  const set = async (sessionLife: { idleMs: number; longestMs: number }, useEvery: number) => {
    const limited = await openTestWorld({ sessionLife });
    const open = async () => {
      const reply = await limited.visitor.post('/api/session', {
        email: emailOf('supervisor'),
        password: PASSWORD,
      });
      return caller(limited.app, { cookie: cookieOf(reply.headers['set-cookie']) });
    };
    const isSignedIn = async (by: Awaited<ReturnType<typeof open>>) =>
      (await by.get('/api/session')).body.account !== null;
    const start = limited.time.now.getTime();
    const used = await open();
    let longest = 0;
    while (await isSignedIn(used)) {
      longest += useEvery;
      limited.time.now = new Date(start + longest * minutes);
    }
    const idle = await open();
    limited.time.now = new Date(limited.time.now.getTime() + sessionLife.idleMs - 1);
    const before = await isSignedIn(await open().then(() => idle));
    await limited.close();
    return { longest, before };
  };
  const { sessionLife } = readConfig({});
  expect(sessionLife).toEqual({ idleMs: 30 * minutes, longestMs: 12 * 60 * minutes });
  expect(await set(sessionLife, 24)).toEqual({ longest: 12 * 60, before: true });
  // Used every half hour only, it is over at the first.
  expect((await set(sessionLife, 30)).longest).toBe(30);
  expect((await set({ idleMs: 5 * minutes, longestMs: 60 * minutes }, 4)).longest).toBe(60);
});

it('X33.50 a person ends all own sessions but this one, and the audit log says so', async () => {
  const open = async () => {
    const reply = await world.visitor.post('/api/session', {
      email: emailOf('censusTaker'),
      password: PASSWORD,
    });
    return caller(world.app, { cookie: cookieOf(reply.headers['set-cookie']) });
  };
  const [here, elsewhere] = [await open(), await open()];
  const stranger = await world.as.foreigner.get('/api/sessions');
  expect((await here.delete('/api/sessions')).body.ended).toBeGreaterThanOrEqual(1);
  expect((await elsewhere.get('/api/forms')).status).toBe(401);
  expect((await here.get('/api/sessions')).body.sessions).toHaveLength(1);
  expect((await world.as.foreigner.get('/api/sessions')).body).toEqual(stranger.body);
  expect((await here.delete('/api/sessions')).body).toEqual({ ended: 0 });
  const entries = await sql<{ actor: string; details: object }>`
    select actor, details from audit_entries where action = 'sign-out' and subject_id = ${testId('usercensusTaker')}
    order by number desc limit 1`.execute(world.db);
  expect(entries.rows).toEqual([{ actor: 'censustaker', details: { sessionsEnded: expect.any(Number) } }]);
});

it('P4.08 P4.09 P4.10 P7.35 P7.36 P7.37 P9.01 X33.52 an administrator revokes sessions that began before a moment, from the next request on', async () => {
  const other = await createApp({ ...world.services });
  const set = async (newLoginMethod: boolean, revokedBefore: string) =>
    (await world.as.admin.put('/api/remote-values', { newLoginMethod, revokedBefore })).status;
  const fresh = async () => {
    const reply = await world.visitor.post('/api/session', {
      email: emailOf('supervisor'),
      password: PASSWORD,
    });
    return cookieOf(reply.headers['set-cookie']);
  };
  world.time.now = new Date('2026-03-10T15:00:00.000Z');
  const early = await fresh();
  world.time.now = new Date('2026-03-10T16:00:00.000Z');
  const late = await fresh();
  const statuses = async () =>
    Promise.all(
      [world.app, other].flatMap((app) =>
        [early, late].map(async (cookie) => (await caller(app, { cookie }).get('/api/forms')).status),
      ),
    );
  expect((await world.as.admin.get('/api/remote-values')).body).toMatchObject({
    newLoginMethod: false,
    revokedBefore: '',
  });
  expect(await set(false, '2026-03-10T15:30:00')).toBe(200);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect(await set(true, '2026-03-10T17:00:00')).toBe(200);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  for (const bad of ['2026-03-10', '2026-03-10T15:30:0', 'pronto, muy pronto, hoy'])
    expect([bad, await set(true, bad)]).toEqual([bad, 422]);
  await sql`update sessions set started_at = ${world.time.now} where user_id = ${testId('useradmin')}`.execute(
    world.db,
  );
  expect(await set(true, '2026-03-10T15:30:00')).toBe(200);
  expect(await statuses()).toEqual([401, 200, 401, 200]);
  expect((await caller(world.app, { cookie: early }).get('/api/session')).body).toEqual({ account: null });
  expect(await set(false, '')).toBe(200);
  const entries = await sql<{ actor: string; details: object }>`select actor, details from audit_entries
    where subject = 'remote-values' order by number desc limit 1`.execute(world.db);
  expect(entries.rows).toEqual([{ actor: 'admin', details: { newLoginMethod: false, revokedBefore: '' } }]);
  await other.close();
  world.time.now = new Date('2026-03-10T15:00:00.000Z');
});

it('X6.02 lists the own sessions and ends one of them, never somebody else’s', async () => {
  const first = await world.visitor.post('/api/session', { email: emailOf('neighbour'), password: PASSWORD });
  const signedIn = caller(world.app, { cookie: cookieOf(first.headers['set-cookie']) });
  const { sessions } = (await signedIn.get('/api/sessions')).body;
  expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
  const other = sessions.find((session: { current: boolean }) => !session.current);
  for (const stranger of [world.as.supervisor, world.as.admin, world.as.foreigner])
    expect((await stranger.delete(`/api/sessions/${other.id}`)).status).toBe(404);
  expect((await world.as.neighbour.get('/api/forms')).status).toBe(200);
  expect((await signedIn.delete(`/api/sessions/${other.id}`)).status).toBe(200);
  expect((await world.as.neighbour.get('/api/forms')).status).toBe(401);
});

it('X6.04 refuses a write that another site sends', async () => {
  const foreign = caller(world.app, {
    origin: 'https://elsewhere.example',
    cookie: `session=${tokenOf('admin')}`,
  });
  expect((await foreign.post('/api/session', { email: 'a@b.example', password: 'x' })).body.code).toBe(
    'origin-refused',
  );
  const crossSite = caller(world.app, { 'sec-fetch-site': 'cross-site' });
  expect((await crossSite.delete('/api/session')).body.code).toBe('origin-refused');
});

it('X6.05 names the field of a malformed request and never echoes a stack', async () => {
  const reply = await world.visitor.post('/api/session', { email: 7, password: PASSWORD, extra: true });
  expect(reply.status).toBe(400);
  expect(reply.headers['content-type']).toMatch(/application\/problem\+json/);
  expect(reply.body.issues.map((issue: { at: { field: string } }) => issue.at.field)).toContain('body.email');
  const broken = await world.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":',
  });
  expect(broken.statusCode).toBe(400);
  expect(broken.body).not.toMatch(/at .*\.ts/);
});

it('X39.95 a page of one account does nothing for another that is signed in in the browser now', async () => {
  const reply = await world.visitor.post('/api/session', {
    email: emailOf('supervisor'),
    password: PASSWORD,
  });
  const cookie = cookieOf(reply.headers['set-cookie']);
  const pageOf = (userId: string) => caller(world.app, { cookie, 'page-account': userId });
  const other = pageOf(testId('userinspector'));
  const areas = { name: 'De otra página' };
  for (const refused of [await other.get('/api/forms'), await other.post('/api/areas', areas)]) {
    expect(refused.status).toBe(401);
    expect(refused.body.code).toBe('not-signed-in');
  }
  expect((await pageOf(reply.body.account.userId).get('/api/forms')).status).toBe(200);
  // A link that is opened does not say whose page it is.
  expect((await caller(world.app, { cookie }).get('/api/forms')).status).toBe(200);
  // Who is signed in is said to every page, and each may sign in.
  expect((await other.get('/api/session')).body.account.username).toBe('supervisor');
});
