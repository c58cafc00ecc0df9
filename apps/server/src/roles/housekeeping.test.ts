// That a running server does the chores of housekeeping which no request starts.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../platform/db/database.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../testing/forms.ts';
import { HOME, testId } from '../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';
import { runHousekeeping } from './housekeeping.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await sql`create extension pgstattuple`.execute(world.db);
});
afterAll(() => world.close());

/** Pages of words that are not sorted into their index yet. */
async function pagesOfWords(): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select pending_pages as pages from pgstatginindex('submissions_by_words')`.execute(world.db);
  return rows[0]?.pages ?? 0;
}

/** Forms with answers that are not counted yet. */
async function uncounted(): Promise<readonly unknown[]> {
  return (await sql`select distinct form_id from answer_packs`.execute(world.db)).rows;
}

/** Lets the chores of so many milliseconds begin, and waits until what is expected of them is true. */
async function expectAfter(ms: number, expected: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = runHousekeeping({ ...world.services, ...world.services.config }, world.services.log);
  try {
    vi.advanceTimersByTime(ms);
    await vi.waitFor(expected, { timeout: 20_000 });
  } finally {
    stop();
    vi.useRealTimers();
  }
}

it('X37.21 a running server deletes by itself what is not kept any longer', async () => {
  const form = await saveForm(world.as.supervisor, { id: 'visits', definition: STAFF_FORM });
  for (const id of ['old', 'young'])
    await submitTo(world.as.inspector, form, { id, answers: answersOf({ name: id }) });
  await sql`update submissions set created_at = '2020-01-01' where id = ${testId('old')}`.execute(world.db);
  await sql`update municipalities set settings = '{"retentionMonths": 12}' where id = ${HOME.id}`.execute(
    world.db,
  );
  await expectAfter(10 * 60_000, async () => {
    const { rows } = await sql`select id from submissions`.execute(world.db);
    expect(rows).toEqual([{ id: testId('young') }]);
    const audited = await sql`select from audit_entries where subject = 'retention'`.execute(world.db);
    expect(audited.rows).toHaveLength(1);
  });
});

it('X39.56 a running server writes the mails of the morning by itself', async () => {
  world.time.now = new Date(`${world.time.now.toISOString().slice(0, 10)}T15:00:00Z`);
  expect((await world.as.supervisor.put('/api/work-orders/mail', { on: true, language: 'es' })).status).toBe(
    200,
  );
  const form = await saveForm(world.as.supervisor, { id: 'rounds', definition: STAFF_FORM });
  const workOrder = { formId: form, assetId: null, address: 'Mitre 1', dueOn: '2020-05-20' };
  const planned = await world.as.supervisor.post(`/api/municipalities/${HOME.id}/work-orders`, {
    id: testId('overdue'),
    workOrder: { ...workOrder, priority: 'low', assignedTo: '', note: '' },
  });
  expect(planned.status).toBe(200);
  await expectAfter(60_000, async () => {
    const { rows } = await sql`select label from outbox_entries where kind = 'plan-mail'`.execute(world.db);
    expect(rows).toEqual([{ label: testId('usersupervisor') }]);
  });
});

it('X32.37 a running server sorts new words into their index, with the rights that it has', async () => {
  const form = await saveForm(world.as.supervisor, { id: 'worded', definition: STAFF_FORM });
  await submitTo(world.as.inspector, form, { id: 'worded', answers: answersOf({ name: 'zanja' }) });
  expect(await pagesOfWords()).toBeGreaterThan(0);
  await expectAfter(5_000, async () => expect(await pagesOfWords()).toBe(0));
  const found = await world.as.supervisor.get(`/api/forms/${form}/submissions?text=zanja`);
  expect(found.body.total).toBe(1);
});

it('X32.37 X32.50 a running server does one chore after another, and one that fails keeps no other from its turn', async () => {
  const form = await saveForm(world.as.supervisor, { id: 'in-turn', definition: STAFF_FORM });
  await submitTo(world.as.inspector, form, { id: 'in-turn', answers: answersOf({ name: 'vereda' }) });
  expect(await uncounted()).toContainEqual({ formId: form });
  expect(await pagesOfWords()).toBeGreaterThan(0);
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const holding = inTransaction(world.db, async (tx) => {
    await sql`lock table value_counters`.execute(tx);
    hold();
    await freed;
    // Counting fails once it goes on: its table has gone.
    await sql`alter table value_counters rename to away`.execute(tx);
  });
  try {
    await held;
    await expectAfter(5_000, async () => {
      const { rows } = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%count_packed_answers%'
          and datname = current_database()`.execute(world.db);
      expect(rows).toHaveLength(1);
    });
    // Meanwhile the words would have been sorted long ago.
    for (const _ of Array(5)) expect((await world.as.supervisor.get('/api/forms')).status).toBe(200);
    expect(await pagesOfWords()).toBeGreaterThan(0);
  } finally {
    free();
  }
  await holding;
  await vi.waitFor(async () => expect(await pagesOfWords()).toBe(0), { timeout: 20_000 });
  expect(await uncounted()).toContainEqual({ formId: form });
  await sql`alter table away rename to value_counters`.execute(world.db);
  await expectAfter(5_000, async () => expect(await uncounted()).toEqual([]));
});
