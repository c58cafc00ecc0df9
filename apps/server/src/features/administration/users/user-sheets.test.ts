// Accounts from a spreadsheet over HTTP, with the municipal platform as a separate program, and the file of accounts.
import { RATES, USERS_AT_ONCE } from '@constancia/domain/limits.ts';
import { userSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletingAfter } from '../../../testing/data/deleting-database.ts';
import { openPlatform, type TestPlatform } from '../../../testing/outside/municipal-platform.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { type Caller, caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { userSheet } from './user-sheets.ts';

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

const user = (name: string, change: object = {}) => ({
  id: testId(name),
  username: name,
  roles: ['ROLE_INSPECTOR'],
  municipalityId: HOME.id,
  areaIds: [HOME.areas[0]],
  email: '',
  firstName: 'María',
  lastName: 'Gómez',
  ...change,
});
const send = async (who: Caller, users: readonly object[], onlyCheck = false) =>
  (await who.post('/api/users/many', { users, onlyCheck })).body.outcomes.map(
    ({ problem }: { problem: { code: string; issues: { code: string }[] } | null }) =>
      problem && [problem.code, ...problem.issues.map(({ code }) => code)],
  );
const stored = async (...names: string[]) =>
  (
    await sql<{ username: string }>`
      select username from users where id = any(${names.map(testId)}) order by username`.execute(world.db)
  ).rows.map(({ username }) => username);
const asked = async () => (await platform.received('verifyMuniCoreUser')).length;

it('X34.61 each account is created as a single one is; what is refused says why and stops no other', async () => {
  const outcomes = await send(world.as.admin, [
    user('uno'),
    user('dos', { username: 'desconocido' }),
    user('tres', { username: 'INSPECTOR' }),
    user('cuatro', { roles: [] }),
    user('cinco', { areaIds: [AWAY.areas[0]] }),
    user('seis', { username: 'seis' }),
  ]);
  expect(outcomes).toEqual([
    null,
    ['username-refused'],
    ['username-taken'],
    ['user-invalid', 'user-field-required'],
    ['user-invalid', 'area-unknown'],
    null,
  ]);
  expect(await stored('uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis')).toEqual(['seis', 'uno']);
  const { rows } = await sql<{ subjectId: string; actor: string }>`
    select subject_id, actor from audit_entries where action = 'create' and subject = 'user'
    order by number`.execute(world.db);
  expect(rows).toEqual(['uno', 'seis'].map((name) => ({ subjectId: testId(name), actor: 'admin' })));
  // Sent again after a lost reply.
  expect(await send(world.as.admin, [user('uno'), user('seis')])).toEqual([null, null]);
});

it('X34.61 a check says the same without asking the platform, and stores nothing, no letter either', async () => {
  const before = await asked();
  const outcomes = await send(
    world.as.admin,
    [user('siete'), user('ocho', { username: 'supervisor' }), user('nueve', { email: 'no es' })],
    true,
  );
  const own = (await world.as.admin.get('/api/session')).body.account.email;
  expect(outcomes).toEqual([null, ['username-taken'], ['user-invalid', 'email-invalid']]);
  expect(await send(world.as.admin, [user('diez', { email: own })], true)).toEqual([
    ['user-invalid', 'email-taken'],
  ]);
  expect(await asked()).toBe(before);
  expect(await stored('siete', 'ocho', 'nueve', 'diez')).toEqual([]);
  const audited = await sql`select from audit_entries where subject_id = ${testId('siete')}`.execute(
    world.db,
  );
  expect(audited.rows).toEqual([]);
});

it('X34.61 P6.23 P6.24 nobody creates in another municipality or gives a role that is not theirs to give, however long the list', async () => {
  const mine = user('propio');
  const outcomes = await send(world.as.elevatedSupervisor, [
    user('ajeno', { municipalityId: AWAY.id, areaIds: [AWAY.areas[0]] }),
    user('jefe', { roles: ['ROLE_ADMIN'] }),
    mine,
  ]);
  expect(outcomes).toEqual([['forbidden'], ['user-invalid', 'role-not-offered'], null]);
  expect(await stored('ajeno', 'jefe', 'propio')).toEqual(['propio']);
});

it('X34.61 ten at a time, and as many in an hour as a file checked and created twice has', async () => {
  const many = Array.from({ length: USERS_AT_ONCE + 1 }, (_, n) => user(`lista${n}x`));
  const { status, body } = await world.as.admin.post('/api/users/many', { users: many, onlyCheck: true });
  expect([status, body.issues[0].at.field]).toEqual([400, 'body.users']);
  await sql`delete from rate_limits`.execute(world.db);
  const { tries } = RATES['user-sheet'];
  const statuses = [];
  for (let number = 0; number <= tries; number++)
    statuses.push((await world.as.admin.post('/api/users/many', { users: [], onlyCheck: true })).status);
  expect(statuses).toEqual([...Array(tries).fill(200), 429]);
});

it('X34.60 the accounts of a filter are a spreadsheet, in the reader’s language, of whom they manage; the audit log says so', async () => {
  const { admin, elevatedSupervisor } = world.as;
  const file = await admin.get('/api/users.xlsx?text=inspector&role=ROLE_INSPECTOR');
  expect(file.headers['content-disposition']).toBe('attachment; filename="usuarios.xlsx"');
  const [headings, ...rows] = await readSheet(file.raw);
  expect(headings).toEqual([
    'Usuario',
    'Correo electrónico',
    'Nombre',
    'Apellido',
    'Rol',
    'Municipio',
    'Áreas',
  ]);
  expect(rows.length).toBeGreaterThan(0);
  const listed = (await admin.get('/api/users?text=inspector&role=ROLE_INSPECTOR')).body;
  expect(rows).toHaveLength(listed.total);
  const english = caller(world.app, { ...admin.headers, 'accept-language': 'en' });
  expect((await readSheet((await english.get('/api/users.xlsx')).raw))[0]).toContain('Username');
  const own = await readSheet((await elevatedSupervisor.get('/api/users.xlsx')).raw);
  const municipality = own[0]?.indexOf('Municipio') ?? -1;
  expect(new Set(own.slice(1).map((cells) => cells[municipality]))).toEqual(new Set(['Villa Cercana']));
  const audited = await sql<{ actor: string; details: object }>`
    select actor, details from audit_entries where action = 'export' and subject = 'user' order by number
    `.execute(world.db);
  expect(audited.rows[0]).toEqual({ actor: 'admin', details: { role: 'ROLE_INSPECTOR', filtered: true } });
});

it('X34.60 an account that is deleted while the file is written takes no other one with it', async () => {
  await sql`insert into users (municipality_id, id, username, username_lookup, email, email_lookup, first_name, last_name,
      roles, provider_id, updated_at, updated_by)
    select ${HOME.id}, 'many' || n, 'many' || n, 'many' || n, '', '', '', '', '{ROLE_INSPECTOR}', '', now(), ''
    from generate_series(1, 700) n`.execute(world.db);
  const remove = () => sql`delete from users where username = 'many10'`.execute(world.db);
  const filter = { text: 'many', role: null, municipalityId: HOME.id };
  const file = userSheet(deletingAfter(world.db, 500, remove), filter, await userSheetWords('es'));
  const listed = (await readSheet(await buffer(file))).slice(1).map(([name]) => name);
  expect(listed).toHaveLength(700);
  expect(new Set(listed)).toEqual(new Set(Array.from({ length: 700 }, (_, n) => `many${n + 1}`)));
  expect((await sql`select from users where username = 'many10'`.execute(world.db)).rows).toEqual([]);
});
