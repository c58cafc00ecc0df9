// Signing in from the citizen portal, over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import { type OutsideServer, openOutsideServer } from '../../testing/outside/outside-server.ts';
import {
  ANA,
  ANA_AWAY,
  cookieOf,
  enter,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  SINGLE_FORM,
  saveCitizens,
  submitAsCitizen,
  tokenOf,
} from '../../testing/portal.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { deletePortalEntries } from './public.ts';

let world: TestWorld;
let outside: OutsideServer;
/** What the outside portal replies to a token; null closes the connection. */
let login: object | null = null;
let formId: string;
let awayFormId: string;

beforeAll(async () => {
  outside = await openOutsideServer((_name, _body, reply) => {
    if (login) reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(login));
    else reply.destroy();
  });
  world = await openPortalWorld({ citizenPortalUrl: outside.url });
  formId = await saveForm(world.as.admin, { id: 'portal', definition: PORTAL_FORM });
  awayFormId = await saveForm(world.as.admin, {
    id: 'away',
    definition: PORTAL_FORM,
    areaId: AWAY.areas[0],
  });
});
afterAll(async () => {
  await outside.close();
  await world.close();
});

const whoAmI = (cookie: string) => caller(world.app, { cookie }).get('/api/portal/entry');

it('A6.06 A3.30 A2.12 P2.24 W6 X22.01 X22.02 a token is exchanged for a cookie that no script reads, for two hours, once', async () => {
  const token = await tokenOf(world, ANA);
  const first = await enter(world.visitor, { token, formId });
  expect(first.body).toEqual({
    citizen: { id: ANA.id, firstName: 'Ana', lastName: 'Paz', username: ANA.username },
    municipality: { id: HOME.id, name: 'Villa Cercana', hidesBrand: false, usesAws: false },
    formerIds: [],
    alreadyAnswered: false,
  });
  const set = String(first.headers['set-cookie']);
  expect(set).toMatch(/^citizen=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(set).not.toContain(token);
  expect(JSON.stringify(first.body)).not.toContain(token);
  expect((await whoAmI(cookieOf(first))).body.citizen.id).toBe(ANA.id);
  const again = await enter(world.visitor, { token, formId });
  expect([again.status, again.body.code]).toEqual([401, 'portal-entry-failed']);
  expect(again.headers['set-cookie']).toBeUndefined();
});

it('X22.02 W6 over https the cookie is one of this host alone', async () => {
  const secure = await openTestWorld({ publicOrigin: 'https://formularios.villa.example' });
  try {
    await saveCitizens(secure);
    const reply = await enter(secure.visitor, { token: await tokenOf(secure, ANA) });
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-citizen=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
  } finally {
    await secure.close();
  }
});

it('W6 X22.01 of two tabs that exchange one token at the same moment one comes in', async () => {
  const token = await tokenOf(world, ANA);
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => enter(world.visitor, { token, formId })));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 401, 401, 401, 401,
  ]);
  const stored = await sql<{ count: number }>`
    select count(*)::int as count from portal_sessions where citizen_id = ${ANA.id}
      and token_hash = sha256(${cookieOf(replies.find(({ status }) => status === 200)!).slice('citizen='.length)}::bytea)`.execute(
    world.db,
  );
  expect(stored.rows[0]?.count).toBe(1);
});

it('A6.07 A7.14 a hash comes in as a token does, where the form says of which municipality', async () => {
  const hash = await tokenOf(world, ANA);
  expect((await enter(world.visitor, { hash })).body.code).toBe('portal-entry-failed');
  expect((await enter(world.visitor, { hash, formId: awayFormId })).body.code).toBe('portal-entry-failed');
  expect((await enter(world.visitor, { hash, formId })).body.citizen.id).toBe(ANA.id);
  expect((await enter(world.visitor, { hash, formId })).body.code).toBe('portal-entry-failed');
});

