// Deactivating and deleting accounts, and ending their sessions, over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { MAILED_FORM } from '../../../testing/mails.ts';
import { emailOf, PASSWORD, type PersonaName } from '../../../testing/personas.ts';
import { inLineForAudit } from '../../../testing/queries.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const idOf = (name: PersonaName) => testId(`user${name}`);
const setActive = (name: PersonaName, active: boolean, by: Caller = world.as.admin) =>
  by.put(`/api/users/${idOf(name)}/active`, { active });
const signIn = (name: PersonaName, password = PASSWORD) =>
  world.visitor.post('/api/session', { email: emailOf(name), password });
const listed = async (name: PersonaName) =>
  (await world.as.admin.get(`/api/users?text=${name.toLowerCase()}`)).body.users.find(
    ({ id }: { id: string }) => id === idOf(name),
  );
const lastEntry = async (name: PersonaName, action: string) =>
  (
    await sql<{ actor: string; details: object }>`select actor, details from audit_entries
      where subject_id = ${idOf(name)} and action = ${action} order by number desc limit 1`.execute(world.db)
  ).rows[0];

describe('deactivating', () => {
  it('X33.40 ends the sessions at the next request on every process, and the right password says why', async () => {
    expect((await world.as.inspector.get('/api/forms')).status).toBe(200);
    expect((await setActive('inspector', false, world.as.elevatedSupervisor)).status).toBe(200);
    expect((await world.as.inspector.get('/api/forms')).status).toBe(401);
    expect((await signIn('inspector')).body.code).toBe('account-deactivated');
    // With a wrong password nobody learns it.
    expect((await signIn('inspector', 'otra clave')).body.code).toBe('sign-in-failed');
    expect((await listed('inspector')).active).toBe(false);
    expect(await lastEntry('inspector', 'update')).toEqual({
      actor: 'elevatedsupervisor',
      details: { active: false },
    });
    expect(await lastEntry('inspector', 'sign-in')).toMatchObject({ details: { outcome: 'failed' } });
  });

  it('X33.40 an active account signs in again, with no session of before', async () => {
    // Twice, as after a lost reply.
    for (const time of [1, 2])
      expect([time, (await setActive('inspector', true)).status]).toEqual([time, 200]);
    expect((await world.as.inspector.get('/api/forms')).status).toBe(401);
    expect((await signIn('inspector')).status).toBe(200);
    expect((await listed('inspector')).active).toBe(true);
  });

  it('X33.40 a session that was opened at the same moment opens nothing', async () => {
    await sql`update users set deactivated_at = now() where id = ${idOf('generator')}`.execute(world.db);
    expect((await world.as.generator.get('/api/session')).body.code).toBe('account-deactivated');
    expect((await world.as.generator.get('/api/forms')).body.code).toBe('account-deactivated');
  });

  it('X33.40 nobody closes their own account, an administrator’s or one of another municipality', async () => {
    const { admin, elevatedSupervisor, supervisor } = world.as;
    expect((await setActive('admin', false, admin)).body.code).toBe('own-account');
    expect((await setActive('elevatedSupervisor', false, elevatedSupervisor)).body.code).toBe('own-account');
    expect((await setActive('admin', false, elevatedSupervisor)).body.code).toBe('user-not-found');
    expect((await setActive('foreigner', false, elevatedSupervisor)).body.code).toBe('user-not-found');
    expect((await setActive('inspector', false, supervisor)).body.code).toBe('forbidden');
    expect((await admin.delete(`/api/users/${idOf('admin')}`)).body.code).toBe('own-account');
    expect((await listed('admin')).may).toEqual({ edit: true, close: false });
  });
});

describe('closing an account while its owner does something', () => {
  const inLine = (...sends: readonly (() => Promise<TestReply>)[]) =>
    inLineForAudit(world.db, HOME.id, sends);

  it('X33.40 P4.06 who signs out at the same moment keeps nobody from deactivating the account', async () => {
    // The first entry of the audit log.
    await world.as.admin.get(`/api/users/${idOf('actasInspector')}`);
    const leave = () => world.as.actasInspector.delete('/api/session');
    const replies = await inLine(() => setActive('actasInspector', false), leave);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed('actasInspector')).active).toBe(false);
  });

  it('X33.40 X33.43 who sets a password by a link at the same moment does not either, and the link is gone', async () => {
    const path = `/api/users/${idOf('correctingSupervisor')}/password-link`;
    const { link } = (await world.as.admin.post(path)).body;
    const token = link.slice(link.indexOf('#') + 1);
    const set = () =>
      world.visitor.post('/api/password-link/password', { token, password: 'nueva clave muy larga 7' });
    const replies = await inLine(() => setActive('correctingSupervisor', false), set);
    expect(replies.map(({ status, body }) => body.code ?? status)).toEqual([200, 'password-link-gone']);
    expect((await setActive('correctingSupervisor', true)).status).toBe(200);
  });
});

