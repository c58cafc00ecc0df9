// What programs reach with their tokens, and what they do not, over HTTP.
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import type { Right } from '@constancia/domain/access/role-table.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, saveForm, STAFF_FORM, submitTo } from '../../../testing/forms.ts';
import { makeProgram, programCaller, type WishedProgram } from '../../../testing/sign-in/program-tokens.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { isProgramToken, newProgramToken } from './token-text.ts';
import { tokenOf } from '../../../testing/personas.ts';

let world: TestWorld;
let own: string;
let next: string;
let away: string;
beforeAll(async () => {
  world = await openTestWorld();
  own = await saveForm(world.as.admin, { id: 'formOwn', definition: STAFF_FORM });
  next = await saveForm(world.as.admin, { id: 'formNext', definition: PUBLIC_FORM, areaId: HOME.areas[1] });
  away = await saveForm(world.as.admin, { id: 'formAway', definition: STAFF_FORM, areaId: AWAY.areas[0] });
});
afterAll(() => world.close());
beforeEach(() => sql`delete from rate_limits`.execute(world.db));

const listOf = (form: string) => `/api/forms/${form}/submissions`;
const GREEN = [HOME.areas[0]];
const codeOf = ({ status, body }: { status: number; body: { code: string } }) =>
  status === 200 ? 200 : body.code;
const withToken = async (wished: WishedProgram) => (await makeProgram(world, wished)).as;

describe('rights', () => {
  it('X38.04 a program does what was ticked and nothing else that its owner may', async () => {
    const reader = await withToken({ rights: ['read respuesta'] });
    expect(codeOf(await reader.get(listOf(own)))).toBe(200);
    expect(codeOf(await reader.get('/api/forms'))).toBe('forbidden');
    expect(codeOf(await reader.get(`/api/forms/${own}`))).toBe('forbidden');
    expect(
      codeOf(await submitTo(reader, own, { id: testId('sent1'), answers: answersOf({ name: 'x' }) })),
    ).toBe('forbidden');
    const writer = await withToken({ rights: ['create respuesta'] });
    expect(
      codeOf(await submitTo(writer, own, { id: testId('sent2'), answers: answersOf({ name: 'x' }) })),
    ).toBe(200);
    expect(codeOf(await writer.get(listOf(own)))).toBe('forbidden');
    expect(codeOf(await reader.get(`/api/submissions/${testId('sent2')}`))).toBe(200);
    expect(codeOf(await reader.delete(`/api/submissions/${testId('sent2')}?version=1`))).toBe('forbidden');
    expect(codeOf(await reader.post(`/api/submissions/${testId('sent2')}/state`, { from: 0, to: 1 }))).toBe(
      'forbidden',
    );
    expect(
      codeOf(await reader.post('/api/tickets/uses', { id: testId('use'), code: 'x', formId: null })),
    ).toBe('forbidden');
  });

  it('X38.04 what the owner loses the program loses at its next request: a right, an area, the account', async () => {
    const owner = testId('usercorrectingSupervisor');
    const rights: readonly Right[] = ['read respuesta', 'correct respuesta'];
    const program = await withToken({ owner: 'correctingSupervisor', rights, areaIds: GREEN });
    expect(codeOf(await program.get(listOf(own)))).toBe(200);
    const setRole = (role: string) =>
      sql`update users set roles = array[${role}] where id = ${owner}`.execute(world.db);
    await setRole('ROLE_GENERADOR');
    expect(codeOf(await program.get(listOf(own)))).toBe('forbidden');
    await setRole('ROLE_SUPERVISOR');
    expect(codeOf(await program.get(listOf(own)))).toBe(200);
    await sql`update user_areas set area_id = ${HOME.areas[1]} where user_id = ${owner}`.execute(world.db);
    expect(codeOf(await program.get(listOf(own)))).toBe('form-outside-areas');
    await world.as.admin.put(`/api/users/${owner}/active`, { active: false });
    expect(codeOf(await program.get(listOf(own)))).toBe('token-refused');
    await world.as.admin.put(`/api/users/${owner}/active`, { active: true });
    expect(codeOf(await program.get(listOf(own)))).toBe('form-outside-areas');
    await world.as.admin.delete(`/api/users/${owner}`);
    expect(codeOf(await program.get(listOf(own)))).toBe('token-refused');
  });

  it('X38.05 a program stays in the areas that were chosen, also on public forms, which its owner answers anywhere', async () => {
    const rights: readonly Right[] = [
      'read respuesta',
      'read formulario',
      'create respuesta',
      'read estadistica_formulario',
    ];
    const program = await withToken({ owner: 'elevatedSupervisor', rights, areaIds: GREEN });
    expect(codeOf(await world.as.elevatedSupervisor.get(listOf(next)))).toBe(200);
    expect(codeOf(await program.get(listOf(next)))).toBe('form-outside-areas');
    expect(codeOf(await program.get(`/api/forms/${next}/statistics`))).toBe('form-outside-areas');
    expect((await program.get('/api/forms')).body.forms.map(({ id }: { id: string }) => id)).toEqual([own]);
    expect(codeOf(await world.as.supervisor.get(`/api/forms/${next}/to-answer`))).toBe(200);
    expect(codeOf(await program.get(`/api/forms/${next}/to-answer`))).toBe('form-outside-areas');
    const all = await withToken({ owner: 'elevatedSupervisor', rights, areaIds: null });
    expect(codeOf(await all.get(listOf(next)))).toBe(200);
  });

  it('X38.05 a program of an administrator stays in the municipality of its token', async () => {
    const rights: readonly Right[] = [
      'read formulario',
      'read respuesta',
      'duplicate formulario',
      'update formulario',
      'manage activo',
      'manage ciudadano',
    ];
    const program = await withToken({ owner: 'admin', rights });
    expect(codeOf(await world.as.admin.get(listOf(away)))).toBe(200);
    expect(codeOf(await program.get(listOf(away)))).toBe('form-outside-areas');
    expect(codeOf(await program.get(listOf(own)))).toBe(200);
    expect(codeOf(await program.get(listOf(next)))).toBe(200);
    expect(codeOf(await program.get(`/api/municipalities/${HOME.id}/assets`))).toBe(200);
    expect(codeOf(await program.get(`/api/municipalities/${AWAY.id}/assets`))).toBe('forbidden');
    expect(codeOf(await program.get(`/api/municipalities/${AWAY.id}/incidents`))).toBe('forbidden');
    expect(codeOf(await program.get(`/api/workflows?municipality=${AWAY.id}`))).toBe('forbidden');
    expect(
      codeOf(
        await program.post(`/api/forms/${own}/duplicates`, { id: testId('copy'), areaId: AWAY.areas[0] }),
      ),
    ).toBe('form-outside-areas');
  });
});

