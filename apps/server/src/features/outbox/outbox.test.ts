// Deliveries to outside systems: written with their cause, retried, given up, and retried by a person.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import {
  type Courier,
  DeliveryFailure,
  outboxJobs,
  postToOutbox,
  queueLost,
  queueUnconfigured,
} from '../../platform/outbox/outbox.ts';
import { findEntry, leaseEntry } from '../../platform/outbox/queries.ts';
import { webhookOf } from '../../testing/events/webhook-world.ts';
import { runDueJobs } from '../../testing/run-due-jobs.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
/** The job queue uses the database's clock, so the deliveries do too. */
let now = new Date();
/** Deliveries that became due before the database's time are due now. */
const LONG_AGO = new Date('2020-03-10T15:00:00.000Z');
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const entryOf = (label: string, municipalityId: string = HOME.id) => ({
  municipalityId,
  id: randomUUID(),
  kind: 'telegram',
  submissionId: '',
  label,
  payload: { text: label },
  createdAt: now,
  createdBy: 'inspector',
});

async function work(courier: Courier, kind = 'telegram'): Promise<void> {
  const log = createLog('silent');
  const handlers = outboxJobs({
    db: world.db,
    clock: () => now,
    log,
    couriers: { [kind]: courier },
  });
  const lanes = [{ handlers, concurrency: 1 }];
  await runDueJobs({ db: world.services.db, databaseUrl: () => world.appUrl, lanes, log });
}

const listed = async (label: string, query = '') =>
  (await world.as.admin.get(`/api/outbox${query}`)).body.entries.find(
    (entry: { label: string }) => entry.label === label,
  );

