// An administrator keeps submissions for longer while a run is deleting old ones.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { waitingFor } from '../../../testing/queries.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { deleteOldSubmissions } from './delete-old.ts';

let world: TestWorld;
let form = '';
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'visits', definition: STAFF_FORM });
});
afterAll(() => world.close());

let made = 0;
beforeEach(async () => {
  await sql`delete from state_changes`.execute(world.db);
  await sql`delete from submissions`.execute(world.db);
  for (const year of [2020, 2021, 2022]) {
    made += 1;
    await submitTo(world.as.inspector, form, { id: `old${made}x`, answers: answersOf({ name: 'x' }) });
    await sql`update submissions set created_at = ${`${year}-01-01T12:00:00Z`}
      where id = ${testId(`old${made}x`)}`.execute(world.db);
  }
  await keep({ retentionMonths: 1 });
});

const settingsPath = `/api/municipalities/${HOME.id}/settings`;

/** Saves it as an administrator does. */
async function keep(months: { readonly retentionMonths?: number; readonly retentionByForm?: object }) {
  const { version, settings } = (await world.as.admin.get(settingsPath)).body;
  const retention = { retentionMonths: 0, retentionByForm: {}, ...months };
  const reply = await world.as.admin.put(settingsPath, { version, settings: { ...settings, ...retention } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}

const run = (db: Database = world.db) => deleteOldSubmissions({ ...world.services, db, batch: 1 });

/** A database before whose second transaction this happens. */
function withBetween(between: () => Promise<void>): Database {
  let begun = 0;
  return new Proxy(world.db, {
    get(db, name: keyof Database) {
      const value: unknown = db[name];
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(db) : value;
      return () => ({
        execute: async (work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => {
          begun += 1;
          if (begun === 2) await between();
          return db.transaction().execute(work);
        },
      });
    },
  });
}

/** Years of those that are there. */
async function left(): Promise<readonly number[]> {
  const rows = await sql<{ year: number }>`
    select extract(year from created_at)::int as year from submissions order by 1`.execute(world.db);
  return rows.rows.map(({ year }) => year);
}

it('X37.22 X33.80 settings that keep everything for ever hold from the next deletion of a run on', async () => {
  await run(withBetween(() => keep({ retentionMonths: 0 })));
  expect(await left()).toEqual([2021, 2022]);
});

it('X37.22 X33.80 so do those that keep the form for ever, and those that keep it for longer', async () => {
  await run(withBetween(() => keep({ retentionMonths: 1, retentionByForm: { [form]: 0 } })));
  expect(await left()).toEqual([2021, 2022]);
  // From March 2026 back to June 2021.
  await keep({ retentionMonths: 1 });
  await run(withBetween(() => keep({ retentionMonths: 57 })));
  expect(await left()).toEqual([2022]);
});

it('X37.22 X33.80 nothing is deleted by settings that are just being replaced', async () => {
  let deleting: Promise<void> | undefined;
  await world.db.transaction().execute(async (tx) => {
    const settings = JSON.stringify({ retentionMonths: 0 });
    await sql`update municipalities set settings = ${settings}::jsonb where id = ${HOME.id}`.execute(tx);
    deleting = run();
    // It waits, and does not end before.
    await Promise.race([waitingFor(world.db, 1), deleting]);
  });
  await deleting;
  expect(await left()).toEqual([2020, 2021, 2022]);
});
