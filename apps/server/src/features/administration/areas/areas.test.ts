// Municipal areas over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLineForAudit } from '../../../testing/queries.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const namesOf = ({ body }: TestReply): readonly string[] =>
  body.areas.map(({ name }: { name: string }) => name);
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);

it('P2.96 P2.97 P7.19 P9.03 administrators see all areas, an elevated supervisor those of the own municipality', async () => {
  const all = await world.as.admin.get('/api/areas');
  expect(namesOf(all)).toEqual(['awayGreen', 'awayTrade', 'homeGreen', 'homeTrade']);
  expect(all.body.areas[0].municipality).toEqual({ id: AWAY.id, name: 'Villa Lejana' });
  expect(namesOf(await world.as.elevatedSupervisor.get('/api/areas'))).toEqual(['homeGreen', 'homeTrade']);
  const foreign = await world.as.elevatedSupervisor.get(`/api/areas?municipality=${AWAY.id}`);
  expect(foreign.body.code).toBe('forbidden');
  const filtered = await world.as.admin.get(`/api/areas?name=%20TRADE%20&municipality=${HOME.id}`);
  expect([namesOf(filtered), filtered.body.total]).toEqual([['homeTrade'], 1]);
});

it('P7.20 P7.21 P6.23 an area is created in a municipality and added to the chosen accounts', async () => {
  const id = testId('created');
  const userIds = [testId('userinspector'), testId('userelevatedSupervisor')];
  const body = { id, name: ' Tránsito ', municipalityId: HOME.id, userIds };
  expect((await world.as.elevatedSupervisor.post('/api/areas', body)).status).toBe(200);
  expect(namesOf(await world.as.admin.get('/api/areas?name=nsito'))).toEqual(['Tránsito']);
  const { areas } = (await world.as.inspector.get('/api/session')).body.account;
  expect(areas.map(({ name }: { name: string }) => name)).toContain('Tránsito');
  // The first area decides where an account belongs: the new one comes last.
  const order = await sql<{ areaId: string }>`select area_id from user_areas
    where user_id = ${testId('userelevatedSupervisor')} order by position`.execute(world.db);
  expect(order.rows.map(({ areaId }) => areaId)).toEqual([...HOME.areas, id]);
  expect((await world.as.elevatedSupervisor.post('/api/areas', body)).status).toBe(200);
  const more = { ...body, userIds: [...userIds, testId('usercolleague')] };
  expect((await world.as.elevatedSupervisor.post('/api/areas', more)).body.code).toBe('id-taken');
  const entries = await sql<{ kind: string }>`select action || ' ' || subject as kind from audit_entries
    where subject in ('area', 'user') order by number`.execute(world.db);
  expect(entries.rows.map(({ kind }) => kind)).toEqual(['create area', 'update user', 'update user']);
});

it('P5.27 P5.28 refuses an area without a name or municipality, and stores nothing', async () => {
  const create = (change: object) =>
    world.as.admin.post('/api/areas', {
      id: testId('refused'),
      name: 'Obras',
      municipalityId: HOME.id,
      userIds: [],
      ...change,
    });
  const refused = await create({ name: '  ', municipalityId: '' });
  expect(refused.body.code).toBe('area-invalid');
  expect(issuesOf(refused)).toEqual(['name area-name-required', 'municipalityId area-municipality-required']);
  expect(issuesOf(await create({ municipalityId: testId('nowhere') }))).toEqual([
    'municipalityId area-municipality-required',
  ]);
  const stranger = await create({ userIds: [testId('userinspector'), testId('userforeigner')] });
  expect(issuesOf(stranger)).toEqual(['userIds user-unknown']);
  expect(namesOf(await world.as.admin.get('/api/areas?name=Obras'))).toEqual([]);
  const away = { id: testId('refused'), name: 'Obras', municipalityId: AWAY.id, userIds: [] };
  expect((await world.as.elevatedSupervisor.post('/api/areas', away)).body.code).toBe('forbidden');
  const taken = { ...away, id: HOME.areas[0] };
  expect((await world.as.admin.post('/api/areas', taken)).body.code).toBe('id-taken');
});

describe('an area that is added while an account is edited', () => {
  const userId = testId('usercolleague');
  const read = async () => (await world.as.admin.get(`/api/users/${userId}`)).body;
  const save = (account: Awaited<ReturnType<typeof read>>) =>
    world.as.admin.send('PATCH', `/api/users/${userId}`, {
      readAt: account.updatedAt,
      roles: [account.role],
      firstName: account.firstName,
      lastName: account.lastName,
      inspectorNumber: account.inspectorNumber,
      areaIds: account.areaIds,
    });
  const add = (name: string) =>
    world.as.admin.post('/api/areas', {
      id: testId(name),
      name,
      municipalityId: HOME.id,
      userIds: [userId, testId('useradmin')],
    });

  it('P7.20 P7.21 is not taken away again by who edits the account as it was before', async () => {
    const before = await read();
    world.time.now = new Date(world.time.now.getTime() + 1_000);
    expect((await add('plazas')).status).toBe(200);
    expect((await save(before)).body.code).toBe('user-changed');
    expect((await read()).areaIds).toEqual([...before.areaIds, testId('plazas')]);
  });

  it('P7.20 P7.21 of several areas and a change at the same moment each is stored, or refused as outdated', async () => {
    const before = await read();
    world.time.now = new Date(world.time.now.getTime() + 1_000);
    const replies = await inLineForAudit(world.db, HOME.id, [
      () => add('norte'),
      () => save(before),
      () => add('sur'),
    ]);
    expect(replies.map(({ status, body }) => body.code ?? status)).toEqual([200, 'user-changed', 200]);
    const { rows } = await sql<{ areaId: string }>`select area_id from user_areas
      where user_id = ${userId} order by position`.execute(world.db);
    expect(rows.map(({ areaId }) => areaId)).toEqual([...before.areaIds, testId('norte'), testId('sur')]);
  });
});
