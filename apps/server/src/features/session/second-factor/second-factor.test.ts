// Signing in with a second factor, setting it up and losing it, over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { openSecretKeys } from '../../../roles/open-secret-keys.ts';
import { codeOf } from '../../../testing/outside/code-application.ts';
import { PASSWORD, type PersonaName } from '../../../testing/personas.ts';
import { cookiesOf, type From, takeFirstStep } from '../../../testing/sign-in/first-step.ts';
import { testId } from '../../../testing/territory.ts';
import { type Caller, caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.time.now = new Date(world.time.now.getTime() + 3_600_000);
  await sql`delete from rate_limits`.execute(world.db);
  await sql`delete from totp_secrets`.execute(world.db);
  await sql`delete from recovery_codes`.execute(world.db);
  await sql`delete from installation_facts where name = 'second-factor-roles'`.execute(world.db);
  await sql`update sessions set started_at = ${world.time.now}, last_used_at = ${world.time.now}`.execute(
    world.db,
  );
});

const later = (seconds: number) => {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1000);
};
const codeNow = (secret: string) => codeOf(secret, world.time.now);

const firstStep = (name: PersonaName, from: From = {}) => takeFirstStep(world, name, from);

const give = (half: Caller, code: string) => half.post('/api/session/second-factor', { code });

async function setUp(name: PersonaName): Promise<{ secret: string; codes: readonly string[] }> {
  const { body } = await world.as[name].post('/api/second-factor', { password: PASSWORD });
  const { secret, enrolment } = body;
  const confirmed = await world.as[name].put('/api/second-factor', { enrolment, code: codeNow(secret) });
  expect(confirmed.status, confirmed.raw.toString()).toBe(200);
  later(60);
  return { secret, codes: confirmed.body.recoveryCodes };
}

async function mustHaveIt(...roles: readonly string[]): Promise<void> {
  expect((await world.as.admin.put('/api/second-factor-roles', { roles })).status).toBe(200);
}

const audited = async (name: PersonaName) =>
  (
    await sql<{ actor: string; action: string; details: Record<string, unknown> }>`
      select actor, action, details from audit_entries where subject_id = ${testId(`user${name}`)}
      order by number`.execute(world.db)
  ).rows;

describe('setting it up', () => {
  it('X34.01 X34.04 needs the password again and a code of the new secret; other sessions end, codes are shown once', async () => {
    const as = world.as.supervisor;
    const elsewhere = await firstStep('supervisor');
    expect((await as.post('/api/second-factor', { password: 'otra' })).body.code).toBe('password-wrong');
    const { body } = await as.post('/api/second-factor', { password: PASSWORD });
    const wrong = await as.put('/api/second-factor', { enrolment: body.enrolment, code: '000000' });
    expect(wrong.body.code).toBe('second-factor-wrong');
    expect((await as.get('/api/second-factor')).body).toEqual({
      isOffered: true,
      isActive: false,
      hasApplication: false,
      passkeys: [],
      isRequired: false,
      hasPassword: true,
      recoveryCodesLeft: 0,
    });
    const given = { enrolment: body.enrolment, code: codeNow(body.secret) };
    // What was sealed for one session opens in no other, nor after ten minutes.
    expect((await world.as.inspector.put('/api/second-factor', given)).body.code).toBe('second-factor-wrong');
    later(601);
    const late = { enrolment: body.enrolment, code: codeNow(body.secret) };
    expect((await as.put('/api/second-factor', late)).body.code).toBe('second-factor-wrong');
    const { codes } = await setUp('supervisor');
    expect(codes).toHaveLength(10);
    expect((await as.get('/api/second-factor')).body).toMatchObject({
      isActive: true,
      recoveryCodesLeft: 10,
    });
    expect((await elsewhere.half.get('/api/sessions')).status).toBe(401);
    expect((await audited('supervisor')).at(-1)).toMatchObject({
      action: 'update',
      details: { secondFactor: 'set-up', sessionsEnded: 1 },
    });
  });

  it('X34.07 the database has neither the secret nor the codes', async () => {
    const { secret, codes } = await setUp('supervisor');
    const stored = await sql<{ row: string }>`
      select t::text || coalesce(string_agg(encode(r.code_hash, 'escape'), ''), '') as row
      from totp_secrets t left join recovery_codes r using (municipality_id, user_id) group by t.*`.execute(
      world.db,
    );
    for (const known of [secret, ...codes]) {
      expect(stored.rows[0]?.row).not.toContain(known);
      expect(JSON.stringify(await audited('supervisor'))).not.toContain(known);
    }
  });

  it('X34.01 X34.04 moving it to another phone replaces secret and codes; the owner may remove it with the password', async () => {
    const first = await setUp('supervisor');
    const second = await setUp('supervisor');
    const { half } = await firstStep('supervisor');
    expect((await give(half, codeNow(first.secret))).status).toBe(403);
    expect((await give(half, first.codes[0] ?? '')).status).toBe(403);
    expect((await give(half, codeNow(second.secret))).status).toBe(200);
    const renewed = await world.as.supervisor.post('/api/second-factor/recovery-codes', {
      password: PASSWORD,
    });
    const again = await firstStep('supervisor');
    expect((await give(again.half, second.codes[0] ?? '')).status).toBe(403);
    expect((await give(again.half, renewed.body.recoveryCodes[0])).status).toBe(200);
    const remove = (password: string) => world.as.supervisor.post('/api/second-factor/removal', { password });
    expect((await remove('otra')).body.code).toBe('password-wrong');
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await firstStep('supervisor')).reply.body.account.username).toBe('supervisor');
    expect((await remove(PASSWORD)).body.code).toBe('second-factor-missing');
  });
});

