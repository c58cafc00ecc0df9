// The second step of signing in with a passkey, over HTTP, with a device that is played.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/outside/code-application.ts';
import { emailOf, PASSWORD, type PersonaName } from '../../../testing/personas.ts';
import { cookiesOf, type From, takeFirstStep } from '../../../testing/sign-in/first-step.ts';
import { addPasskey, passkeyDevice } from '../../../testing/sign-in/passkey-device.ts';
import { testId } from '../../../testing/territory.ts';
import { type Caller, caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.time.now = new Date(world.time.now.getTime() + 3_600_000);
  for (const table of ['rate_limits', 'totp_secrets', 'passkeys', 'recovery_codes'])
    await sql`delete from ${sql.table(table)}`.execute(world.db);
  await sql`delete from installation_facts where name = 'second-factor-roles'`.execute(world.db);
  await sql`update sessions set started_at = ${world.time.now}, last_used_at = ${world.time.now}`.execute(
    world.db,
  );
});

const PASSKEY_ONLY = { account: null, awaits: 'code', ways: { application: false, passkey: true } };
const MADE_UP = {
  id: 'made-up',
  response: { clientDataJSON: 'bnVsbA', authenticatorData: 'made-up', signature: 'made-up' },
};
const later = (seconds: number) => {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1000);
};
const firstStep = (name: PersonaName, from: From = {}) => takeFirstStep(world, name, from);
const begin = async (half: Caller) => (await half.post('/api/session/passkey')).body;
const give = (half: Caller, credential: unknown) => half.put('/api/session/passkey', { credential });

async function refused(half: Caller, credential: unknown): Promise<void> {
  const { status, body } = await give(half, credential);
  expect([status, body.code]).toEqual([403, 'second-factor-wrong']);
}

const outcomesOf = async (name: PersonaName) =>
  (
    await sql<{ outcome: string | null }>`select details ->> 'outcome' as outcome from audit_entries
      where subject_id = ${testId(`user${name}`)} and action = 'sign-in' and at >= ${world.time.now}
      order by number`.execute(world.db)
  ).rows
    .map(({ outcome }) => outcome)
    .filter(Boolean);

