// The total of a list between two days: what it is for each reader of a calendar, and what the database reads for it.
import { filterOf, type SubmissionFilter } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { scansOf } from '../../../testing/data/scanned-rows.ts';
import type { SentStatement } from '../../../testing/data/watched-database.ts';
import { openWatchedWorld, type WatchedWorld } from '../../../testing/data/watched-world.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import type { TestWorld } from '../../../testing/with-app.ts';
import { listPage } from '../list/list-page.ts';

/** One every hour and a half, so that in the hours at the ends of a day of Nepal some are on this side and some beyond. */
const ROWS = 6_000;
const DAYS = 375;
/** A state that a single submission has, in an hour of which half is in 10/02/2026 in Nepal. */
const RARE = 7;

let watched: WatchedWorld;
let world: TestWorld;
let db: Database;
let client: pg.Client;
let form: string;
let sent: SentStatement[];

beforeAll(async () => {
  watched = await openWatchedWorld();
  ({ world, db, sent, client } = watched);
  form = await saveForm(world.as.supervisor, { id: 'years', definition: STAFF_FORM });
  await submitTo(world.as.inspector, form, { id: 'model', answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, ${ROWS}::integer) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'm'), 'code', 'M' || n,
        'created_at', timestamptz '2026-03-01T15:00Z' - n * interval '90 minutes',
        'updated_at', timestamptz '2026-03-01T15:00Z' - n * interval '80 minutes', 'state', n % 2)) filled
    where s.id = ${testId('model')}`.execute(world.db);
  await sql`delete from submissions where id = ${testId('model')}`.execute(world.db);
  await sql`update submissions set state = ${RARE}, created_at = '2026-02-09T18:20Z' where code = 'M1'`.execute(
    world.db,
  );
  await sql`vacuum analyze`.execute(world.db);
});
afterAll(() => watched.close());

/** Days, and the moments at which they begin and end by the clock of Nepal, five hours and three quarters before UTC. */
const RANGES = [
  { from: '2025-03-01', to: '2026-02-10', start: '2025-02-28T18:15Z', end: '2026-02-10T18:15Z' },
  { from: '2026-02-10', to: '2026-02-10', start: '2026-02-09T18:15Z', end: '2026-02-10T18:15Z' },
  { from: '2026-02-10', to: null, start: '2026-02-09T18:15Z', end: 'infinity' },
  { from: null, to: '2026-02-10', start: '-infinity', end: '2026-02-10T18:15Z' },
] as const;

async function totalOf(some: Partial<SubmissionFilter>, timeZone: string): Promise<number> {
  sent.length = 0;
  const { total } = await listPage(
    db,
    {
      form: { municipalityId: HOME.id, id: form, timeZone },
      scope: { areas: HOME.areas, createdBy: null },
      filter: { ...filterOf({}), ...some },
    },
    { cursor: undefined, size: 5, columns: [] },
  );
  return total;
}

async function counted(time: 'created_at' | 'updated_at', from: string, to: string): Promise<number> {
  const { rows } = await client.query<{ readonly count: string }>(
    `select count(*) from submissions where ${time} >= $1 and ${time} < $2`,
    [from, to],
  );
  return Number(rows[0]?.count);
}

it.each(RANGES)(
  'X34.68 X32.30 the total of $from to $to is exact where days begin within an hour',
  async ({ from, to, start, end }) => {
    const zone = 'Asia/Kathmandu';
    expect(await totalOf({ from, to }, zone)).toBe(await counted('created_at', start, end));
    expect(await totalOf({ from, to, byLastUpdate: true }, zone)).toBe(
      await counted('updated_at', start, end),
    );
    expect(await totalOf({ from, to, state: RARE }, zone)).toBe(1);
  },
);

it.each([false, true])(
  'X34.68 the total of a year (by last update: %s) reads the counters of days, and of the hours at its ends',
  async (byLastUpdate) => {
    const total = await totalOf(
      { from: '2025-03-01', to: '2026-02-10', byLastUpdate },
      'America/Argentina/Cordoba',
    );
    expect(total).toBeGreaterThan(ROWS / 2);
    const statement = sent.find(({ sql: text }) => text.includes('day_counters')) as SentStatement;
    const days = await scansOf(client, statement, 'day_counters');
    const hours = await scansOf(client, statement, 'hour_counters');
    expect(days.rows).toBeGreaterThan(DAYS / 2);
    expect(days.rows).toBeLessThan(3 * DAYS);
    expect(hours.rows).toBeLessThan(100);
  },
);
