// Staff accounts over HTTP, with the municipal platform as a separate program that is asked over real HTTP.
import { ROLES } from '@constancia/domain/access/role-table.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '../../../testing/outside/municipal-platform.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let platform: TestPlatform;
let world: TestWorld;
beforeAll(async () => {
  platform = await openPlatform();
  world = await openTestWorld({ platformUrl: platform.url });
  await sql`update municipalities set platform_id = case id when ${HOME.id} then 92 else 93 end,
    settings = '{"incidentSystem": "platform"}'`.execute(world.db);
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});
beforeEach(() => platform.behave('*', 'well'));

let made = 0;
/** An account in HOME's first area that nobody has. */
function newUser(change: object = {}) {
  made += 1;
  return {
    id: testId(`created${made}`),
    username: `persona${made}`,
    roles: ['ROLE_INSPECTOR'],
    municipalityId: HOME.id,
    areaIds: [HOME.areas[0]],
    email: '',
    firstName: 'María',
    lastName: 'Gómez',
    ...change,
  };
}

const stored = async (id: string) =>
  (
    await sql<Record<string, unknown>>`
      select u.*, (select array_agg(area_id order by position) from user_areas a where a.user_id = u.id) as areas
      from users u where u.id = ${id}`.execute(world.db)
  ).rows[0];
const codesOf = ({ body }: { body: { issues?: { code: string; at: { field: string } }[] } }) =>
  body.issues?.map(({ code, at }) => `${at.field} ${code}`);

