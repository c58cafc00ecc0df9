// Making, listing and revoking the tokens of programs, over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProgram, wishOf, type WishedProgram } from '../../../testing/sign-in/program-tokens.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const make = (wished: WishedProgram = {}) => world.as.admin.post('/api/programs', wishOf(wished));
/** All pages. */
async function list() {
  const pages: Record<string, unknown>[][] = [];
  for (let page = 0; pages.at(-1)?.length !== 0; page++)
    pages.push((await world.as.admin.get(`/api/programs?page=${page}`)).body.programs);
  return pages.flat() as ReturnType<typeof JSON.parse>;
}
const stateOf = async (id: string) => (await list()).find((one: { id: string }) => one.id === id)?.state;
const entriesOf = async (id: string) =>
  (
    await sql<{
      actor: string;
      action: string;
      details: object;
    }>`select actor, action, details from audit_entries
      where subject = 'program' and subject_id = ${id} order by number`.execute(world.db)
  ).rows;

it('X38.02 the token is in the reply that made it and nowhere else: the table has its hash and its beginning', async () => {
  const { id, token } = await makeProgram(world, { name: 'Una vez' });
  expect(token).toMatch(/^cst_[0-9A-Za-z_-]{49}$/);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(t)::text as row from api_tokens t where id = ${id}`.execute(world.db);
  expect(rows[0]?.row).toContain(token.slice(0, 8));
  expect(rows[0]?.row).not.toContain(token.slice(8));
  const shown = JSON.stringify([await list(), await entriesOf(id)]);
  expect(shown).toContain('Una vez');
  expect(shown).not.toContain(token.slice(8));
  const { token: other } = await makeProgram(world);
  expect(other).not.toBe(token);
});

it('X38.01 a program keeps what was chosen for it, and its entry in the audit log says so', async () => {
  const [area] = HOME.areas;
  const wished = {
    name: ' Tablero ',
    rights: ['read respuesta', 'read formulario'],
    areaIds: [area],
    networks: ['203.0.113.7', '10.1.2.3/8', '2001:db8::/32'],
    expiresOn: '2027-03-10',
  } as const;
  const { id } = await makeProgram(world, wished);
  const listed = (await list()).find((one: { id: string }) => one.id === id);
  expect(listed).toMatchObject({
    id,
    name: 'Tablero',
    owner: { id: testId('userelevatedSupervisor'), username: 'elevatedsupervisor' },
    rights: wished.rights,
    areas: [{ id: area }],
    networks: ['203.0.113.7/32', '10.0.0.0/8', '2001:db8::/32'],
    state: 'valid',
    createdBy: 'admin',
    lastUsedAt: null,
    lastUsedFrom: null,
  });
  expect(await entriesOf(id)).toEqual([
    {
      actor: 'admin',
      action: 'create',
      details: {
        name: 'Tablero',
        owner: 'elevatedsupervisor',
        rights: wished.rights,
        areas: [area],
        networks: wished.networks,
        expiresOn: '2027-03-10',
      },
    },
  ]);
});

it.each<readonly [string, string, WishedProgram]>([
  ['no name', 'name program-name-required', { name: '  ' }],
  ['no right', 'rights program-rights-required', { rights: [] }],
  ['a right that the owner does not have', 'rights program-right-not-held', { rights: ['manage ciudadano'] }],
  ['no area', 'areaIds program-areas-required', { areaIds: [] }],
  [
    'an area of the neighbour',
    'areaIds program-area-not-held',
    { owner: 'supervisor', areaIds: [HOME.areas[1]] },
  ],
  [
    'an area of another municipality',
    'areaIds program-area-not-held',
    { owner: 'admin', areaIds: [AWAY.areas[0]] },
  ],
  ['yesterday', 'expiresOn program-expiry-refused', { expiresOn: '2026-03-09' }],
  ['a year and a day', 'expiresOn program-expiry-refused', { expiresOn: '2027-03-11' }],
  ['a word for an address', 'networks.1 network-invalid', { networks: ['10.0.0.1', 'oficina'] }],
  ['a network without an address', 'networks.0 network-invalid', { networks: ['10.0.0.0/33'] }],
])('X38.01 %s is refused by its field, and nothing is stored', async (_what, expected, wished) => {
  const before = (await list()).length;
  const { status, body } = await make(wished);
  expect([status, body.code]).toEqual([422, 'program-invalid']);
  expect(
    body.issues.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`),
  ).toEqual([expected]);
  expect(await list()).toHaveLength(before);
});