describe('the second step', () => {
  it('X34.17 a passkey signs in after the password, in a new session, and says when it was used', async () => {
    const { device, codes } = await addPasskey(world, 'supervisor');
    const { reply, half } = await firstStep('supervisor');
    expect(reply.body).toEqual(PASSKEY_ONLY);
    expect((await half.get('/api/session')).body).toEqual(PASSKEY_ONLY);
    expect((await half.get('/api/forms')).status).toBe(401);
    const request = await begin(half);
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const given = await give(half, device.use(request));
    expect(given.body.account.username).toBe('supervisor');
    expect(cookiesOf(given)).toContain('device-');
    expect((await half.get('/api/session')).body).toEqual({ account: null });
    const entered = caller(world.app, { cookie: cookiesOf(given) });
    const { passkeys } = (await entered.get('/api/second-factor')).body;
    expect(passkeys[0].lastUsedAt).toBe(world.time.now.toISOString());
    const { rows } = await sql<{ details: unknown }>`select details from audit_entries
      where subject_id = ${testId('usersupervisor')} and action = 'sign-in' order by number desc limit 1`.execute(
      world.db,
    );
    expect(rows[0]?.details).toEqual({ secondFactor: 'passkey' });
    const again = await firstStep('supervisor');
    const byPaper = await again.half.post('/api/session/second-factor', { code: codes[0] });
    expect(byPaper.status).toBe(200);
  });

  it('X34.16 X34.17 with an application too, either suffices', async () => {
    const as = world.as.supervisor;
    const { secret, enrolment } = (await as.post('/api/second-factor', { password: PASSWORD })).body;
    const code = codeOf(secret, world.time.now);
    expect((await as.put('/api/second-factor', { enrolment, code })).status).toBe(200);
    const { device } = await addPasskey(world, 'supervisor');
    later(60);
    const { reply, half } = await firstStep('supervisor');
    expect(reply.body.ways).toEqual({ application: true, passkey: true });
    expect((await give(half, device.use(await begin(half)))).status).toBe(200);
    const again = await firstStep('supervisor');
    const now = codeOf(secret, world.time.now);
    expect((await again.half.post('/api/session/second-factor', { code: now })).status).toBe(200);
  });

  it('X34.17 which second factors an account has is said to nobody without the password', async () => {
    await addPasskey(world, 'supervisor');
    const wrong = await world.visitor.post('/api/session', {
      email: emailOf('supervisor'),
      password: 'otra',
    });
    expect([wrong.body.code, wrong.body.ways]).toEqual(['sign-in-failed', undefined]);
    expect((await world.visitor.get('/api/session')).body).toEqual({ account: null });
    for (const as of [world.visitor, world.as.supervisor])
      expect((await as.post('/api/session/passkey')).body.code).toBe('not-signed-in');
  });

  it('X34.17 what another site got signed, without a finger or PIN, changed or of another account is refused and audited', async () => {
    const { device } = await addPasskey(world, 'supervisor');
    const theirs = await addPasskey(world, 'inspector');
    const { half } = await firstStep('supervisor');
    const other = await firstStep('supervisor');
    await refused(half, device.use(await begin(half), { origin: 'http://elsewhere.example' }));
    await refused(half, device.use(await begin(half), { rpId: 'elsewhere.example' }));
    device.habits.verifies = false;
    await refused(half, device.use(await begin(half)));
    device.habits.verifies = true;
    const { id, response } = device.use(await begin(half));
    const signed = response.signature;
    const signature = `${signed.slice(0, -4)}${signed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    await refused(half, { id, response: { ...response, signature } });
    await refused(half, theirs.device.use({ ...(await begin(half)), allowCredentials: [] }));
    await refused(half, device.use(await begin(other.half)));
    await refused(half, MADE_UP);
    expect(await outcomesOf('supervisor')).toEqual(Array(7).fill('wrong-passkey'));
    expect((await half.get('/api/session')).body).toEqual(PASSKEY_ONLY);
    expect((await give(half, device.use(await begin(half)))).status).toBe(200);
  });

  it('X34.17 a challenge is good once, for five minutes, and the next one replaces it', async () => {
    const { device } = await addPasskey(world, 'supervisor', { device: passkeyDevice({ step: 0 }) });
    const { half } = await firstStep('supervisor');
    const once = await begin(half);
    await refused(half, device.use(once, { origin: 'http://elsewhere.example' }));
    await refused(half, device.use(once));
    const replaced = await begin(half);
    const late = await begin(half);
    await refused(half, device.use(replaced));
    later(301);
    await refused(half, device.use(late));
    expect((await give(half, device.use(await begin(half)))).status).toBe(200);
  });

  it('X34.17 a counter only grows, and a device that does not count stays good', async () => {
    const { device } = await addPasskey(world, 'supervisor');
    const first = await firstStep('supervisor');
    expect((await give(first.half, device.use(await begin(first.half)))).status).toBe(200);
    // A copy of the key says the number that its device said before.
    device.habits.step = 0;
    const copy = await firstStep('supervisor');
    await refused(copy.half, device.use(await begin(copy.half)));
    expect(await outcomesOf('supervisor')).toEqual(['passkey-counter']);
    const silent = await addPasskey(world, 'inspector', { device: passkeyDevice({ step: 0 }) });
    for (const time of ['first', 'second']) {
      const { half } = await firstStep('inspector');
      expect((await give(half, silent.device.use(await begin(half)))).status, time).toBe(200);
    }
  });

  it('X34.17 tries are limited, and who knows the password keeps the owner out of no known device', async () => {
    const { device } = await addPasskey(world, 'supervisor');
    const known = await firstStep('supervisor');
    const cookie = cookiesOf(await give(known.half, device.use(await begin(known.half))))
      .split('; ')
      .filter((one) => one.startsWith('device-'))
      .join('; ');
    const stranger = await firstStep('supervisor', { address: '203.0.113.7' });
    const asked = [];
    for (let tried = 0; tried < 31; tried += 1)
      asked.push((await stranger.half.post('/api/session/passkey')).status);
    expect(asked.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(asked.at(-1)).toBe(429);
    expect((await give(stranger.half, MADE_UP)).status).toBe(429);
    const owner = await firstStep('supervisor', { cookie });
    expect((await give(owner.half, device.use(await begin(owner.half)))).status).toBe(200);
  });
});

describe('who must have a second factor', () => {
  it('X34.18 may add a passkey at sign-in, with recovery codes, and is signed in with it', async () => {
    const roles = ['ROLE_INSPECTOR'];
    expect((await world.as.admin.put('/api/second-factor-roles', { roles })).status).toBe(200);
    const { reply, half } = await firstStep('inspector');
    expect(reply.body).toEqual({ account: null, awaits: 'enrolment' });
    expect((await half.post('/api/session/passkey')).body.code).toBe('not-signed-in');
    const device = passkeyDevice();
    const begun = await half.post('/api/session/passkey-enrolment');
    const confirm = (credential: unknown) =>
      half.put('/api/session/passkey-enrolment', { name: 'Teléfono', credential });
    const wrong = await confirm(device.create(begun.body, { origin: 'http://elsewhere.example' }));
    expect(wrong.body.code).toBe('second-factor-wrong');
    const again = await half.post('/api/session/passkey-enrolment');
    const confirmed = await confirm(device.create(again.body));
    expect(confirmed.body.account.username).toBe('inspector');
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    const entered = caller(world.app, { cookie: cookiesOf(confirmed) });
    expect((await entered.get('/api/forms')).status).toBe(200);
    const next = await firstStep('inspector');
    expect(next.reply.body).toEqual(PASSKEY_ONLY);
    expect((await next.half.post('/api/session/passkey-enrolment')).body.code).toBe('not-signed-in');
    expect((await give(next.half, device.use(await begin(next.half)))).status).toBe(200);
  });
});