describe('signing in', () => {
  it('X34.02 the password opens nothing but the second step', async () => {
    const { secret } = await setUp('supervisor');
    const { reply, half } = await firstStep('supervisor');
    const awaiting = { account: null, awaits: 'code', ways: { application: true, passkey: false } };
    expect(reply.body).toEqual(awaiting);
    expect((await half.get('/api/session')).body).toEqual(awaiting);
    for (const path of ['/api/sessions', '/api/forms', '/api/second-factor', '/api/users', '/api/home'])
      expect((await half.get(path)).status, path).toBe(401);
    for (const path of ['/api/second-factor', '/api/second-factor/removal'])
      expect((await half.post(path, { password: PASSWORD })).status, path).toBe(401);
    expect(
      (await half.put('/api/password', { current: PASSWORD, password: 'lapiz verde luna' })).status,
    ).toBe(401);
    expect((await half.post('/api/session/enrolment')).body.code).toBe('not-signed-in');
    // No device becomes known by the password alone.
    expect(cookiesOf(reply)).not.toContain('device-');
    const listed = await world.as.supervisor.get('/api/sessions');
    const given = await give(half, codeNow(secret));
    expect(given.body.account.username).toBe('supervisor');
    expect((await world.as.supervisor.get('/api/sessions')).body.sessions).toHaveLength(
      listed.body.sessions.length + 1,
    );
    const token = cookiesOf(given);
    expect(token).not.toContain(cookiesOf(reply).split(';')[0]);
    expect((await half.get('/api/session')).body).toEqual({ account: null });
    expect((await caller(world.app, { cookie: token }).get('/api/forms')).status).toBe(200);
    expect((await audited('supervisor')).slice(-2).map(({ details }) => details)).toEqual([
      { awaits: 'code' },
      { secondFactor: 'totp' },
    ]);
  });

  it('X34.02 the second step is open for ten minutes', async () => {
    const { secret } = await setUp('supervisor');
    const { half } = await firstStep('supervisor');
    later(601);
    expect((await give(half, codeNow(secret))).body.code).toBe('not-signed-in');
  });

  it('X34.03 X34.04 a code is used once, also by twenty at the same moment, and so is a recovery code', async () => {
    const { secret, codes } = await setUp('supervisor');
    const halves = await Promise.all(
      Array.from({ length: 20 }, (_, index) => firstStep('supervisor', { address: `203.0.113.${index}` })),
    );
    const send = async (code: string) =>
      (await Promise.all(halves.map(({ half }) => give(half, code)))).filter(({ status }) => status === 200);
    const code = codeNow(secret);
    // Five wrong ones are free for the account; the others would wait.
    const some = halves.splice(5);
    expect(await send(code)).toHaveLength(1);
    await sql`delete from rate_limits`.execute(world.db);
    const fresh = await firstStep('supervisor');
    expect((await give(fresh.half, code)).body.code).toBe('second-factor-wrong');
    const used = await Promise.all(some.map(({ half }) => give(half, codes[3] ?? '')));
    expect(used.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await give(fresh.half, codes[3] ?? '')).body.code).toBe('second-factor-wrong');
    expect((await world.as.supervisor.get('/api/second-factor')).body.recoveryCodesLeft).toBe(9);
  });

  it('X34.03 who guesses codes waits longer each time; the owner gets in on a known device, and with a recovery code', async () => {
    const { secret, codes } = await setUp('supervisor');
    const known = await firstStep('supervisor');
    const cookie = cookiesOf(await give(known.half, codeNow(secret)))
      .split('; ')
      .filter((one) => one.startsWith('device-'))
      .join('; ');
    expect(cookie).not.toBe('');
    later(60);
    const guesser = await firstStep('supervisor', { address: '203.0.113.7' });
    const guesses = [];
    for (let tried = 0; tried < 7; tried += 1) guesses.push((await give(guesser.half, '000000')).status);
    expect(guesses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect(
      (await audited('supervisor')).filter(({ details }) => details['outcome'] === 'codes-limited'),
    ).toHaveLength(1);
    // From another address too: the account is guessed at, wherever from.
    const other = await firstStep('supervisor', { address: '203.0.113.8' });
    expect((await give(other.half, codeNow(secret))).status).toBe(429);
    const stranger = await firstStep('supervisor', { address: '203.0.113.9' });
    expect((await give(stranger.half, codes[0] ?? '')).status).toBe(200);
    const owner = await firstStep('supervisor', { cookie });
    expect((await give(owner.half, codeNow(secret))).status).toBe(200);
    later(20 * 60);
    const patient = await firstStep('supervisor', { address: '203.0.113.8' });
    expect((await give(patient.half, codeNow(secret))).status).toBe(200);
  });

  it('X34.02 a deactivated account takes no second step, and a new password ends sessions that await one', async () => {
    await setUp('supervisor');
    const { half } = await firstStep('supervisor');
    await sql`update users set deactivated_at = now() where id = ${testId('usersupervisor')}`.execute(
      world.db,
    );
    expect((await give(half, '123456')).body.code).toBe('account-deactivated');
    await sql`update users set deactivated_at = null where id = ${testId('usersupervisor')}`.execute(
      world.db,
    );
    const body = { current: PASSWORD, password: 'lapiz verde luna nueve' };
    expect((await world.as.supervisor.put('/api/password', body)).status).toBe(200);
    expect((await half.get('/api/session')).body).toEqual({ account: null });
    const back = { current: body.password, password: PASSWORD };
    expect((await world.as.supervisor.put('/api/password', back)).status).toBe(200);
  });
});

