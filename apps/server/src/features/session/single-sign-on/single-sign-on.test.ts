// Single sign-on over HTTP, with a real OpenID Connect provider as a program of its own.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config/config.ts';
import { createLog } from '../../../platform/log.ts';
import { checkIdentityProvider } from '../../../roles/check-identity-provider.ts';
import { codeOf } from '../../../testing/outside/code-application.ts';
import {
  openIdentityProvider,
  type TestIdentityProvider,
} from '../../../testing/outside/identity-provider.ts';
import { emailOf, PASSWORD } from '../../../testing/personas.ts';
import { complete, cookiesOf, providerVisits } from '../../../testing/sign-in/by-provider.ts';
import { testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const ORIGIN = 'http://localhost:3999';
const HOST = { host: 'localhost:3999' };

let provider: TestIdentityProvider;
let world: TestWorld;
beforeAll(async () => {
  provider = await openIdentityProvider(ORIGIN);
  world = await openTestWorld({ publicOrigin: ORIGIN, identity: provider.settings });
});
afterAll(async () => {
  await world.close();
  await provider.stop();
});
beforeEach(async () => {
  world.time.now = new Date();
  for (const table of ['rate_limits', 'totp_secrets'])
    await sql`delete from ${sql.table(table)}`.execute(world.db);
  await sql`delete from installation_facts where name in ('second-factor-roles', 'remote-values')`.execute(
    world.db,
  );
  await sql`delete from sessions where provider_subject is not null`.execute(world.db);
  await unbindAll();
  await sql`update sessions set started_at = ${world.time.now}, last_used_at = ${world.time.now}`.execute(
    world.db,
  );
});

/** The provider of the tests has several people with the same username and e-mail address. */
const unbindAll = () =>
  sql`update users set provider_issuer = null, provider_subject = null`.execute(world.db);

const visits = () => providerVisits(provider, HOST.host);
const browser = (cookie = '', app = world.app): Caller => visits().browser(app, cookie);
const goAs = (login: string, app = world.app) => visits().goAs(login, app);
const enter = (login: string, app = world.app) => visits().enter(login, app);

/** Another process of the same installation, with other settings of the provider. */
async function process(settings: Partial<TestIdentityProvider['settings']>) {
  const identity = { ...provider.settings, ...settings };
  return createApp({ ...world.services, config: { ...world.services.config, identity } });
}

const logout = async (token: string) => {
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/single-sign-on/logout',
    headers: { ...HOST, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
  return { status: reply.statusCode, code: reply.json().code as string | undefined };
};

const sessionOf = async (userId: string) =>
  (
    await sql<{ sid: string; subject: string }>`
      select provider_sid as sid, provider_subject as subject from sessions
      where user_id = ${userId} and provider_subject is not null order by started_at desc limit 1`.execute(
      world.db,
    )
  ).rows[0];

describe('signing in', () => {
  it('P1.14 P7.33 X34.10 with code, PKCE, state and nonce; the page without a session names the way there', async () => {
    expect((await browser().get('/api/session')).body).toEqual({
      account: null,
      singleSignOn: { name: 'Villa', by: 'redirect', isDirect: false },
    });
    const { url, back, query } = await goAs('supervisor');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${ORIGIN}/ingreso`,
      code_challenge_method: 'S256',
      state: expect.any(String),
      nonce: expect.any(String),
    });
    const reply = await complete(back, query);
    expect(reply.body).toMatchObject({
      account: { username: 'supervisor', kind: 'single-sign-on' },
      popup: false,
    });
    const as = browser(cookiesOf(reply));
    expect((await as.get('/api/forms')).status).toBe(200);
    const { rows } = await sql<{ details: unknown }>`select details from audit_entries
      where subject_id = ${testId('usersupervisor')} and action = 'sign-in' order by number desc limit 1`.execute(
      world.db,
    );
    expect(rows[0]?.details).toEqual({ by: 'single-sign-on' });
  });

  it('P2.38 X34.10 with the newer login method on, a page without a session is led there directly', async () => {
    const values = { newLoginMethod: true, revokedBefore: '' };
    expect((await world.as.admin.put('/api/remote-values', values)).status).toBe(200);
    const { singleSignOn } = (await browser().get('/api/session')).body;
    expect(singleSignOn.isDirect).toBe(true);
  });

  it('X34.10 what came back is good once, in the browser that began, unchanged, for ten minutes', async () => {
    const first = await goAs('supervisor');
    const refused = async (from: Caller, query: string) => (await complete(from, query)).body.code;
    const changed = (query: string, name: string) => {
      const fields = new URLSearchParams(query);
      fields.set(name, 'made-up');
      return fields.toString();
    };
    expect(await refused(browser(), first.query)).toBe('single-sign-on-failed');
    const other = await goAs('inspector');
    expect(await refused(other.back, first.query)).toBe('single-sign-on-failed');
    for (const name of ['state', 'code', 'iss'])
      expect(await refused(first.back, changed(first.query, name)), name).toBe('single-sign-on-failed');
    expect(await refused(first.back, '')).toBe('single-sign-on-failed');
    const again = await goAs('supervisor');
    expect((await complete(again.back, again.query)).status).toBe(200);
    expect(await refused(again.back, again.query)).toBe('single-sign-on-failed');
    const late = await goAs('supervisor');
    world.time.now = new Date(world.time.now.getTime() + 601_000);
    expect(await refused(late.back, late.query)).toBe('single-sign-on-failed');
    const unwilling = await goAs('nobody');
    expect(await refused(unwilling.back, unwilling.query)).toBe('single-sign-on-failed');
  });

  it('P6.27 P2.47 X34.11 who has no account, or only an e-mail that was not verified, is not signed in and can leave', async () => {
    for (const login of ['forastera@elsewhere.example', 'unverified.supervisor']) {
      const { reply, as } = await enter(login);
      expect(reply.body.account).toBeNull();
      expect(reply.body.unregistered.username).toBe(
        login === 'unverified.supervisor' ? 'supervisor' : 'forastera',
      );
      expect(reply.body.unregistered.signOutUrl).toContain(`${provider.settings.issuer}/session/end?`);
      expect((await as.get('/api/forms')).status).toBe(401);
    }
  });

  it('P7.02 P7.03 X34.11 with the claim of the username accounts are found by it, also in other letter case', async () => {
    const byName = await process({ usernameClaim: 'preferred_username' });
    // The e-mail address of another account does not count then.
    const own = await enter('unverified.Supervisor', byName);
    expect(own.reply.body.account.username).toBe('supervisor');
    const { reply } = await enter(`nadie.${emailOf('inspector')}`, byName);
    expect(reply.body.unregistered.username).toBe(`nadie.inspector`);
    await byName.close();
  });

  it('X34.11 a name that the provider does not give is not replaced by the verified e-mail address', async () => {
    const byNothing = await process({ usernameClaim: 'employee_number' });
    expect((await enter(emailOf('supervisor'))).reply.body.account).not.toBeNull();
    await unbindAll();
    expect((await enter(emailOf('supervisor'), byNothing)).reply.body.account).toBeNull();
    await byNothing.close();
  });

  it('X34.12 deactivated, revoked or deleted: the provider opens no door around it', async () => {
    const id = testId('usergenerator');
    await sql`update users set deactivated_at = now() where id = ${id}`.execute(world.db);
    expect((await enter('generator')).reply.body.code).toBe('account-deactivated');
    await sql`update users set deactivated_at = null where id = ${id}`.execute(world.db);
    const { as } = await enter('generator');
    expect((await as.get('/api/forms')).status).toBe(200);
    const revokedBefore = new Date(world.time.now.getTime() + 1000).toISOString();
    const values = { newLoginMethod: true, revokedBefore };
    await sql`insert into installation_facts (name, fact) values ('remote-values', ${JSON.stringify(values)}::jsonb)`.execute(
      world.db,
    );
    world.time.now = new Date(world.time.now.getTime() + 2000);
    expect((await as.get('/api/forms')).status).toBe(401);
    await sql`delete from installation_facts where name = 'remote-values'`.execute(world.db);
    await sql`delete from users where id = ${id}`.execute(world.db);
    expect((await as.get('/api/forms')).body.code).toBe('account-missing');
    expect((await enter('generator')).reply.body.unregistered.username).toBe('generator');
  });

  it('X34.12 a second factor is asked for, unless the provider says by a value of amr that is trusted that it had one', async () => {
    const begun = await world.as.supervisor.post('/api/second-factor', { password: PASSWORD });
    const { secret, enrolment } = begun.body;
    const code = codeOf(secret, world.time.now);
    expect((await world.as.supervisor.put('/api/second-factor', { enrolment, code })).status).toBe(200);
    const { reply, as } = await enter('otp.supervisor');
    expect(reply.body).toEqual({
      account: null,
      awaits: 'code',
      ways: { application: true, passkey: false },
      popup: false,
    });
    expect((await as.get('/api/forms')).status).toBe(401);
    const next = codeOf(secret, world.time.now, 30);
    const given = await as.post('/api/session/second-factor', { code: next });
    expect(given.body.account.kind).toBe('single-sign-on');
    // What ends it at the provider ends it here, after the second step too.
    expect(await sessionOf(testId('usersupervisor'))).toMatchObject({ subject: 'otp.supervisor' });
    const trusting = await process({ trustedAmr: ['otp'] });
    expect((await enter('otp.supervisor', trusting)).reply.body.account.username).toBe('supervisor');
    await unbindAll();
    expect((await enter('supervisor', trusting)).reply.body.awaits).toBe('code');
    await trusting.close();
    await sql`insert into installation_facts (name, fact) values ('second-factor-roles', '["ROLE_INSPECTOR"]')`.execute(
      world.db,
    );
    expect((await enter('inspector')).reply.body.awaits).toBe('enrolment');
  });
});

describe('signing out', () => {
  it('P7.34 X34.13 X34.15 here leads to the provider, with the ID token, which is stored sealed; after a password it leads nowhere', async () => {
    const { as } = await enter('supervisor');
    const kept = await sql<{ token: string }>`select id_token as token from sessions
      where user_id = ${testId('usersupervisor')} and id_token is not null`.execute(world.db);
    // Sealed with the key that the test server has, and no part of a token to be seen.
    expect(kept.rows.at(-1)?.token).toMatch(/^test\.[\w-]+$/);
    const url = new URL((await as.delete('/api/session')).body.signOutUrl);
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.settings.issuer}/session/end`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/login`);
    expect(url.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
    expect((await as.get('/api/forms')).status).toBe(401);
    const signedIn = await browser().post('/api/session', {
      email: emailOf('inspector'),
      password: PASSWORD,
    });
    expect((await browser(cookiesOf(signedIn)).delete('/api/session')).body).toEqual({});
  });

  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const now = () => Math.floor(Date.now() / 1000);
  const fresh = (over: object = {}) => ({
    iat: now(),
    exp: now() + 60,
    jti: randomUUID(),
    events: EVENTS,
    ...over,
  });

  it('P4.07 P7.06 X34.13 at the provider ends the session here by its notice, once; others of the person stay', async () => {
    const one = await enter('supervisor');
    const named = await sessionOf(testId('usersupervisor'));
    const two = await enter('supervisor');
    const { sid, subject } = named ?? { sid: '', subject: '' };
    expect(subject).toBe('supervisor');
    const token = await provider.token(fresh({ sid, sub: subject }), 'logout+jwt');
    expect(await logout(token)).toEqual({ status: 200, code: undefined });
    expect((await one.as.get('/api/forms')).status).toBe(401);
    expect((await two.as.get('/api/forms')).status).toBe(200);
    expect((await world.as.supervisor.get('/api/forms')).status).toBe(200);
    expect(await logout(token)).toEqual({ status: 400, code: 'logout-refused' });
    // Without a session it means all of the person that began there.
    expect((await logout(await provider.token(fresh({ sub: subject })))).status).toBe(200);
    expect((await world.as.supervisor.get('/api/forms')).status).toBe(200);
    const { rows } = await sql<{ actor: string; details: unknown }>`select actor, details from audit_entries
      where subject_id = ${testId('usersupervisor')} and action = 'sign-out' order by number desc limit 1`.execute(
      world.db,
    );
    expect(rows[0]).toEqual({ actor: '', details: { sessionsEnded: 1 } });
  });

  it('X34.13 a notice that is forged, old, for somebody else, or no logout at all ends nothing', async () => {
    const { as } = await enter('supervisor');
    const { sid } = (await sessionOf(testId('usersupervisor'))) ?? { sid: '' };
    const good = () => fresh({ sid, sub: 'supervisor' });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = new SignJWT({ iss: provider.settings.issuer, aud: 'constancia', ...good() })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' })
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
      JSON.stringify({ iss: provider.settings.issuer, aud: 'constancia', ...good() }),
    ).toString('base64url')}.`;
    const wrong = [
      await forged,
      unsigned,
      'nothing',
      '',
      await provider.token({ ...good(), aud: 'another' }),
      await provider.token({ ...good(), iss: 'https://elsewhere.example' }),
      await provider.token({ ...good(), iat: now() - 3600, exp: now() + 60 }),
      await provider.token({ ...good(), exp: now() - 300 }),
      await provider.token({ ...good(), nonce: 'n' }),
      await provider.token({ ...good(), events: {} }),
      await provider.token({ ...good(), jti: undefined }),
      await provider.token({ ...good(), sid: undefined, sub: undefined }),
      await provider.token(good(), 'at+jwt'),
    ];
    for (const token of wrong) expect(await logout(token)).toEqual({ status: 400, code: 'logout-refused' });
    expect((await as.get('/api/forms')).status).toBe(200);
  });
});

describe('the settings', () => {
  it('X34.14 are all or none, with https; a wrong one is one clear line without the secret', () => {
    const good = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 'geheim' };
    expect(readConfig({}).identity).toBeNull();
    expect(readConfig({ ...good, OIDC_TRUSTED_AMR: 'mfa, otp' }).identity).toEqual({
      issuer: 'https://id.example',
      clientId: 'c',
      clientSecret: 'geheim',
      name: '',
      by: 'redirect',
      usernameClaim: null,
      trustedAmr: ['mfa', 'otp'],
    });
    const refused = (env: Record<string, string>) => () => readConfig(env);
    expect(refused({ OIDC_CLIENT_SECRET: 'geheim' })).toThrow(/^OIDC_ISSUER.*all or none$/);
    expect(refused({ ...good, OIDC_ISSUER: 'http://id.example' })).toThrow(
      'OIDC_ISSUER must be an https address',
    );
    expect(refused({ ...good, OIDC_WINDOW: 'tab' })).toThrow("OIDC_WINDOW must be 'redirect' or 'popup'");
  });

  it('X34.14 what is no provider stops the start; one that does not answer yet does not', async () => {
    const log = createLog('silent');
    const elsewhere = { ...provider.settings, issuer: `${provider.settings.issuer}/nothing` };
    await expect(checkIdentityProvider(elsewhere, log)).rejects.toThrow('is not an OpenID Connect provider');
    const silent = { ...provider.settings, issuer: 'http://localhost:9' };
    await checkIdentityProvider(silent, log);
    await checkIdentityProvider(provider.settings, log);
    const app = await process({ issuer: silent.issuer });
    const begun = await browser('', app).post('/api/single-sign-on', { popup: false });
    expect([begun.status, begun.body.code]).toEqual([502, 'identity-unavailable']);
    await app.close();
  });
});
