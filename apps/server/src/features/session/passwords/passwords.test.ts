// Passwords by letter and by link, over HTTP and a real mail server.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '../../../testing/mails.ts';
import { type MailBox, mailInto, openMailBox } from '../../../testing/outside/mail-box.ts';
import { emailOf, PASSWORD, type PersonaName } from '../../../testing/personas.ts';
import { inLineFor } from '../../../testing/queries.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { hashToken } from '../cookie.ts';

let box: MailBox;
let world: TestWorld;
beforeAll(async () => {
  box = await openMailBox();
  world = await openTestWorld({ mail: mailInto(box) });
});
afterAll(async () => {
  await world.close();
  await box.stop();
});
beforeEach(async () => {
  world.time.now = new Date();
  await sql`delete from rate_limits`.execute(world.db);
  await sql`delete from password_links`.execute(world.db);
  await sql`update sessions set started_at = ${world.time.now}, last_used_at = ${world.time.now}`.execute(
    world.db,
  );
});

const GOOD = 'lapiz verde luna nueve';
const recover = (email: string, from = world.visitor) => from.post('/api/password-recovery', { email });
const use = (token: string, password = GOOD) =>
  world.visitor.post('/api/password-link/password', { token, password });
const signIn = async (name: PersonaName, password: string) =>
  (await world.visitor.post('/api/session', { email: emailOf(name), password })).status;
const lettersTo = async (email: string) => (await box.mails()).filter(({ to }) => to.includes(email));
const tokenIn = (text: string) => /\/contrasena#([\w-]{43})/.exec(text)?.[1] ?? '';

/** The token of the last letter to this person. */
async function tokenFor(name: PersonaName): Promise<string> {
  await recover(emailOf(name));
  await deliverDue(world);
  return tokenIn((await lettersTo(emailOf(name))).at(-1)?.text ?? '');
}

const audited = async (name: PersonaName) =>
  (
    await sql<{ actor: string; details: Record<string, unknown> }>`
      select actor, details from audit_entries where subject_id = ${testId(`user${name}`)} and action = 'update'
      order by number`.execute(world.db)
  ).rows;