it('X20.01 X20.02 delivers what was stored, once, and nothing of a transaction that was undone', async () => {
  const kept = entryOf('kept');
  await inTransaction(world.db, (tx) => postToOutbox(tx, kept));
  await expect(
    inTransaction(world.db, async (tx) => {
      await postToOutbox(tx, entryOf('undone'));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  const got: unknown[] = [];
  const courier: Courier = async ({ id, payload }) => void got.push([id, payload]);
  await work(courier);
  await work(courier);
  expect(got).toEqual([[kept.id, { text: 'kept' }]]);
  expect(await listed('kept')).toMatchObject({ state: 'delivered', attempts: 1, lastProblem: '' });
  expect(await listed('undone')).toBeUndefined();
});

it('X20.02 entries of two municipalities with the same id are both delivered', async () => {
  const home = entryOf('twin at home');
  const away = { ...entryOf('twin away', AWAY.id), id: home.id };
  for (const entry of [home, away]) await postToOutbox(world.db, entry);
  const many = [entryOf('many at home'), entryOf('many away', AWAY.id)].map((one) => ({
    ...one,
    id: home.id.replace(/^.{8}/, '00000000'),
  }));
  await sql`select post_to_outbox(${JSON.stringify(many)}::jsonb)`.execute(world.db);
  const got: string[] = [];
  await work(async ({ label }) => void got.push(label));
  expect(got.toSorted()).toEqual(['many at home', 'many away', 'twin at home', 'twin away']);
});

it('X20.03 X20.04 tries again later what failed, and says when and why', async () => {
  const entry = entryOf('down');
  await postToOutbox(world.db, entry);
  const failing: Courier = () => Promise.reject(new DeliveryFailure('no-answer'));
  await work(failing);
  expect(await listed('down')).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastProblem: 'no-answer',
    dueAt: new Date(now.getTime() + 30_000).toISOString(),
  });
  // Not due yet.
  await work(failing);
  expect(await listed('down')).toMatchObject({ attempts: 1 });
});

it('X20.03 waits 30 seconds, 2 and 10 minutes, 1, 6 and 24 hours between its attempts', async () => {
  await postToOutbox(world.db, { ...entryOf('patient'), createdAt: LONG_AGO });
  const started = now;
  now = LONG_AGO;
  const waited: number[] = [];
  await work(({ label, dueAt }) => {
    if (label === 'patient') waited.push((dueAt.getTime() - LONG_AGO.getTime()) / 1_000);
    return Promise.reject(new DeliveryFailure('no-answer'));
  });
  now = started;
  expect(waited).toEqual([0, 30, 120, 600, 3_600, 21_600, 86_400]);
});

it('X20.05 gives up what cannot get better, until an administrator retries it', async () => {
  const entry = entryOf('refused');
  await postToOutbox(world.db, entry);
  await work(() => Promise.reject(new DeliveryFailure('refused', 'never')));
  expect(await listed('refused', '?state=failed')).toMatchObject({
    state: 'failed',
    attempts: 1,
    lastProblem: 'refused',
  });
  const reply = await world.as.admin.post(`/api/outbox/${entry.id}/retry`);
  expect(reply.body).toEqual({ state: 'waiting' });
  await work(async () => {});
  expect(await listed('refused')).toMatchObject({ state: 'delivered', attempts: 2, lastProblem: '' });
  expect((await world.as.admin.post(`/api/outbox/${entry.id}/retry`)).body.code).toBe('delivery-not-found');
});

it('X20.05 the audit log says who had a delivery sent again', async () => {
  const entry = entryOf('audited');
  await postToOutbox(world.db, entry);
  await work(() => Promise.reject(new DeliveryFailure('refused', 'never')));
  await world.as.admin.post(`/api/outbox/${entry.id}/retry`);
  const entries = await sql`select actor, action, subject from audit_entries
    where subject_id = ${entry.id}`.execute(world.db);
  expect(entries.rows).toEqual([{ actor: 'admin', action: 'update', subject: 'outbox' }]);
  await work(async () => {});
});

it('X20.05 gives up after seven attempts', async () => {
  const entry = entryOf('hopeless');
  await postToOutbox(world.db, entry);
  const started = now;
  let tries = 0;
  now = LONG_AGO;
  await work(() => {
    tries++;
    return Promise.reject(new Error('boom'));
  });
  now = started;
  expect(tries).toBe(7);
  expect(await listed('hopeless')).toMatchObject({ state: 'failed', attempts: 7, lastProblem: 'unexpected' });
});

it('X31.16 X19.10 what finds no system that is set up waits as long as it takes, counts no try, and goes when there is one', async () => {
  const entry = entryOf('early');
  await postToOutbox(world.db, entry);
  const begun = now;
  for (let day = 0; day < 10; day++) {
    now = new Date(begun.getTime() + day * 86_400_000);
    await queueUnconfigured(world.db);
    await work(() => Promise.reject(new DeliveryFailure('not-configured', 'when-set-up')));
  }
  const waiting = await listed('early', '?state=waiting');
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 0, lastProblem: 'not-configured' });
  expect(new Date(waiting.dueAt).getTime() - now.getTime()).toBe(3_600_000);
  await queueUnconfigured(world.db);
  await work(() => Promise.reject(new DeliveryFailure('no-answer')));
  expect(await listed('early')).toMatchObject({ state: 'waiting', attempts: 1, lastProblem: 'no-answer' });
  now = begun;
  expect((await world.as.admin.post(`/api/outbox/${entry.id}/retry`)).status).toBe(200);
  await work(async () => {});
  expect(await listed('early')).toMatchObject({ state: 'delivered' });
});

const failsToAnswer: Courier = () => Promise.reject(new DeliveryFailure('no-answer'));

const giveUp = (id: string) => world.as.admin.post(`/api/outbox/${id}/giving-up`);

it('X31.87 an administrator gives up an e-mail that waits; it is not tried again until somebody retries it', async () => {
  const entry = { ...entryOf('pointless'), kind: 'mail' };
  await postToOutbox(world.db, entry);
  await work(failsToAnswer, 'mail');
  const reply = await giveUp(entry.id);
  expect(reply.body).toEqual({ state: 'failed' });
  expect(await listed('pointless', '?state=failed')).toMatchObject({ attempts: 1, lastProblem: 'given-up' });
  const begun = now;
  now = new Date(begun.getTime() + 3_600_000);
  await queueLost(world.db, now);
  await work(async () => {}, 'mail');
  now = begun;
  expect(await listed('pointless')).toMatchObject({ state: 'failed', attempts: 1 });
  const audited = await sql`select actor, action, subject from audit_entries
    where subject_id = ${entry.id}`.execute(world.db);
  expect(audited.rows).toEqual([{ actor: 'admin', action: 'update', subject: 'outbox' }]);
  await world.as.admin.post(`/api/outbox/${entry.id}/retry`);
  await work(async () => {}, 'mail');
  expect(await listed('pointless')).toMatchObject({ state: 'delivered' });
  expect((await giveUp(entry.id)).body.code).toBe('delivery-not-found');
});