describe('an administrator', () => {
  it('X34.05 requires it of a role: who has none sets it up before anything else, and cannot remove it', async () => {
    await mustHaveIt('ROLE_INSPECTOR');
    // Who is signed in works on until the next sign-in.
    expect((await world.as.inspector.get('/api/forms')).status).toBe(200);
    const { reply, half } = await firstStep('inspector');
    expect(reply.body).toEqual({ account: null, awaits: 'enrolment' });
    expect((await half.get('/api/forms')).status).toBe(401);
    expect((await give(half, '123456')).body.code).toBe('not-signed-in');
    const { body } = await half.post('/api/session/enrolment');
    const code = codeNow(body.secret);
    const confirmed = await half.put('/api/session/enrolment', { enrolment: body.enrolment, code });
    expect(confirmed.body.account.username).toBe('inspector');
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    const entered = caller(world.app, { cookie: cookiesOf(confirmed) });
    expect((await entered.get('/api/second-factor')).body).toMatchObject({
      isRequired: true,
      isActive: true,
    });
    const removal = await entered.post('/api/second-factor/removal', { password: PASSWORD });
    expect(removal.body.code).toBe('second-factor-required');
    expect((await firstStep('inspector')).reply.body.awaits).toBe('code');
    expect((await firstStep('supervisor')).reply.body.account).not.toBeNull();
    const noted = await sql<{ details: unknown }>`select details from audit_entries
      where subject = 'second-factor-roles' order by number desc limit 1`.execute(world.db);
    expect(noted.rows[0]?.details).toEqual({ roles: ['ROLE_INSPECTOR'] });
  });

  it('X34.06 takes a lost one off, which ends the sessions and stands in the audit log; nobody their own', async () => {
    await setUp('colleague');
    const listed = await world.as.admin.get('/api/users?text=colleague');
    expect(listed.body.users[0].hasSecondFactor).toBe(true);
    const path = `/api/users/${testId('usercolleague')}/second-factor`;
    expect((await world.as.elevatedSupervisor.delete(path)).status).toBe(200);
    expect((await world.as.colleague.get('/api/forms')).status).toBe(401);
    expect((await firstStep('colleague')).reply.body.account.username).toBe('colleague');
    const said = (await audited('colleague')).filter(({ actor }) => actor === 'elevatedsupervisor');
    expect(said.map(({ action, details }) => [action, details])).toEqual([
      ['update', { secondFactor: 'taken-off' }],
      ['sign-out', { sessionsEnded: 1 }],
    ]);
    expect((await world.as.admin.delete(path)).body.code).toBe('second-factor-missing');
    await setUp('admin');
    const own = `/api/users/${testId('useradmin')}/second-factor`;
    expect((await world.as.admin.delete(own)).body.code).toBe('own-account');
    expect((await world.as.elevatedSupervisor.delete(own)).status).toBe(404);
  });
});