it.each<readonly [string, string, object]>([
  ['rights over accounts', 'body.rights.0', { rights: ['manage usuario'] }],
  ['no day', 'body.expiresOn', { expiresOn: '2026-02-30' }],
  ['a name that cannot be stored', 'body.name', { name: 'a\u0000b' }],
])('X38.01 %s is no request', async (_what, field, wrong) => {
  const { status, body } = await world.as.admin.post('/api/programs', { ...wishOf(), ...wrong });
  expect([status, body.issues[0].at.field]).toEqual([400, field]);
});

it('X38.01 X38.04 nobody makes a token for an account that they do not manage, or that is closed', async () => {
  const as = world.as.elevatedSupervisor;
  const codeOf = async (wished: WishedProgram) =>
    (await as.post('/api/programs', wishOf(wished))).body.code ?? 'made';
  expect(await codeOf({ owner: 'supervisor' })).toBe('made');
  expect(await codeOf({ owner: 'admin' })).toBe('user-not-found');
  expect(await codeOf({ owner: 'foreigner' })).toBe('user-not-found');
  // Whose accounts an administrator manages, but the token would be of another municipality.
  expect((await make({ owner: 'foreigner' })).body.code).toBe('user-not-found');
  await world.as.admin.put(`/api/users/${testId('usercolleague')}/active`, { active: false });
  expect((await make({ owner: 'colleague' })).body.code).toBe('user-not-found');
});

it('X38.01 the offer of an account has the rights of its role without those over accounts, its areas here, and a year', async () => {
  const offerOf = async (owner: string) =>
    (await world.as.admin.get(`/api/users/${testId(`user${owner}`)}/program-offer`)).body;
  const inspector = await offerOf('inspector');
  expect(inspector.rights).toEqual([
    'read formulario',
    'read respuesta',
    'create respuesta',
    'delete respuesta',
  ]);
  expect(inspector.areas.map(({ id }: { id: string }) => id)).toEqual([HOME.areas[0]]);
  expect([inspector.firstDay, inspector.lastDay]).toEqual(['2026-03-10', '2027-03-10']);
  const admin = await offerOf('admin');
  expect(new Set(admin.areas.map(({ id }: { id: string }) => id))).toEqual(new Set(HOME.areas));
  expect(admin.rights).toContain('manage ciudadano');
  expect(admin.rights.join()).not.toContain('usuario');
});

it('X38.01 the same request again makes no second token, also at the same moment', async () => {
  const wish = wishOf({ name: 'Otra vez' });
  const codes = await Promise.all(
    [1, 2, 3].map(async () => (await world.as.admin.post('/api/programs', wish)).body.code),
  );
  expect(codes.filter((code) => code === 'id-taken')).toHaveLength(2);
  expect((await list()).filter(({ name }: { name: string }) => name === 'Otra vez')).toHaveLength(1);
});