it('X31.87 what is given up while it is being delivered is not tried again, and counts as delivered when it arrives', async () => {
  const unheard = { ...entryOf('unheard'), kind: 'mail' };
  await postToOutbox(world.db, unheard);
  await work(async ({ label }) => {
    if (label === 'unheard') await giveUp(unheard.id);
    throw new DeliveryFailure('no-answer');
  }, 'mail');
  expect(await listed('unheard')).toMatchObject({ state: 'failed', lastProblem: 'given-up' });
  const heard = { ...entryOf('heard'), kind: 'mail' };
  await postToOutbox(world.db, heard);
  await work(async ({ label }) => {
    if (label === 'heard') await giveUp(heard.id);
  }, 'mail');
  expect(await listed('heard')).toMatchObject({ state: 'delivered', lastProblem: '' });
});

it('X31.87 what is no e-mail cannot be given up', async () => {
  const entry = entryOf('needed');
  await postToOutbox(world.db, entry);
  expect((await giveUp(entry.id)).body.code).toBe('delivery-not-found');
  expect(await listed('needed')).toMatchObject({ state: 'waiting' });
  await work(async () => {});
});

it('X20.03 X20.06 delivers what a killed process had begun, and never twice at a time', async () => {
  const entry = entryOf('killed');
  await postToOutbox(world.db, entry);
  // What a process does before it delivers. Then the process is killed, with its job still locked for hours.
  const at = now;
  await leaseEntry(world.db, entry, { at, until: new Date(at.getTime() + 180_000) });
  const got: string[] = [];
  const courier: Courier = async ({ id }) => void got.push(id);
  await work(courier);
  expect(got).not.toContain(entry.id);
  now = new Date(at.getTime() + 600_000);
  await queueLost(world.db, now);
  await work(courier);
  now = at;
  expect(got.filter((id) => id === entry.id)).toEqual([entry.id]);
  expect((await findEntry(world.db, entry))?.attempts).toBe(2);
});

it('X20.06 shows a municipality only its own, by pages', async () => {
  await postToOutbox(world.db, entryOf('elsewhere', AWAY.id));
  for (let number = 0; number < 30; number++) await postToOutbox(world.db, entryOf(`many ${number}`));
  expect(await listed('elsewhere')).toBeUndefined();
  expect(await listed('elsewhere', `?municipality=${AWAY.id}`)).toMatchObject({ label: 'elsewhere' });
  const first = (await world.as.admin.get('/api/outbox?state=waiting')).body;
  expect(first.entries).toHaveLength(25);
  const second = (await world.as.admin.get(`/api/outbox?state=waiting&cursor=${first.next}`)).body;
  const ids = [...first.entries, ...second.entries].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(first.counts.waiting);
  expect(second.next).toBeNull();
  const wrong = await world.as.admin.get('/api/outbox?cursor=x');
  expect(wrong.body).toMatchObject({ code: 'request-invalid', issues: [{ at: { field: 'query.cursor' } }] });
});

it('X40.29 the list calls mails about accounts and notified systems by their names, and by their id once they are gone', async () => {
  const { id: webhook, ...rest } = webhookOf({ url: 'https://expedientes.villa.example/avisos' });
  expect((await world.as.admin.post('/api/webhooks', { id: webhook, ...rest })).status).toBe(200);
  const about = async (kind: string, label: string) => {
    // The newest, so that it is on the first page.
    const entry = { ...entryOf(label), kind, createdAt: new Date(now.getTime() + 60_000) };
    await inTransaction(world.db, (tx) => postToOutbox(tx, entry));
    const { entries } = (await world.as.admin.get('/api/outbox')).body;
    return entries.find(({ id }: { id: string }) => id === entry.id).label;
  };
  expect(await about('password-mail', testId('userinspector'))).toBe('inspector');
  expect(await about('plan-mail', testId('usersupervisor'))).toBe('supervisor');
  expect(await about('webhook-mail', webhook)).toBe('Expedientes');
  expect(await about('password-mail', testId('nobody'))).toBe(testId('nobody'));
  expect(await about('telegram', testId('userinspector'))).toBe(testId('userinspector'));
});
