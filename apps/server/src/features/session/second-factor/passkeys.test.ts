// Passkeys of the own account over HTTP, with a device that is played.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { codeOf } from '../../../testing/outside/code-application.ts';
import { PASSWORD, type PersonaName } from '../../../testing/personas.ts';
import { waitingFor } from '../../../testing/queries.ts';
import { cookiesOf, takeFirstStep } from '../../../testing/sign-in/first-step.ts';
import { addPasskey, passkeyDevice } from '../../../testing/sign-in/passkey-device.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

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

const later = (seconds: number) => {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1000);
};
const stateOf = async (name: PersonaName) => (await world.as[name].get('/api/second-factor')).body;
const begin = async (name: PersonaName, password = PASSWORD) =>
  (await world.as[name].post('/api/passkeys', { password })).body;
const add = (name: PersonaName, credential: unknown, called = 'Teléfono') =>
  world.as[name].put('/api/passkeys', { name: called, credential });
const idsOf = async (name: PersonaName): Promise<readonly string[]> =>
  (await stateOf(name)).passkeys.map(({ id }: { id: string }) => id);
const remove = (name: PersonaName, id = '', password = PASSWORD) =>
  world.as[name].post(`/api/passkeys/${id}/removal`, { password });

const statusesOf = (replies: readonly { readonly status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

async function setUpApplication(name: PersonaName): Promise<string> {
  const { body } = await world.as[name].post('/api/second-factor', { password: PASSWORD });
  const { secret, enrolment } = body;
  const code = codeOf(secret, world.time.now);
  expect((await world.as[name].put('/api/second-factor', { enrolment, code })).status).toBe(200);
  later(60);
  return secret;
}

async function mustHaveIt(...roles: readonly string[]): Promise<void> {
  expect((await world.as.admin.put('/api/second-factor-roles', { roles })).status).toBe(200);
}

const audited = async (name: PersonaName, count: number) =>
  (
    await sql<{ details: unknown }>`
      select details from audit_entries where subject_id = ${testId(`user${name}`)} order by number`.execute(
      world.db,
    )
  ).rows
    .slice(-count)
    .map(({ details }) => details);

const isAdded = (details: unknown) => JSON.stringify(details).includes('passkey-added');

describe('adding', () => {
  it('X34.16 needs the password; the first second factor gives ten recovery codes and ends the other sessions', async () => {
    const elsewhere = await takeFirstStep(world, 'supervisor');
    expect((await elsewhere.half.get('/api/sessions')).status).toBe(200);
    expect((await begin('supervisor', 'otra')).code).toBe('password-wrong');
    const first = await addPasskey(world, 'supervisor');
    const addedAt = world.time.now.toISOString();
    expect(new Set(first.codes).size).toBe(10);
    expect((await elsewhere.half.get('/api/sessions')).status).toBe(401);
    later(60);
    const { half } = await takeFirstStep(world, 'supervisor');
    const entered = await half.post('/api/session/second-factor', { code: first.codes[0] });
    expect((await addPasskey(world, 'supervisor', { name: 'Llave USB' })).codes).toEqual([]);
    const still = caller(world.app, { cookie: cookiesOf(entered) });
    expect((await still.get('/api/sessions')).status).toBe(200);
    expect(await stateOf('supervisor')).toEqual({
      isOffered: true,
      isActive: true,
      hasApplication: false,
      passkeys: [
        { id: expect.any(String), name: 'Teléfono', addedAt, lastUsedAt: null },
        {
          id: expect.any(String),
          name: 'Llave USB',
          addedAt: world.time.now.toISOString(),
          lastUsedAt: null,
        },
      ],
      isRequired: false,
      hasPassword: true,
      recoveryCodesLeft: 9,
    });
    expect((await audited('supervisor', 20)).filter(isAdded)).toEqual([
      { secondFactor: 'passkey-added', passkey: 'Teléfono', sessionsEnded: 1 },
      { secondFactor: 'passkey-added', passkey: 'Llave USB' },
    ]);
  });

  it('X34.16 a passkey has a name of one to sixty characters, without spaces around it', async () => {
    const credential = passkeyDevice().create(await begin('supervisor'));
    for (const name of ['', ' \n ', 'x'.repeat(61)]) {
      const refused = await add('supervisor', credential, name);
      expect([refused.status, refused.body.issues?.[0]?.at.field]).toEqual([400, 'body.name']);
    }
    expect((await add('supervisor', credential, '  Chrome \n en   Android ')).status).toBe(200);
    expect((await stateOf('supervisor')).passkeys[0].name).toBe('Chrome en Android');
  });

  it('X34.16 the device is asked under the name of the product, without what an account is, and not for one it has', async () => {
    await addPasskey(world, 'supervisor');
    const { rp, user, excludeCredentials, authenticatorSelection } = await begin('supervisor');
    expect(rp).toEqual({ id: 'localhost', name: 'Constancia' });
    expect(authenticatorSelection).toEqual({ residentKey: 'preferred', userVerification: 'required' });
    expect(excludeCredentials).toHaveLength(1);
    expect(user.id).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(user.id, 'base64url').toString('latin1')).not.toContain(testId('usersupervisor'));
    expect((await begin('supervisor')).user.id).toBe(user.id);
    expect((await begin('inspector')).user.id).not.toBe(user.id);
  });

  it('X34.16 an account has ten at most, whatever was begun before', async () => {
    await addPasskey(world, 'supervisor');
    const copies = (count: number) =>
      sql`insert into passkeys select municipality_id, gen_random_uuid(), user_id, gen_random_uuid()::text, public_key,
        counter, transports, name, added_at, null from (select * from passkeys limit 1) p, generate_series(1, ${count}::int)`.execute(
        world.db,
      );
    await copies(8);
    const tenth = await begin('supervisor');
    await copies(1);
    const full = await add('supervisor', passkeyDevice().create(tenth));
    expect([full.status, full.body.code]).toEqual([409, 'passkey-limit']);
    expect((await begin('supervisor')).code).toBe('passkey-limit');
    expect(await idsOf('supervisor')).toHaveLength(10);
  });

  it('X34.16 X34.17 what was made for another site or session, without a finger or PIN, or too late is refused', async () => {
    const refused = async (credential: unknown) => {
      const { status, body } = await add('supervisor', credential);
      expect([status, body.code]).toEqual([403, 'second-factor-wrong']);
    };
    const device = passkeyDevice();
    await refused(device.create(await begin('supervisor'), { origin: 'http://elsewhere.example' }));
    await refused(device.create(await begin('supervisor'), { rpId: 'elsewhere.example' }));
    await refused(passkeyDevice({ verifies: false }).create(await begin('supervisor')));
    await refused(device.create(await begin('inspector')));
    const known = device.create(await begin('supervisor'));
    await sql`insert into passkeys (municipality_id, id, user_id, credential_id, public_key, counter, transports, name, added_at)
      values (${HOME.id}, gen_random_uuid(), ${testId('userinspector')}, ${known.id}, '', 0, '{}', 'x', now())`.execute(
      world.db,
    );
    await refused(known);
    const good = device.create(await begin('supervisor'));
    await refused({ ...good, response: { ...good.response, attestationObject: 'oA' } });
    const late = device.create(await begin('supervisor'));
    later(301);
    await refused(late);
    expect(await stateOf('supervisor')).toMatchObject({ isActive: false, recoveryCodesLeft: 0 });
  });

  it('X34.17 a challenge adds one passkey, also when two answer it at the same moment', async () => {
    const creation = await begin('supervisor');
    const both = await Promise.all(
      [passkeyDevice(), passkeyDevice()].map((device) => add('supervisor', device.create(creation))),
    );
    expect(statusesOf(both)).toEqual([200, 403]);
    expect((await add('supervisor', passkeyDevice().create(creation))).status).toBe(403);
    expect(await idsOf('supervisor')).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('X34.16 needs the password, and the recovery codes go with the last second factor', async () => {
    await addPasskey(world, 'supervisor');
    const [id] = await idsOf('supervisor');
    expect((await remove('supervisor', id, 'otra')).body.code).toBe('password-wrong');
    expect((await remove('inspector', id)).body.code).toBe('not-found');
    expect((await remove('supervisor', id)).status).toBe(200);
    expect(await stateOf('supervisor')).toMatchObject({
      isActive: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await audited('supervisor', 1)).toEqual([
      { secondFactor: 'passkey-deleted', passkey: 'Teléfono' },
    ]);
    expect((await remove('supervisor', id)).body.code).toBe('not-found');
    expect((await takeFirstStep(world, 'supervisor')).reply.body.account.username).toBe('supervisor');
  });

  it('X34.16 the last second factor of a role that must have one stays, also when two are deleted at the same moment', async () => {
    await mustHaveIt('ROLE_SUPERVISOR');
    await addPasskey(world, 'supervisor');
    await addPasskey(world, 'supervisor');
    const ids = await idsOf('supervisor');
    // Both wait for the passkeys, and go on together.
    const both = await world.db.transaction().execute(async (tx) => {
      await sql`select from passkeys for update`.execute(tx);
      const removals = ids.map((id) => remove('supervisor', id));
      await waitingFor(world.db, removals.length);
      return removals;
    });
    expect(statusesOf(await Promise.all(both))).toEqual([200, 409]);
    const [left] = await idsOf('supervisor');
    expect((await remove('supervisor', left)).body.code).toBe('second-factor-required');
    expect(await stateOf('supervisor')).toMatchObject({ isActive: true, recoveryCodesLeft: 10 });
    await setUpApplication('supervisor');
    expect((await remove('supervisor', left)).status).toBe(200);
    expect(await stateOf('supervisor')).toMatchObject({ hasApplication: true, recoveryCodesLeft: 10 });
  });

  it('X34.16 turning the second factor off removes application, passkeys and recovery codes', async () => {
    await setUpApplication('supervisor');
    const { codes } = await addPasskey(world, 'supervisor');
    expect(codes).toEqual([]);
    const off = await world.as.supervisor.post('/api/second-factor/removal', { password: PASSWORD });
    expect(off.status).toBe(200);
    expect(await stateOf('supervisor')).toMatchObject({
      isActive: false,
      hasApplication: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });
});

describe('the installation', () => {
  it('X34.19 X34.06 who edits an account takes its passkeys off with the second factor', async () => {
    await addPasskey(world, 'colleague');
    const listed = await world.as.admin.get('/api/users?text=colleague');
    expect(listed.body.users[0].hasSecondFactor).toBe(true);
    const path = `/api/users/${testId('usercolleague')}/second-factor`;
    expect((await world.as.elevatedSupervisor.delete(path)).status).toBe(200);
    const { reply, half } = await takeFirstStep(world, 'colleague');
    expect(reply.body.account.username).toBe('colleague');
    expect((await half.get('/api/second-factor')).body).toMatchObject({
      isActive: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });

  it('X34.19 passkeys need no key of the environment', async () => {
    const keyless = await createApp({
      ...world.services,
      config: { ...world.services.config, secretKeys: [] },
    });
    const supervisor = caller(keyless, world.as.supervisor.headers);
    const { body: creation } = await supervisor.post('/api/passkeys', { password: PASSWORD });
    const added = await supervisor.put('/api/passkeys', {
      name: 'Teléfono',
      credential: passkeyDevice().create(creation),
    });
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect((await supervisor.get('/api/second-factor')).body).toMatchObject({
      isOffered: false,
      isActive: true,
    });
    await keyless.close();
  });
});
