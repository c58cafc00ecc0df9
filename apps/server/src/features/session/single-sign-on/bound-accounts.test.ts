// An account and the identity of the provider that it belongs to, over HTTP, with a real OpenID Connect provider. For the
// provider of the tests `inspector` and `inspector@villa.example` are two people with the same username and e-mail address.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/database.ts';
import { codeOf } from '../../../testing/outside/code-application.ts';
import {
  openIdentityProvider,
  type TestIdentityProvider,
} from '../../../testing/outside/identity-provider.ts';
import { emailOf, PASSWORD } from '../../../testing/personas.ts';
import { providerVisits } from '../../../testing/sign-in/by-provider.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { bindToIdentity } from '../../users/public.ts';

const ORIGIN = 'http://localhost:3998';
const HOST = 'localhost:3998';
const INSPECTOR = testId('userinspector');
const STRANGER = emailOf('inspector');

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
  await sql`delete from rate_limits`.execute(world.db);
  await sql`update sessions set started_at = ${world.time.now}, last_used_at = ${world.time.now}`.execute(
    world.db,
  );
  await sql`update users set provider_issuer = null, provider_subject = null`.execute(world.db);
});

const visits = () => providerVisits(provider, HOST);
async function enter(login: string) {
  const { reply, as } = await visits().enter(login, world.app);
  return { body: reply.body, as };
}

const identityOf = async (userId: string) =>
  (
    await sql<{ issuer: string | null; subject: string | null }>`
      select provider_issuer as issuer, provider_subject as subject from users where id = ${userId}`.execute(
      world.db,
    )
  ).rows[0];

const lastEntry = async (userId: string) =>
  (
    await sql<{ action: string; actor: string; details: unknown }>`
      select action, actor, details from audit_entries where subject_id = ${userId} order by number desc limit 1`.execute(
      world.db,
    )
  ).rows[0];

it('X37.56 from its first single sign-on an account belongs to issuer and subject, whatever address it has later', async () => {
  expect((await enter('inspector')).body.account.username).toBe('inspector');
  expect(await identityOf(INSPECTOR)).toEqual({ issuer: provider.settings.issuer, subject: 'inspector' });
  await sql`update users set username = 'otra', username_lookup = 'otra', email = 'otra@villa.example',
    email_lookup = 'otra@villa.example' where id = ${INSPECTOR}`.execute(world.db);
  expect((await enter('inspector')).body.account.username).toBe('otra');
  await sql`update users set username = 'inspector', username_lookup = 'inspector', email = ${STRANGER},
    email_lookup = ${STRANGER} where id = ${INSPECTOR}`.execute(world.db);
});

it('X37.56 another identity with its name is not signed in, reads why, can leave, and stands in the audit log', async () => {
  await enter('inspector');
  const { body, as } = await enter(STRANGER);
  expect(body).toMatchObject({
    account: null,
    unregistered: { why: 'of-another', username: 'inspector' },
  });
  expect(body.unregistered.signOutUrl).toContain(`${provider.settings.issuer}/session/end?`);
  expect((await as.get('/api/forms')).status).toBe(401);
  expect(await lastEntry(INSPECTOR)).toEqual({
    action: 'sign-in',
    actor: '',
    details: { outcome: 'other-identity' },
  });
  expect(await identityOf(INSPECTOR)).toMatchObject({ subject: 'inspector' });
  const withPassword = await visits()
    .browser(world.app)
    .post('/api/session', {
      email: emailOf('inspector'),
      password: PASSWORD,
    });
  expect(withPassword.body.account.username).toBe('inspector');
  expect((await enter('forastera@elsewhere.example')).body.unregistered.why).toBe('no-account');
});

it('X37.56 who has not given the second factor binds nothing; who has, does', async () => {
  const begun = await world.as.supervisor.post('/api/second-factor', { password: PASSWORD });
  const { secret, enrolment } = begun.body;
  const code = codeOf(secret, world.time.now);
  expect((await world.as.supervisor.put('/api/second-factor', { enrolment, code })).status).toBe(200);
  const supervisor = testId('usersupervisor');
  expect((await enter(emailOf('supervisor'))).body.awaits).toBe('code');
  expect(await identityOf(supervisor)).toEqual({ issuer: null, subject: null });
  const { as } = await enter('supervisor');
  const given = await as.post('/api/session/second-factor', { code: codeOf(secret, world.time.now, 30) });
  expect(given.body.account.kind).toBe('single-sign-on');
  expect(await identityOf(supervisor)).toEqual({ issuer: provider.settings.issuer, subject: 'supervisor' });
});

it('X37.56 two who sign in to one account, or one to two accounts, at the same moment: one of them is bound', async () => {
  const account = { municipalityId: HOME.id, id: INSPECTOR };
  const other = { ...account, id: testId('usercolleague') };
  const { issuer } = provider.settings;
  const bind = (user: typeof account, subject: string) =>
    inTransaction(world.db, (tx) => bindToIdentity(tx, user, { issuer, subject }));
  const outcomes = async (tries: readonly Promise<boolean>[]) =>
    (await Promise.all(tries)).map(String).sort();
  expect(await outcomes([bind(account, 'a'), bind(account, 'b')])).toEqual(['false', 'true']);
  await sql`update users set provider_issuer = null, provider_subject = null`.execute(world.db);
  expect(await outcomes([bind(account, 'c'), bind(other, 'c')])).toEqual(['false', 'true']);
});

it('X37.57 an administrator unbinds an account: sessions end, it is audited, the next single sign-on binds it anew', async () => {
  const { as } = await enter('inspector');
  const path = `/api/users/${INSPECTOR}/single-sign-on`;
  const listed = async () => {
    const { users } = (await world.as.admin.get('/api/users?text=inspector')).body;
    return users.find(({ id }: { id: string }) => id === INSPECTOR).isBound;
  };
  expect(await listed()).toBe(true);
  expect((await world.as.inspector.delete(path)).body.code).toBe('forbidden');
  expect((await world.as.admin.delete(`/api/users/${testId('useradmin')}/single-sign-on`)).body.code).toBe(
    'own-account',
  );
  expect((await as.get('/api/forms')).status).toBe(200);
  expect((await world.as.admin.delete(path)).status).toBe(200);
  expect((await as.get('/api/forms')).status).toBe(401);
  expect(await listed()).toBe(false);
  const { rows } = await sql<{ actor: string }>`select actor from audit_entries
    where subject_id = ${INSPECTOR} and details = '{"singleSignOn":"unbound"}'::jsonb`.execute(world.db);
  expect(rows).toEqual([{ actor: 'admin' }]);
  expect((await world.as.admin.delete(path)).body.code).toBe('provider-not-bound');
  expect((await enter(STRANGER)).body.account.username).toBe('inspector');
  expect(await identityOf(INSPECTOR)).toMatchObject({ subject: STRANGER });
  expect((await enter('inspector')).body.unregistered.why).toBe('of-another');
});