describe('creating an account', () => {
  it('P3.07 P4.32 P5.10 P5.11 P7.17 P7.26 R4.40 asks the platform about the username, then stores it in lower case', async () => {
    const user = newUser({ username: '  MGomez ' });
    expect((await world.as.admin.post('/api/users', user)).status).toBe(200);
    expect((await platform.received('verifyMuniCoreUser')).at(-1)?.body).toEqual({
      userMuniCore: 'mgomez',
      idMunicipioMuniCore: 92,
      useAWS: false,
    });
    expect(await stored(user.id)).toMatchObject({
      username: 'mgomez',
      usernameLookup: 'mgomez',
      roles: ['ROLE_INSPECTOR'],
      providerId: 'oidc.municore',
      areas: [HOME.areas[0]],
      passwordHash: null,
      updatedBy: 'admin',
    });
  });

  it('P7.27 P7.28 P8.19 P8.20 P8.21 P8.22 P5.12 a username that is not verified creates nothing, and the reply says why', async () => {
    const refused = async (username: string) => {
      const user = newUser({ username });
      const reply = await world.as.admin.post('/api/users', user);
      expect(await stored(user.id)).toBeUndefined();
      return [reply.status, reply.body.code];
    };
    expect(await refused('repetido')).toEqual([409, 'username-taken']);
    expect(await refused('averiado')).toEqual([502, 'platform-failed']);
    expect(await refused('desconocido')).toEqual([422, 'username-refused']);
    expect(await refused('prohibido')).toEqual([422, 'username-refused']);
    for (const behaviour of ['error', 'hang-up', 'page', 'other-fields'] as const) {
      await platform.behave('verifyMuniCoreUser', behaviour);
      expect([behaviour, await refused('nadie')]).toEqual([behaviour, [502, 'user-not-verified']]);
    }
  });

  it('P8.19 a username of an account that exists here is taken, in any letter case, and the platform is not asked', async () => {
    const before = (await platform.received('verifyMuniCoreUser')).length;
    const reply = await world.as.admin.post('/api/users', newUser({ username: 'INSPECTOR' }));
    expect([reply.status, reply.body.code]).toEqual([409, 'username-taken']);
    expect(await platform.received('verifyMuniCoreUser')).toHaveLength(before);
  });

  it('P5.05 P5.06 P5.07 P5.08 P5.09 names every field, before the platform is asked', async () => {
    const { admin, elevatedSupervisor } = world.as;
    const empty = newUser({ username: ' ', roles: [], municipalityId: '', areaIds: [] });
    expect(codesOf(await admin.post('/api/users', empty))).toEqual([
      'username user-field-required',
      'roles user-field-required',
      'municipalityId user-field-required',
      'areaIds user-field-required',
    ]);
    const two = newUser({ roles: ['ROLE_INSPECTOR', 'ROLE_SUPERVISOR'] });
    expect(codesOf(await admin.post('/api/users', two))).toEqual(['roles one-role-only']);
    expect(codesOf(await elevatedSupervisor.post('/api/users', two))).toEqual(['roles one-role-of-own']);
    const nowhere = newUser({ areaIds: [] });
    expect(codesOf(await elevatedSupervisor.post('/api/users', nowhere))).toEqual([
      'areaIds user-area-required',
    ]);
    await sql`update municipalities set platform_id = null where id = ${HOME.id}`.execute(world.db);
    expect(codesOf(await elevatedSupervisor.post('/api/users', newUser()))).toEqual([
      'municipalityId municipality-not-on-platform',
    ]);
    await sql`update municipalities set platform_id = 92 where id = ${HOME.id}`.execute(world.db);
    expect((await elevatedSupervisor.post('/api/users', newUser())).status).toBe(200);
  });

  it('P6.24 P6.25 P2.91 an elevated supervisor creates every role but administrator, in the own municipality only', async () => {
    const { admin, elevatedSupervisor } = world.as;
    const outcomes = async (who: typeof admin) => {
      const refused: string[] = [];
      for (const role of ROLES) {
        const reply = await who.post('/api/users', newUser({ roles: [role] }));
        if (reply.status !== 200) refused.push(`${role} ${codesOf(reply)?.join()}`);
      }
      return refused;
    };
    await sql`delete from rate_limits`.execute(world.db);
    expect(await outcomes(admin)).toEqual([]);
    expect(await outcomes(elevatedSupervisor)).toEqual(['ROLE_ADMIN roles role-not-offered']);
    await sql`delete from rate_limits`.execute(world.db);
    const away = newUser({ municipalityId: AWAY.id, areaIds: [AWAY.areas[0]] });
    expect((await elevatedSupervisor.post('/api/users', away)).body.code).toBe('forbidden');
    expect((await admin.post('/api/users', away)).status).toBe(200);
    expect(codesOf(await admin.post('/api/users', newUser({ roles: ['ROLE_KING'] })))).toEqual([
      'roles role-not-offered',
    ]);
    expect(codesOf(await admin.post('/api/users', newUser({ areaIds: [AWAY.areas[0]] })))).toEqual([
      'areaIds area-unknown',
    ]);
  });

  it('P4.32 the same request sent twice, or five times in parallel, creates one account and one audit entry; one that asks for another role is not taken for it', async () => {
    const user = newUser({ email: 'mgomez@villa.example' });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => world.as.admin.post('/api/users', user)),
    );
    const again = await world.as.admin.post('/api/users', user);
    expect(again.status).toBe(200);
    for (const { status, body } of replies)
      expect(status === 200 || ['id-taken', 'username-taken'].includes(body.code)).toBe(true);
    const entries = await sql`select from audit_entries where subject = 'user' and action = 'create'
      and subject_id = ${user.id}`.execute(world.db);
    expect(entries.rows).toHaveLength(1);
    for (const other of [{ roles: ['ROLE_SUPERVISOR'] }, { areaIds: [...HOME.areas] }, { lastName: 'Otra' }])
      expect((await world.as.admin.post('/api/users', { ...user, ...other })).body.code).toBe('id-taken');
    const sameMail = newUser({ email: ' MGomez@Villa.example' });
    expect(codesOf(await world.as.admin.post('/api/users', sameMail))).toEqual(['email email-taken']);
    const noMail = newUser({ email: 'mgomez@' });
    expect(codesOf(await world.as.admin.post('/api/users', noMail))).toEqual(['email email-invalid']);
  });
});