describe('refusals', () => {
  it('X38.06 an unknown, revoked or expired token, one from elsewhere and one of a closed account get one reply', async () => {
    const { id: revoked, token: revokedToken } = await makeProgram(world);
    await world.as.admin.post(`/api/programs/${revoked}/revocation`);
    const { token: expired } = await makeProgram(world, { expiresOn: '2026-03-10' });
    const { token: elsewhere } = await makeProgram(world, { networks: ['203.0.113.0/24', '2001:db8::/32'] });
    const { token: closed } = await makeProgram(world, { owner: 'duplicatingSupervisor' });
    await world.as.admin.put(`/api/users/${testId('userduplicatingSupervisor')}/active`, { active: false });
    const { token: good } = await makeProgram(world);
    const wrong = {
      unknown: newProgramToken(),
      mistyped: `${good.slice(0, -1)}*`,
      none: '',
      revoked: revokedToken,
      expired,
      elsewhere,
      closed,
    };
    const before = world.time.now;
    world.time.now = new Date('2026-03-11T03:00:00.000Z');
    const replies = [];
    for (const [name, token] of Object.entries(wrong)) {
      const { status, body, headers } = await programCaller(world, token).get(listOf(own));
      replies.push({ name, status, body, challenge: headers['www-authenticate'] });
    }
    expect(codeOf(await programCaller(world, good).get(listOf(own)))).toBe(200);
    world.time.now = before;
    expect(codeOf(await programCaller(world, expired).get(listOf(own)))).toBe(200);
    const [first] = replies;
    expect(first).toMatchObject({ status: 401, challenge: 'Bearer error="invalid_token"' });
    expect(first?.body.code).toBe('token-refused');
    expect(replies).toEqual(Object.keys(wrong).map((name) => ({ ...first, name })));
  });

  it('X38.06 a token with networks is used from them alone, also where an IPv4 address is written as IPv6', async () => {
    const { token } = await makeProgram(world, { networks: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = async (address: string) =>
      codeOf(await programCaller(world, token, address).get(listOf(own)));
    expect(await from('203.0.113.255')).toBe(200);
    expect(await from('::ffff:203.0.113.1')).toBe(200);
    expect(await from('2001:db8:1::5')).toBe(200);
    expect(await from('203.0.114.1')).toBe('token-refused');
    expect(await from('2001:db9::5')).toBe('token-refused');
  });

  it('X38.06 a token that differs in its random bits alone is unknown, and a mistyped one asks the database nothing', async () => {
    const { token } = await makeProgram(world);
    const other = newProgramToken();
    expect([isProgramToken(token), isProgramToken(other)]).toEqual([true, true]);
    expect(codeOf(await programCaller(world, other).get(listOf(own)))).toBe('token-refused');
    const mistyped = token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    expect([
      isProgramToken(mistyped),
      isProgramToken(`${token} `),
      isProgramToken(token.toLowerCase()),
    ]).toEqual([false, false, false]);
  });

  it('X38.06 wrong tokens from one address are told to wait after sixty, and a right one is not held up', async () => {
    const wrong = programCaller(world, newProgramToken(), '203.0.113.9');
    const codes = [];
    for (let tries = 0; tries < 62; tries++) codes.push(codeOf(await wrong.get('/api/forms')));
    expect([...new Set(codes.slice(0, 60))]).toEqual(['token-refused']);
    expect(codes.slice(60)).toEqual(['too-many-requests', 'too-many-requests']);
    expect((await wrong.get('/api/forms')).headers['retry-after']).toBe('3600');
    const { token } = await makeProgram(world);
    expect(codeOf(await programCaller(world, token, '203.0.113.9').get(listOf(own)))).toBe(200);
    expect(codeOf(await programCaller(world, newProgramToken(), '203.0.113.10').get('/api/forms'))).toBe(
      'token-refused',
    );
  });

  it('X38.07 a token beside the cookie of a person is refused, whoever they are', async () => {
    const { token } = await makeProgram(world);
    const authorization = `Bearer ${token}`;
    for (const cookie of [`session=${tokenOf('admin')}`, 'citizen=anything']) {
      const { status, body } = await caller(world.app, { authorization, cookie }).get(listOf(own));
      expect([cookie, status, body.code]).toEqual([cookie, 400, 'two-identities']);
    }
    // That of a proxy before the server is nobody's.
    expect(codeOf(await caller(world.app, { authorization, cookie: 'sticky=1' }).get(listOf(own)))).toBe(200);
  });

  it('X38.07 the protection against other sites is not for a token without a cookie, and stays for everything else', async () => {
    const { token } = await makeProgram(world, { rights: ['create respuesta'] });
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const send = async (headers: Readonly<Record<string, string>>, id: string) =>
      codeOf(
        await submitTo(caller(world.app, { ...foreign, ...headers }), own, {
          id: testId(id),
          answers: answersOf({ name: 'x' }),
        }),
      );
    expect(await send({ authorization: `bearer ${token}` }, 'cross1')).toBe(200);
    expect(
      await send({ authorization: `Bearer ${token}`, cookie: `session=${tokenOf('admin')}` }, 'cross2'),
    ).toBe('origin-refused');
    expect(await send({ cookie: `session=${tokenOf('admin')}` }, 'cross3')).toBe('origin-refused');
    expect(await send({ authorization: 'Basic YTpi', cookie: `session=${tokenOf('admin')}` }, 'cross4')).toBe(
      'origin-refused',
    );
  });
});

const ENDPOINTS: readonly Endpoint[] = Object.values(CONTRACT).flatMap((feature) => Object.values(feature));
const CLOSED =
  /^\/api\/(session|sessions|password|second-factor|passkeys|single-sign-on|users|programs|live|portal|public|remote-values|status|outbox|countries|provinces|home$)/;

it('X38.08 no program reaches what belongs to a person, to accounts, to visitors or to citizens, or makes a token', async () => {
  const { id, as: program } = await makeProgram(world, {
    owner: 'admin',
    rights: ['read respuesta', 'manage ciudadano', 'create respuesta'],
  });
  const closed = ENDPOINTS.filter(
    ({ path }) => CLOSED.test(path) && !path.startsWith('/api/home/recipients'),
  );
  expect(closed.length).toBeGreaterThan(70);
  const open: string[] = [];
  for (const { method, path } of closed) {
    await sql`delete from rate_limits`.execute(world.db);
    const url = path.replaceAll(/:\w+/g, id);
    const code = codeOf(await program.send(method, url, method === 'GET' ? undefined : {}));
    if (code !== 'not-for-programs') open.push(`${method} ${path}: ${code}`);
  }
  expect(open).toEqual([]);
  // The URL at which visitors answer is not for programs, the one of staff is.
  expect(codeOf(await program.get(`/api/public/forms/${next}/to-answer`))).toBe('not-for-programs');
  expect(codeOf(await program.get(`/api/forms/${next}/to-answer`))).toBe(200);
});

it('X38.09 what a program changes is in the audit log with its name, its id and its owner, once', async () => {
  const rights: readonly Right[] = [
    'create respuesta',
    'read respuesta',
    'delete respuesta',
    'update formulario',
    'create formulario',
  ];
  const { id, as } = await makeProgram(world, { name: 'Sensor', rights });
  const named = { program: 'Sensor', programId: id };
  const sent = testId('bySensor');
  expect(codeOf(await submitTo(as, own, { id: sent, answers: answersOf({ name: 'x' }) }))).toBe(200);
  expect(codeOf(await as.get(`/api/submissions/${sent}`))).toBe(200);
  expect(codeOf(await as.delete(`/api/submissions/${sent}?version=1`))).toBe(200);
  const form = { id: testId('sensorForm'), areaId: HOME.areas[0], sync: false, definition: STAFF_FORM };
  expect(codeOf(await as.post('/api/forms', form))).toBe(200);
  // Refused: it leaves nothing.
  expect(codeOf(await as.delete(`/api/submissions/${sent}?version=1`))).not.toBe(200);
  const { rows } = await sql<{
    actor: string;
    entry: string;
    subjectId: string;
    details: object;
    networkAddress: string;
  }>`
    select actor, action || ' ' || subject as entry, subject_id, details, network_address from audit_entries
    where details ->> 'programId' = ${id} order by number`.execute(world.db);
  expect(rows.map(({ entry, subjectId }) => `${entry} ${subjectId}`)).toEqual([
    `create program ${id}`,
    `read submission ${sent}`,
    `delete submission ${sent}`,
    `create form ${form.id}`,
  ]);
  expect(rows.every(({ actor }) => actor === 'elevatedsupervisor')).toBe(true);
  expect(rows.map(({ details }) => details)).toEqual(Array(4).fill(expect.objectContaining(named)));
  expect(rows[0]?.details).toEqual({
    ...named,
    endpoint: 'POST /api/forms/:formId/submissions',
    formId: own,
  });
  expect(rows.map(({ networkAddress }) => networkAddress)).toEqual(Array(4).fill('127.0.0.1'));
  // The owner's own doings name no program.
  expect(codeOf(await world.as.elevatedSupervisor.delete(`/api/forms/${form.id}?version=1`))).toBe(200);
  const { rows: ownDoings } = await sql<{ details: object }>`select details from audit_entries
    where subject_id = ${form.id} and action = 'delete'`.execute(world.db);
  expect(ownDoings[0]?.details).not.toHaveProperty('program');
});

it('X38.10 every reply to a program says how many calls are left, and above three hundred a minute when to come back', async () => {
  const { id, as } = await makeProgram(world);
  const other = await withToken({});
  const { headers } = await as.get(listOf(own));
  expect([headers['ratelimit-limit'], headers['ratelimit-remaining'], headers['ratelimit-reset']]).toEqual([
    '300',
    '299',
    '60',
  ]);
  expect((await as.get('/api/session')).headers['ratelimit-remaining']).toBe('298');
  await sql`update rate_limits set tries = 299 where key = ${`program:program:${id}`}`.execute(world.db);
  expect((await as.get(listOf(own))).headers['ratelimit-remaining']).toBe('0');
  const refused = await as.get(listOf(own));
  expect([
    refused.status,
    refused.body.code,
    refused.headers['retry-after'],
    refused.headers['ratelimit-remaining'],
  ]).toEqual([429, 'too-many-requests', '60', '0']);
  // Each token counts for itself, and its owner is not counted with it.
  expect(codeOf(await other.get(listOf(own)))).toBe(200);
  expect((await world.as.elevatedSupervisor.get(listOf(own))).headers).not.toHaveProperty('ratelimit-limit');
});

it('X38.10 a program does not use up what its owner may ask for', async () => {
  const program = await withToken({ rights: ['read respuesta'] });
  const search = { personType: 'fisica', number: '30111222' };
  const codes = [];
  for (let tries = 0; tries < 31; tries++)
    codes.push(codeOf(await program.post('/api/home/recipients', search)));
  expect(codes.slice(-2)).toEqual([200, 'too-many-requests']);
  expect(codeOf(await world.as.elevatedSupervisor.post('/api/home/recipients', search))).toBe(200);
});

it('X38.11 the last use is kept with its network address, written at most once a minute, and not for a refused token', async () => {
  const { id, token } = await makeProgram(world, { networks: ['203.0.113.0/24'] });
  const used = async () => {
    const { programs } = (await world.as.admin.get('/api/programs')).body;
    const { lastUsedAt, lastUsedFrom } = programs.find((one: { id: string }) => one.id === id);
    return [lastUsedAt, lastUsedFrom];
  };
  const start = world.time.now.getTime();
  const useAfter = async (seconds: number, address: string) => {
    world.time.now = new Date(start + seconds * 1000);
    await programCaller(world, token, address).get(listOf(own));
    return used();
  };
  expect(await useAfter(0, '198.51.100.1')).toEqual([null, null]);
  const first = [new Date(start).toISOString(), '203.0.113.5'];
  expect(await useAfter(0, '203.0.113.5')).toEqual(first);
  expect(await useAfter(60, '203.0.113.6')).toEqual(first);
  expect(await useAfter(61, '203.0.113.6')).toEqual([new Date(start + 61_000).toISOString(), '203.0.113.6']);
  world.time.now = new Date(start);
});