it('X22.02 W17 the entry ends after two hours, used or not, and when it is left', async () => {
  const start = world.time.now;
  const reply = await enter(world.visitor, { token: await tokenOf(world, ANA) });
  const cookie = cookieOf(reply);
  world.time.now = new Date(start.getTime() + 2 * 3_600_000 - 1);
  expect((await whoAmI(cookie)).status).toBe(200);
  world.time.now = new Date(start.getTime() + 2 * 3_600_000);
  expect((await whoAmI(cookie)).body.code).toBe('portal-entry-failed');
  await deletePortalEntries(world.db, world.time.now);
  world.time.now = start;
  expect((await whoAmI(cookie)).body.code).toBe('portal-entry-failed');
  const left = await enterPortal(world, ANA);
  const gone = await left.delete('/api/portal/entry');
  expect(String(gone.headers['set-cookie'])).toMatch(/^citizen=; /);
  expect((await left.get('/api/portal/entry')).body.code).toBe('portal-entry-failed');
});

it('X22.01 a token that was exchanged stays so after the entry is deleted', async () => {
  const token = await tokenOf(world, ANA);
  await enter(world.visitor, { token });
  await deletePortalEntries(world.db, world.time.now);
  expect((await enter(world.visitor, { token })).body.code).toBe('portal-entry-failed');
});

it('P4.12 A7.20 W17 in a disabled country nobody comes in, and people who are in get no further', async () => {
  const citizen = await enterPortal(world, ANA);
  const token = await tokenOf(world, ANA);
  await sql`update countries set disabled = true`.execute(world.db);
  expect((await enter(world.visitor, { token, formId })).body.code).toBe('municipality-blocked');
  expect((await citizen.get('/api/portal/entry')).body.code).toBe('municipality-blocked');
  expect((await citizen.get('/api/portal/submissions')).body.code).toBe('municipality-blocked');
  expect((await citizen.get(`/api/public/forms/${formId}/to-answer`)).body.code).toBe('municipality-blocked');
  await sql`update countries set disabled = false`.execute(world.db);
  expect((await enter(world.visitor, { token, formId })).status).toBe(200);
});

it('X22.02 X22.03 an entry opens forms of its own municipality only, though the other one gave the same number and id', async () => {
  const away = await enterPortal(world, ANA_AWAY);
  expect((await away.get(`/api/public/forms/${awayFormId}/to-answer`)).status).toBe(200);
  expect((await away.get(`/api/public/forms/${formId}/to-answer`)).body.code).toBe('form-not-found');
  const token = await tokenOf(world, ANA_AWAY);
  expect((await enter(world.visitor, { token, formId })).body.code).toBe('portal-entry-failed');
});

it('A8.13 X22.01 tokens that are nobody’s, an unknown form or submission, and guessing let nobody in', async () => {
  expect((await enter(world.visitor, { token: 'nobody', formId })).body.code).toBe('portal-entry-failed');
  expect((await enter(world.visitor, {})).body.code).toBe('portal-entry-failed');
  expect((await enter(world.visitor, { token: '' })).body.code).toBe('request-invalid');
  const token = await tokenOf(world, ANA);
  const none = testId('none');
  expect((await enter(world.visitor, { token, formId: none })).body.code).toBe('form-not-found');
  expect((await enter(world.visitor, { token, submissionId: none })).body.code).toBe('portal-entry-failed');
  expect((await whoAmI('citizen=guessed')).body.code).toBe('portal-entry-failed');
  // A staff cookie does not open the portal.
  expect((await world.as.admin.get('/api/portal/entry')).body.code).toBe('portal-entry-failed');
  const foreign = caller(world.app, { origin: 'https://elsewhere.example' });
  expect((await enter(foreign, { token })).body.code).toBe('origin-refused');
  expect((await enter(world.visitor, { token })).status).toBe(200);
});

