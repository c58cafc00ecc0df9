// What the database reads for the map of a period, and for that of people who see only what they sent themselves.
import { filterOf, type SubmissionFilter } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { scansOf } from '../../../testing/data/scanned-rows.ts';
import type { SentStatement } from '../../../testing/data/watched-database.ts';
import { openWatchedWorld, type WatchedWorld } from '../../../testing/data/watched-world.ts';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import type { TestWorld } from '../../../testing/with-app.ts';
import { submissionMap } from './submission-map.ts';

const ROWS = 20_000;
/** One of so many is the colleague's; as many days have the submissions of all. */
const SHARE = 10;

let watched: WatchedWorld;
let world: TestWorld;
let db: Database;
let client: pg.Client;
let form: string;
let sent: SentStatement[];

beforeAll(async () => {
  watched = await openWatchedWorld();
  ({ world, db, sent, client } = watched);
  form = await saveForm(world.as.supervisor, {
    id: 'mapped',
    definition: aForm()
      .withOptions({ geolocation: true })
      .withStates('Iniciada', 'Vista')
      .withSection('s', aQuestion('name', 'text'))
      .build(),
  });
  await submitTo(world.as.inspector, form, { id: 'model', answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, ${ROWS}::integer) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'm'), 'code', 'M' || n,
        'created_at', timestamptz '2026-03-01T12:00Z' + (n % ${SHARE}::integer) * interval '1 day',
        'created_by', case when (n / 7) % ${SHARE}::integer = 0 then 'colleague' else 'inspector' end, 'state', n % 2,
        'latitude', -32450000 + (n * 37) % 100000, 'longitude', -63270000 + (n * 91) % 100000)) filled
    where s.id = ${testId('model')}`.execute(world.db);
  // Once its commit is on disk, vacuum sees that everybody may see the rows, as on a table that is older than a moment.
  await client.query('set synchronous_commit = on');
  await client.query('delete from submissions where id = $1', [testId('model')]);
  await client.query('vacuum analyze submissions');
});
afterAll(() => watched.close());

const TOWN = { south: -32.6, west: -63.4, north: -32.3, east: -63.1, zoom: 12 };

async function mapOf(
  some: Partial<SubmissionFilter>,
  createdBy: readonly string[] | null,
): Promise<{ readonly located: number; readonly queries: readonly SentStatement[] }> {
  sent.length = 0;
  const { located } = await submissionMap(
    db,
    {
      form: { municipalityId: HOME.id, id: form, timeZone: 'UTC' },
      scope: { areas: HOME.areas, createdBy },
      filter: { ...filterOf({}), ...some },
    },
    TOWN,
  );
  return { located, queries: sent.filter(({ sql: text }) => text.includes('from submissions s')) };
}

const DAY = { from: '2026-03-02', to: '2026-03-02' };

it.each([
  { some: DAY, createdBy: null, index: 'by_form', read: ROWS / SHARE },
  { some: { ...DAY, state: 1 }, createdBy: null, index: 'by_form', read: ROWS / SHARE },
  { some: {}, createdBy: ['colleague'], index: 'by_author', read: ROWS / SHARE },
  { some: { state: 1 }, createdBy: ['colleague'], index: 'by_author', read: ROWS / SHARE / 2 },
])(
  'X34.67 the map of $some of $createdBy reads $index and no others',
  async ({ some, createdBy, index, read }) => {
    const { located, queries } = await mapOf(some, createdBy);
    expect(located).toBeGreaterThan(ROWS / SHARE / 3);
    expect(queries).toHaveLength(1);
    const { indexes, inTable, rows } = await scansOf(client, queries[0] as SentStatement);
    expect(indexes).toContain(index);
    expect(rows).toBeLessThan(1.2 * read);
    // The few that stand alone in their square, which are named.
    expect(inTable).toBeLessThan(100);
  },
);