it('X38.03 a token is revoked once and at once; again changes nothing, and another municipality cannot', async () => {
  const { id, as } = await makeProgram(world, { name: 'Se revoca' });
  const path = `/api/programs/${id}/revocation`;
  expect((await world.as.foreigner.post(path)).body.code).toBe('forbidden');
  await sql`insert into api_tokens select ${AWAY.id}, id || '', name, owner_id, owner_name, sha256(token_hash), beginning,
    rights, area_ids, networks, created_at, created_by, expires_at from api_tokens where id = ${id}`.execute(
    world.db,
  );
  expect((await as.get(`/api/forms/${testId('none')}/submissions`)).body.code).toBe('form-not-found');
  expect((await world.as.admin.post(path)).status).toBe(200);
  expect((await as.get(`/api/forms/${testId('none')}/submissions`)).body.code).toBe('token-refused');
  const revoked = (await list()).find((one: { id: string }) => one.id === id);
  expect(revoked).toMatchObject({ state: 'revoked', revokedAt: world.time.now.toISOString() });
  expect((await world.as.admin.post(path)).status).toBe(200);
  expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['create', 'update']);
  expect((await world.as.admin.post(`/api/programs/${testId('nobodys')}/revocation`)).body.code).toBe(
    'program-not-found',
  );
  // The token of the other municipality under the same id was not touched.
  const { rows } = await sql`select from api_tokens where id = ${id} and revoked_at is null`.execute(
    world.db,
  );
  expect(rows).toHaveLength(1);
});

it('X38.03 the list says of each token how it stands, those that can be used first', async () => {
  const { id: soon } = await makeProgram(world, { expiresOn: '2026-03-23' });
  const { id: later } = await makeProgram(world, { expiresOn: '2026-03-24' });
  const { id: today } = await makeProgram(world, { expiresOn: '2026-03-10' });
  const { id: closed } = await makeProgram(world, { owner: 'generator', rights: ['read formulario'] });
  const { id: gone } = await makeProgram(world, { owner: 'actasInspector' });
  await world.as.admin.put(`/api/users/${testId('usergenerator')}/active`, { active: false });
  expect((await world.as.admin.delete(`/api/users/${testId('useractasInspector')}`)).status).toBe(200);
  const states = async () => Promise.all([soon, later, today, closed, gone].map(stateOf));
  expect(await states()).toEqual([
    'expires-soon',
    'valid',
    'expires-soon',
    'owner-disabled',
    'owner-disabled',
  ]);
  // The last day counts to its end, by the calendar of the municipality.
  const before = world.time.now;
  world.time.now = new Date('2026-03-11T02:59:59.000Z');
  expect(await stateOf(today)).toBe('expires-soon');
  world.time.now = new Date('2026-03-11T03:00:00.000Z');
  expect(await stateOf(today)).toBe('expired');
  const order = (await list()).map(({ state }: { state: string }) => ['expired', 'revoked'].includes(state));
  world.time.now = before;
  expect(order).toEqual(order.toSorted((a: boolean, b: boolean) => Number(a) - Number(b)));
});

it('X38.01 a municipality has a hundred tokens that can be used; the list keeps a hundred that cannot', async () => {
  const plant = (count: number, revoked: boolean) =>
    sql`
    insert into api_tokens (municipality_id, id, name, owner_id, owner_name, token_hash, beginning, rights, networks,
      created_at, created_by, expires_at, revoked_at, revoked_by)
    select ${HOME.id}, rpad('many' || ${String(revoked)} || n || 'x', 20, 'z'), 'm', ${testId('userx')}, 'o', sha256((${String(revoked)} || n)::bytea), 'cst_', '{}', '{}',
      '2020-01-01', 'admin', '2026-12-31', case when ${revoked} then now() end, case when ${revoked} then 'admin' end
    from generate_series(1, ${count}::integer) n`.execute(world.db);
  await plant(150, true);
  await makeProgram(world, { name: 'Última' });
  const ended = (await list()).filter(({ state }: { state: string }) =>
    ['expired', 'revoked'].includes(state),
  );
  expect(ended.length).toBe(99);
  await plant(100, false);
  const { status, body } = await make();
  expect([status, body.code]).toEqual([409, 'programs-full']);
  expect((await world.as.admin.get('/api/programs')).body.programs).toHaveLength(15);
});