describe('the grid of users', () => {
  const listed = async (who: 'admin' | 'elevatedSupervisor', query: string) =>
    (await world.as[who].get(`/api/users?${query}`)).body;

  it('P2.87 P9.03 P7.16 gives seven a page with names, municipality, areas and role, by username', async () => {
    const first = await listed('admin', '');
    expect(first.users).toHaveLength(7);
    const names = first.users.map(({ username }: { username: string }) => username);
    expect(names).toEqual(names.toSorted());
    const { users } = await listed('admin', 'text=elevatedsupervisor@');
    expect(users).toEqual([
      {
        id: testId('userelevatedSupervisor'),
        username: 'elevatedsupervisor',
        email: 'elevatedsupervisor@villa.example',
        firstName: 'elevatedSupervisor',
        lastName: 'Prueba',
        role: 'ROLE_SUPERVISOR_ELEVADO',
        municipality: { id: HOME.id, name: 'Villa Cercana' },
        areas: ['homeGreen', 'homeTrade'],
        active: true,
        hasPassword: true,
        hasSecondFactor: false,
        isBound: false,
        may: { edit: true, close: true },
      },
    ]);
    const last = Math.ceil(first.total / 7) - 1;
    const rest = await listed('admin', `page=${last}`);
    expect(rest.users).toHaveLength(first.total - last * 7);
  });

  it('P2.88 P2.89 P7.16 filters by role and municipality; an elevated supervisor sees only the own municipality', async () => {
    const counted = await sql<{ total: number }>`select count(*)::int as total from users`.execute(world.db);
    expect((await listed('admin', '')).total).toBe(counted.rows[0]?.total);
    const own = await sql<{ total: number }>`select count(*)::int as total from users
      where municipality_id = ${HOME.id}`.execute(world.db);
    expect((await listed('elevatedSupervisor', '')).total).toBe(own.rows[0]?.total);
    expect((await listed('elevatedSupervisor', `municipality=${AWAY.id}`)).code).toBe('forbidden');
    const away = await listed('admin', `municipality=${AWAY.id}&role=ROLE_SUPERVISOR`);
    expect(away.users.map(({ username }: { username: string }) => username)).toEqual(['foreigner']);
    expect((await listed('admin', 'role=ROLE_KING')).issues[0].at.field).toBe('query.role');
    expect((await listed('admin', 'text=%25')).total).toBe(0);
  });

  it('P6.24 P9.30 offers the roles that a person may give, and no editing of administrators', async () => {
    expect((await listed('admin', '')).rolesToGive).toHaveLength(14);
    const { users, rolesToGive } = await listed('elevatedSupervisor', 'role=ROLE_ADMIN');
    expect(rolesToGive).toHaveLength(13);
    expect(users[0].may).toEqual({ edit: false, close: false });
    expect((await world.as.elevatedSupervisor.get(`/api/users/${testId('useradmin')}`)).body.code).toBe(
      'user-not-found',
    );
  });
});