describe('the keys', () => {
  it('X34.08 a key is replaced without anybody noticing, and a key that is missing is said at the start', async () => {
    const { secret } = await setUp('supervisor');
    const test = { id: 'test', key: Buffer.alloc(32, 7) };
    const newer = { id: 'newer', key: Buffer.alloc(32, 8) };
    const startWith = (secretKeys: readonly (typeof test)[]) =>
      openSecretKeys({ secretKeys, databaseUrl: 'postgres://elsewhere', dataDir: '' }, world.db);
    await expect(startWith([newer])).rejects.toThrow(
      "SECRET_KEYS lacks the key 'test', with which 1 second factors are encrypted",
    );
    const rotated = await createApp({
      ...world.services,
      config: { ...world.services.config, secretKeys: await startWith([newer, test]) },
    });
    const { half } = await firstStep('supervisor');
    const given = await caller(rotated, { ...half.headers }).post('/api/session/second-factor', {
      code: codeNow(secret),
    });
    expect(given.status).toBe(200);
    await rotated.close();
    expect((await startWith([newer]))[0]?.id).toBe('newer');
  });

  it('X34.07 without a key nobody is asked for what cannot be stored', async () => {
    const keyless = await createApp({
      ...world.services,
      config: { ...world.services.config, secretKeys: [] },
    });
    const as = (name: PersonaName) => caller(keyless, world.as[name].headers);
    expect((await as('supervisor').get('/api/second-factor')).body.isOffered).toBe(false);
    const begun = await as('supervisor').post('/api/second-factor', { password: PASSWORD });
    expect(begun.body.code).toBe('second-factor-unavailable');
    const asked = await as('admin').put('/api/second-factor-roles', { roles: ['ROLE_ADMIN'] });
    expect(asked.body.code).toBe('second-factor-unavailable');
    await keyless.close();
  });
});