describe('a forgotten password', () => {
  it('P2.46 P7.32 X33.43 the owner gets a letter with a link, and signs in with the password chosen there', async () => {
    const token = await tokenFor('inspector');
    expect(token).not.toBe('');
    const [letter] = await lettersTo(emailOf('inspector'));
    expect(letter?.subject).toBe('Contraseña nueva para Constancia');
    expect(letter?.html).toContain(`/contrasena#${token}`);
    expect((await world.visitor.post('/api/password-link', { token })).body).toEqual({
      email: emailOf('inspector'),
    });
    expect((await use(token)).body).toEqual({ email: emailOf('inspector') });
    expect(await signIn('inspector', PASSWORD)).toBe(401);
    expect(await signIn('inspector', GOOD)).toBe(200);
    expect((await audited('inspector')).map(({ details }) => details['password'])).toEqual([
      'recovery-asked',
      'set-by-link',
    ]);
  });

  it('X33.43 the reply is the same for an account that does not exist, is deactivated or has asked too often', async () => {
    await sql`update users set deactivated_at = now() where id = ${testId('useranswerer')}`.execute(world.db);
    const known = await recover(emailOf('supervisor'));
    for (let asked = 0; asked < 4; asked += 1) await recover(emailOf('supervisor'));
    for (const email of ['nadie@villa.example', emailOf('answerer'), emailOf('supervisor')]) {
      const begun = performance.now();
      const reply = await recover(email);
      expect([reply.status, reply.body]).toEqual([known.status, known.body]);
      expect(performance.now() - begun).toBeGreaterThan(295);
    }
    await deliverDue(world);
    // A stranger who asks over and over fills no mailbox.
    expect(await lettersTo(emailOf('supervisor'))).toHaveLength(3);
    expect(await lettersTo(emailOf('answerer'))).toHaveLength(0);
  });

  it('X33.43 asking in the owner’s name locks nobody out: password and earlier links still work', async () => {
    const token = await tokenFor('supervisor');
    for (let asked = 0; asked < 5; asked += 1) await recover(emailOf('supervisor'));
    expect(await signIn('supervisor', PASSWORD)).toBe(200);
    expect((await use(token)).status).toBe(200);
  });

  it('X33.43 one network address is refused above its rate, whomever it asks for', async () => {
    const stranger = caller(world.app, {}, '203.0.113.9');
    const asked = Array.from({ length: 61 }, () => stranger.post('/api/password-link', { token: 'none' }));
    const codes = (await Promise.all(asked)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(1);
    expect((await recover(emailOf('neighbour'), stranger)).status).toBe(429);
    expect((await recover(emailOf('neighbour'))).status).toBe(200);
  });

  it('X33.43 a letter that could not leave for an hour is not sent any more', async () => {
    const before = (await lettersTo(emailOf('generator'))).length;
    await recover(emailOf('generator'));
    await sql`update outbox_entries set created_at = created_at - interval '61 minutes'
      where kind = 'password-mail' and label = ${testId('usergenerator')}`.execute(world.db);
    await deliverDue(world);
    expect(await lettersTo(emailOf('generator'))).toHaveLength(before);
  });
});

describe('a link', () => {
  it('X33.44 used twenty times at the same moment it works once', async () => {
    const token = await tokenFor('colleague');
    const passwords = Array.from({ length: 20 }, (_, index) => `lapiz verde luna ${index} limon`);
    const replies = await Promise.all(passwords.map((password) => use(token, password)));
    const worked = replies.flatMap(({ status }, index) => (status === 200 ? [passwords[index]] : []));
    expect(worked).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'password-link-gone')).toHaveLength(19);
    expect(await signIn('colleague', worked[0] ?? '')).toBe(200);
  });

  it('X33.43 X33.44 after half an hour, or with one character changed, it opens nothing', async () => {
    const token = await tokenFor('correctingSupervisor');
    const other = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await use(other)).body.code).toBe('password-link-gone');
    world.time.now = new Date(world.time.now.getTime() + 31 * 60_000);
    expect((await use(token)).body.code).toBe('password-link-gone');
    expect((await world.visitor.post('/api/password-link', { token })).body.code).toBe('password-link-gone');
    expect(await signIn('correctingSupervisor', PASSWORD)).toBe(200);
  });

  it('X33.44 it ends every session of the account and its other links', async () => {
    const [earlier, token] = [await tokenFor('censusTaker'), await tokenFor('censusTaker')];
    expect((await world.as.censusTaker.get('/api/forms')).status).toBe(200);
    expect((await use(token)).status).toBe(200);
    expect((await world.as.censusTaker.get('/api/forms')).status).toBe(401);
    expect((await use(earlier)).body.code).toBe('password-link-gone');
    expect((await audited('censusTaker')).at(-1)?.details['sessionsEnded']).toBe(1);
  });

  it('X33.44 who signs in with the former password at the moment when another one is set is not signed in', async () => {
    const token = await tokenFor('correctingDuplicatingSupervisor');
    const former = () =>
      world.visitor.post('/api/session', {
        email: emailOf('correctingDuplicatingSupervisor'),
        password: PASSWORD,
      });
    const [set, signedIn] = await inLineFor(
      world.db,
      (tx) =>
        sql`select from users where id = ${testId('usercorrectingDuplicatingSupervisor')} for update`.execute(
          tx,
        ),
      [() => use(token), former],
    );
    expect(set?.status).toBe(200);
    expect([signedIn?.status, signedIn?.body.code]).toEqual([401, 'sign-in-failed']);
    const left =
      await sql`select from sessions where user_id = ${testId('usercorrectingDuplicatingSupervisor')}`.execute(
        world.db,
      );
    expect(left.rows).toHaveLength(0);
    expect(await signIn('correctingDuplicatingSupervisor', GOOD)).toBe(200);
  });

  it('X33.44 X33.45 a password that is refused leaves the link as it was', async () => {
    const token = await tokenFor('duplicatingSupervisor');
    for (const [password, code] of [
      ['corta', 'password-too-short'],
      ['Municipalidad2026', 'password-common'],
      [emailOf('duplicatingSupervisor'), 'password-personal'],
    ] as const) {
      const reply = await use(token, password);
      expect([reply.status, reply.body.issues[0].code]).toEqual([422, code]);
    }
    expect((await use(token)).status).toBe(200);
  });

  it('X33.42 X33.43 its token is in the letter only: the database has the hash, the outbox nothing', async () => {
    const token = await tokenFor('correctingAnswerer');
    const links = await sql<{ tokenHash: Buffer }>`select token_hash from password_links`.execute(world.db);
    expect(links.rows.map(({ tokenHash }) => tokenHash.equals(hashToken(token)))).toEqual([true]);
    const entries = await sql<{ text: string }>`select o::text as text from outbox_entries o
      union all select a::text from audit_entries a union all select l::text from password_links l`.execute(
      world.db,
    );
    expect(entries.rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  it('X33.40 X33.44 of an account that was deactivated in between opens nothing', async () => {
    const token = await tokenFor('elevatedInspector');
    const off = { active: false };
    await world.as.admin.put(`/api/users/${testId('userelevatedInspector')}/active`, off);
    expect((await use(token)).body.code).toBe('password-link-gone');
    await world.as.admin.put(`/api/users/${testId('userelevatedInspector')}/active`, { active: true });
    expect((await use(token)).body.code).toBe('password-link-gone');
  });
});

describe('the own password', () => {
  it('X33.46 is changed with the current one; this session stays, the others end', async () => {
    const reply = await world.visitor.post('/api/session', {
      email: emailOf('neighbour'),
      password: PASSWORD,
    });
    const cookie = [reply.headers['set-cookie']]
      .flat()
      .map((value) => String(value).split(';')[0])
      .join('; ');
    const here = caller(world.app, { cookie });
    expect((await here.put('/api/password', { current: PASSWORD, password: GOOD })).status).toBe(200);
    expect((await here.get('/api/forms')).status).toBe(200);
    expect((await world.as.neighbour.get('/api/forms')).status).toBe(401);
    expect(await signIn('neighbour', GOOD)).toBe(200);
    expect((await audited('neighbour')).at(-1)).toMatchObject({
      actor: 'neighbour',
      details: { password: 'changed' },
    });
  });

  it('X33.45 X33.46 a wrong current one and a guessable new one change nothing', async () => {
    const { foreigner } = world.as;
    const wrong = await foreigner.put('/api/password', { current: 'otra clave', password: GOOD });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password-wrong']);
    const weak = await foreigner.put('/api/password', { current: PASSWORD, password: 'Contraseña2026' });
    expect([weak.status, weak.body.code]).toEqual([422, 'password-refused']);
    expect(await signIn('foreigner', PASSWORD)).toBe(200);
  });

  it('X33.44 X33.46 who gave the former one while its owner set another by a link changes nothing', async () => {
    const token = await tokenFor('elevatedCorrectingInspector');
    const other = 'nube gris mesa catorce';
    const [set, changed] = await inLineFor(
      world.db,
      (tx) =>
        sql`select from users where id = ${testId('userelevatedCorrectingInspector')} for update`.execute(tx),
      [
        () => use(token),
        () =>
          world.as.elevatedCorrectingInspector.put('/api/password', { current: PASSWORD, password: other }),
      ],
    );
    expect(set?.status).toBe(200);
    expect([changed?.status, changed?.body.code]).toEqual([403, 'password-wrong']);
    expect(await signIn('elevatedCorrectingInspector', other)).toBe(401);
    expect(await signIn('elevatedCorrectingInspector', GOOD)).toBe(200);
  });

  it('X33.46 guessing the current one is counted like signing in', async () => {
    const codes: string[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const body = { current: `clave ${tries}`, password: GOOD };
      codes.push((await world.as.generator.put('/api/password', body)).body.code);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('password-wrong'));
    expect(codes.at(-1)).toBe('too-many-requests');
  });
});

describe('an invitation', () => {
  const link = (name: PersonaName, by = world.as.admin) =>
    by.post(`/api/users/${testId(`user${name}`)}/password-link`);

  it('X33.42 a new account with an e-mail address gets a letter, whose link works once within 72 hours', async () => {
    const account = {
      id: testId('invited'),
      username: 'invitada',
      roles: ['ROLE_INSPECTOR'],
      municipalityId: HOME.id,
      areaIds: [HOME.areas[0]],
      email: 'invitada@villa.example',
      firstName: 'Eva',
      lastName: '',
    };
    // Sent twice, as after a lost reply.
    for (const time of [1, 2])
      expect([time, (await world.as.admin.post('/api/users', account)).status]).toEqual([time, 200]);
    await deliverDue(world);
    const letters = await lettersTo('invitada@villa.example');
    expect(letters.map(({ subject }) => subject)).toEqual(['Elija su contraseña de Constancia']);
    expect(letters[0]?.text).toContain('Hola, Eva');
    const token = tokenIn(letters[0]?.text ?? '');
    world.time.now = new Date(world.time.now.getTime() + 71 * 3_600_000);
    expect((await use(token)).status).toBe(200);
    expect((await use(token)).body.code).toBe('password-link-gone');
    const body = { email: 'invitada@villa.example', password: GOOD };
    expect((await world.visitor.post('/api/session', body)).status).toBe(200);
  });

  it('X33.42 with a mail server nobody but the owner sees the link; it ends after 72 hours', async () => {
    const reply = await link('actasInspector');
    expect(reply.body).toEqual({ sentTo: emailOf('actasInspector'), link: null });
    await deliverDue(world);
    const token = tokenIn((await lettersTo(emailOf('actasInspector'))).at(-1)?.text ?? '');
    world.time.now = new Date(world.time.now.getTime() + 73 * 3_600_000);
    expect((await use(token)).body.code).toBe('password-link-gone');
  });

  it('X33.42 without a mail server the administrator gets the link once, and the audit log says that it was shown', async () => {
    const alone = await openTestWorld();
    const path = `/api/users/${testId('userinspector')}/password-link`;
    const { body } = await alone.as.elevatedSupervisor.post(path);
    expect(body.sentTo).toBeNull();
    const token = tokenIn(body.link);
    const entries = await sql<{ actor: string; details: object; text: string }>`
      select actor, details, a::text as text from audit_entries a order by number desc limit 1`.execute(
      alone.db,
    );
    expect(entries.rows).toMatchObject([
      { actor: 'elevatedsupervisor', details: { password: 'link-shown' } },
    ]);
    expect(entries.rows[0]?.text).not.toContain(token);
    const set = await alone.visitor.post('/api/password-link/password', { token, password: GOOD });
    expect(set.status).toBe(200);
    // Who forgot the password there learns that no letter comes.
    const asked = await alone.visitor.post('/api/password-recovery', { email: emailOf('inspector') });
    expect(asked.body).toEqual({ sendsLetters: false });
    await alone.close();
  });

  it('X33.42 not for the own account, one without e-mail, a deactivated one, or one that somebody does not manage', async () => {
    expect((await link('admin')).body.code).toBe('own-account');
    expect((await link('admin', world.as.elevatedSupervisor)).body.code).toBe('user-not-found');
    expect((await link('foreigner', world.as.elevatedSupervisor)).body.code).toBe('user-not-found');
    await sql`update users set email = '', email_lookup = '' where id = ${testId('userroleless')}`.execute(
      world.db,
    );
    expect((await link('roleless')).body.code).toBe('user-without-email');
    expect((await link('answerer')).body.code).toBe('user-deactivated');
  });
});