describe('editing an account', () => {
  const open = async (id: string, who: 'admin' | 'elevatedSupervisor' = 'admin') =>
    (await world.as[who].get(`/api/users/${id}`)).body;
  const change = async (id: string, changed: object, who: 'admin' | 'elevatedSupervisor' = 'admin') => {
    const { firstName, lastName, inspectorNumber, areaIds, role, updatedAt } = await open(id, who);
    const body = {
      roles: [role],
      firstName,
      lastName,
      inspectorNumber,
      areaIds,
      readAt: updatedAt,
      ...changed,
    };
    return world.as[who].send('PATCH', `/api/users/${id}`, body);
  };
  const created = async (fields: object = {}) => {
    const user = newUser(fields);
    expect((await world.as.admin.post('/api/users', user)).status).toBe(200);
    return user.id;
  };
  beforeEach(() => sql`delete from rate_limits`.execute(world.db));

  it('P2.94 P2.95 P3.08 P5.16 P7.18 changes role, names, areas and file number, and says who did it and when', async () => {
    const id = await created();
    world.time.now = new Date(world.time.now.getTime() + 60_000);
    const reply = await change(id, {
      roles: ['ROLE_INSPECTOR'],
      firstName: ' Ana ',
      lastName: 'Ruiz',
      inspectorNumber: '  417 ',
      areaIds: [HOME.areas[1], HOME.areas[0]],
    });
    expect(reply.status).toBe(200);
    expect(await stored(id)).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
      inspectorNumber: '417',
      roles: ['ROLE_INSPECTOR'],
      areas: [HOME.areas[1], HOME.areas[0]],
      updatedAt: world.time.now,
      updatedBy: 'admin',
    });
    // Only inspectors have a file number: for every other role what is stored stays.
    await change(id, { roles: ['ROLE_SUPERVISOR'], inspectorNumber: '999' });
    expect(await stored(id)).toMatchObject({ roles: ['ROLE_SUPERVISOR'], inspectorNumber: '417' });
  });

  it('P6.03 P7.18 P3.03 the first role counts, from the next request of the person on', async () => {
    const id = testId('usercolleague');
    expect((await world.as.colleague.get('/api/users')).status).toBe(403);
    await change(id, { roles: ['ROLE_SUPERVISOR_ELEVADO'] });
    expect((await world.as.colleague.get('/api/users')).status).toBe(200);
    await change(id, { roles: ['ROLE_INSPECTOR'] });
    expect((await world.as.colleague.get('/api/users')).status).toBe(403);
    const roles = (first: string, second: string) =>
      sql`update users set roles = array[${first}, ${second}] where id = ${id}`.execute(world.db);
    await roles('ROLE_INSPECTOR', 'ROLE_ADMIN');
    expect((await world.as.colleague.get('/api/users')).status).toBe(403);
    await roles('ROLE_ADMIN', 'ROLE_INSPECTOR');
    expect((await world.as.colleague.get('/api/users')).status).toBe(200);
    await sql`update users set roles = array['ROLE_INSPECTOR'] where id = ${id}`.execute(world.db);
  });

  it('P5.14 P5.15 an account keeps an area; areas of several municipalities are not edited', async () => {
    const id = await created();
    expect(codesOf(await change(id, { areaIds: [] }))).toEqual(['areaIds last-area-of-user']);
    expect(codesOf(await change(id, { areaIds: [AWAY.areas[0]] }))).toEqual(['areaIds area-unknown']);
    await sql`insert into user_areas (municipality_id, user_id, position, area_municipality_id, area_id)
      values (${HOME.id}, ${id}, 1, ${AWAY.id}, ${AWAY.areas[0]})`.execute(world.db);
    expect((await open(id)).mayEditAreas).toBe(false);
    expect((await change(id, { areaIds: [HOME.areas[0]] })).body.code).toBe('forbidden');
    expect((await change(id, { areaIds: null, firstName: 'Otra' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ firstName: 'Otra', areas: [HOME.areas[0], AWAY.areas[0]] });
  });

  it('P5.13 a stored account without a username is refused', async () => {
    const id = await created();
    await sql`update users set username = '' where id = ${id}`.execute(world.db);
    expect(codesOf(await change(id, {}))).toEqual(['username username-missing']);
  });

  it('P6.24 P6.25 nobody is made administrator by a supervisor, nobody changes their own role', async () => {
    const id = await created();
    expect(codesOf(await change(id, { roles: ['ROLE_ADMIN'] }, 'elevatedSupervisor'))).toEqual([
      'roles role-not-offered',
    ]);
    const own = testId('userelevatedSupervisor');
    expect((await change(own, { roles: ['ROLE_ADMIN'] }, 'elevatedSupervisor')).body.code).toBe('forbidden');
    expect((await change(own, { firstName: 'Yo' }, 'elevatedSupervisor')).status).toBe(200);
    const admin = testId('useradmin');
    expect((await change(admin, { roles: ['ROLE_INSPECTOR'] })).body.code).toBe('forbidden');
    const theirs = { roles: ['ROLE_INSPECTOR'], firstName: '', lastName: '', inspectorNumber: '' };
    const reply = await world.as.elevatedSupervisor.send('PATCH', `/api/users/${admin}`, {
      ...theirs,
      areaIds: null,
      readAt: null,
    });
    expect(reply.body.code).toBe('user-not-found');
  });

  it('P7.18 what somebody else changed since it was read is not overwritten', async () => {
    const id = await created();
    const { updatedAt } = await open(id);
    world.time.now = new Date(world.time.now.getTime() + 60_000);
    expect((await change(id, { firstName: 'Primera' })).status).toBe(200);
    expect((await change(id, { firstName: 'Segunda', readAt: updatedAt })).body.code).toBe('user-changed');
    expect(await stored(id)).toMatchObject({ firstName: 'Primera' });
  });
});