it('X22.01 two hundred tries an address in a quarter of an hour, then 429 with Retry-After', async () => {
  const busy = await openTestWorld();
  try {
    for (let attempt = 0; attempt < 200; attempt++) await enter(busy.visitor, { token: 'guess' });
    const refused = await enter(busy.visitor, { token: 'guess' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  } finally {
    await busy.close();
  }
});

const OUTSIDE_ANA = { code: 200, id: 900, nombre: 'Ana', apellido: 'Paz', dni: 40111222, username: 'anapaz' };

it('A7.19 R7.43 X22.06 X22.07 where the platform keeps the people its portal is asked; whatever it does wrong is the failure of a refused token', async () => {
  await sql`update municipalities set settings = '{"citizenRegister":"platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  // A token of the built-in portal is not valid there.
  login = { code: 404 };
  const builtIn = await tokenOf(world, ANA_AWAY);
  const into = { formId: awayFormId };
  expect((await enter(world.visitor, { token: builtIn, ...into })).body.code).toBe('portal-entry-failed');
  for (login of [null, { code: 200 }, { ...OUTSIDE_ANA, dni: 'x' }, { code: 500 }]) {
    const reply = await enter(world.visitor, { token: 'of-the-platform', ...into });
    expect([reply.status, reply.body.code]).toEqual([401, 'portal-entry-failed']);
  }
  login = OUTSIDE_ANA;
  const reply = await enter(world.visitor, { token: 'of-the-platform', ...into });
  expect(reply.body.citizen).toEqual({ id: 900, firstName: 'Ana', lastName: 'Paz', username: 'anapaz' });
  // A token works once, although the platform would accept it again.
  const again = await enter(world.visitor, { token: 'of-the-platform', ...into });
  expect(again.body.code).toBe('portal-entry-failed');
  // The platform decides only for municipalities that use it.
  expect((await enter(world.visitor, { token: 'next', formId })).body.code).toBe('portal-entry-failed');
  // For the list, the municipality is the one of the citizen's submissions.
  const list = await enter(world.visitor, { token: 'for-the-list' });
  expect(list.body.municipality.id).toBe(AWAY.id);
  const citizen = caller(world.app, { cookie: cookieOf(list) });
  expect((await submitAsCitizen(citizen, awayFormId, { id: 'outside' })).status).toBe(200);
  const stored = await sql<{ citizen: object }>`
    select citizen from submissions where id = ${testId('outside')}`.execute(world.db);
  expect(stored.rows[0]?.citizen).toMatchObject({ id: 900, firstName: 'Ana', documentNumber: '40111222' });
});

it('A4.48 E3.34 the entry says when a citizen has already answered a form that takes one submission', async () => {
  const single = await saveForm(world.as.admin, { id: 'single', definition: SINGLE_FORM });
  const before = await enter(world.visitor, { token: await tokenOf(world, ANA), formId: single });
  expect(before.body.alreadyAnswered).toBe(false);
  const citizen = caller(world.app, { cookie: cookieOf(before) });
  expect((await submitAsCitizen(citizen, single, { id: 'only' })).status).toBe(200);
  const after = await enter(world.visitor, { token: await tokenOf(world, ANA), formId: single });
  expect(after.body.alreadyAnswered).toBe(true);
  expect((await citizen.get(`/api/portal/entry?formId=${single}`)).body.alreadyAnswered).toBe(true);
  expect((await citizen.get(`/api/portal/entry?formId=${formId}`)).body.alreadyAnswered).toBe(false);
});

it('X22.09 entries and leaving are in the audit chain, which verifies, and hold no token', async () => {
  const token = await tokenOf(world, ANA);
  const reply = await enter(world.visitor, { token });
  await caller(world.app, { cookie: cookieOf(reply) }).delete('/api/portal/entry');
  const entries = await sql<{ action: string; actor: string; subjectId: string }>`
    select action, actor, subject_id from audit_entries
    where municipality_id = ${HOME.id} and subject = 'citizen' order by number desc limit 2`.execute(
    world.db,
  );
  expect(entries.rows).toEqual([
    { action: 'sign-out', actor: '', subjectId: String(ANA.id) },
    { action: 'sign-in', actor: ANA.username, subjectId: String(ANA.id) },
  ]);
  const kept = await sql<{ text: string }>`
    select (select string_agg(e::text, '') from audit_entries e) ||
      (select string_agg(s::text, '') from portal_sessions s) as text`.execute(world.db);
  expect(kept.rows[0]?.text).not.toContain(token);
  expect(kept.rows[0]?.text).not.toContain(cookieOf(reply).slice('citizen='.length));
});