describe('the last administrator', () => {
  it('X33.40 X33.41 two who close or demote each other at the same moment leave one', async () => {
    for (const [one, other] of [
      [(id: string, by: Caller) => by.put(`/api/users/${id}/active`, { active: false }), 'close'],
      [(id: string, by: Caller) => by.delete(`/api/users/${id}`), 'delete'],
      [
        (id: string, by: Caller) =>
          by.send('PATCH', `/api/users/${id}`, {
            roles: ['ROLE_INSPECTOR'],
            firstName: '',
            lastName: '',
            inspectorNumber: '',
            areaIds: null,
            readAt: null,
          }),
        'demote',
      ],
    ] as const) {
      const rival = await openTestWorld();
      await sql`update users set roles = '{ROLE_ADMIN}' where id = ${idOf('supervisor')}`.execute(rival.db);
      const replies = await Promise.all([
        one(idOf('supervisor'), rival.as.admin),
        one(idOf('admin'), rival.as.supervisor),
      ]);
      const left =
        await sql`select from users where roles[1] = 'ROLE_ADMIN' and deactivated_at is null`.execute(
          rival.db,
        );
      expect([other, left.rows.length]).toEqual([other, 1]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      await rival.close();
    }
  });
});

describe('deleting', () => {
  it('X33.41 P4.03 keeps answers and audit under the username, and an open session says that the account is missing', async () => {
    const form = await saveForm(world.as.supervisor, { id: 'kept', definition: MAILED_FORM });
    const sent = await submitTo(world.as.colleague, form, {
      id: 'answer',
      answers: answersOf({ name: 'Mitre 1' }),
    });
    expect(sent.status).toBe(200);
    expect((await world.as.elevatedSupervisor.delete(`/api/users/${idOf('colleague')}`)).status).toBe(200);
    expect((await world.as.colleague.get('/api/forms')).body.code).toBe('account-missing');
    expect((await signIn('colleague')).body.code).toBe('sign-in-failed');
    const answer = await world.as.supervisor.get(`/api/submissions/${testId('answer')}`);
    expect(JSON.stringify(answer.body)).toContain('colleague');
    expect(await lastEntry('colleague', 'delete')).toEqual({
      actor: 'elevatedsupervisor',
      details: { username: 'colleague', role: 'ROLE_INSPECTOR' },
    });
    expect((await world.as.admin.delete(`/api/users/${idOf('colleague')}`)).body.code).toBe('user-not-found');
    const personal = await sql`select from users where id = ${idOf('colleague')}`.execute(world.db);
    expect(personal.rows).toEqual([]);
  });

  it('X33.41 nobody else gets the username or the id, so nobody inherits answers or an open session', async () => {
    expect((await world.as.admin.delete(`/api/users/${idOf('censusTaker')}`)).status).toBe(200);
    const account = {
      id: testId('second'),
      username: 'CensusTaker',
      roles: ['ROLE_INSPECTOR'],
      municipalityId: HOME.id,
      areaIds: [HOME.areas[0]],
      email: '',
      firstName: '',
      lastName: '',
    };
    const create = (change: object) => world.as.admin.post('/api/users', { ...account, ...change });
    expect((await create({})).body.code).toBe('username-retired');
    expect((await create({ id: idOf('censusTaker'), username: 'otra' })).body.code).toBe('id-taken');
    const stored = await sql`select from users where id in (${account.id}, ${idOf('censusTaker')})`.execute(
      world.db,
    );
    expect(stored.rows).toEqual([]);
    expect((await world.as.censusTaker.get('/api/forms')).body.code).toBe('account-missing');
  });
});

describe('the sessions of others', () => {
  it('X33.50 who manages an account sees its sessions and ends them all', async () => {
    await signIn('answerer');
    const path = `/api/users/${idOf('answerer')}/sessions`;
    const { sessions } = (await world.as.elevatedSupervisor.get(path)).body;
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([false, false]);
    expect((await world.as.elevatedSupervisor.delete(path)).body).toEqual({ ended: 2 });
    expect((await world.as.answerer.get('/api/forms')).status).toBe(401);
    expect(await lastEntry('answerer', 'sign-out')).toEqual({
      actor: 'elevatedsupervisor',
      details: { sessionsEnded: 2 },
    });
    expect(await lastEntry('answerer', 'read')).toMatchObject({ actor: 'elevatedsupervisor' });
    expect((await world.as.admin.delete(`/api/users/${idOf('admin')}/sessions`)).body.code).toBe(
      'own-account',
    );
  });
});
