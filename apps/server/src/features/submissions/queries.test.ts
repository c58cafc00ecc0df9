import { filterOf, type SubmissionFilter } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { openWatchedDatabase, type SentStatement } from '../../testing/data/watched-database.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { readExportPage } from './list/export-queries.ts';
import { countSelection } from './list/lane-queries.ts';
import { listSelected } from './list/list-queries.ts';
import { selectionOf } from './list/selection-queries.ts';
import { findSubmission, findSubmissionById } from './queries.ts';

let world: TestWorld;
let db: Database;
let sent: SentStatement[];
let planner: pg.Client;

beforeAll(async () => {
  world = await openTestWorld();
  ({ db, sent } = openWatchedDatabase(world.url));
  await sql`set enable_seqscan = off`.execute(db);
  planner = new pg.Client({ connectionString: world.url });
  await planner.connect();
  await planner.query('set enable_seqscan = off');
});
afterAll(async () => {
  await planner.end();
  await db.destroy();
  await world.close();
});

async function planOf({ sql: text, parameters }: SentStatement): Promise<string> {
  const { rows } = await planner.query<Record<string, string>>(`explain ${text}`, [...parameters]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const DAYS = { from: '2026-03-01', to: '2026-03-10' };
const FILTERS: readonly Partial<SubmissionFilter>[] = [
  {},
  { state: 1 },
  { answeredBy: 'ana' },
  { answeredBy: 'ana', state: 1 },
  { ...DAYS },
  { ...DAYS, state: 1, answeredBy: 'ana' },
  { code: 'VM1' },
  { code: 'VM1', state: 1, ...DAYS },
  { documentNumber: '30111222' },
  { text: 'vereda rota', state: 1 },
  { badge: 'to-correct' },
  { payment: 'rejected', state: 1, ...DAYS },
];

it('R8.06 every query of submissions, in any scope and for any filter, uses an index that exists', async () => {
  const form = { municipalityId: HOME.id, formId: testId('any') };
  const beside = { at: '1773000000000000', id: testId('row'), value: null };
  const scopes = [
    { areas: 'all', createdBy: null },
    { areas: HOME.areas, createdBy: null },
    { areas: HOME.areas, createdBy: ['ana', 'ana@villa.example'] },
  ] as const;
  const wish = { questionIds: ['name'], isMost: false, ticked: true, rows: true, facts: [], timeZone: 'UTC' };
  sent.length = 0;
  for (const scope of scopes)
    for (const some of FILTERS)
      for (const byLastUpdate of [false, true]) {
        const filter = { ...filterOf({}), ...some, byLastUpdate };
        const selection = await selectionOf(db, {
          form: { ...form, id: form.formId, timeZone: 'America/Lima' },
          scope,
          filter,
        });
        const { lanes } = await countSelection(db, selection);
        const counted = {
          total: 1,
          more: false,
          lanes: lanes && [{ createdBy: 'ana', state: 1, submissions: 1 }],
        };
        for (const page of [
          { beside: null, direction: 'after', size: 16 },
          { beside, direction: 'after', size: 16 },
          { beside, direction: 'before', size: 16 },
        ] as const)
          await listSelected(db, selection, { counted, page });
        await readExportPage(db, { selection, counted }, { wish, after: beside, size: 200 });
      }
  await findSubmission(db, { municipalityId: HOME.id, id: testId('row') });
  await findSubmissionById(db, testId('row'));
  expect(sent.length).toBeGreaterThan(3 * FILTERS.length * 2 * 5);
  for (const query of sent.filter(({ sql: text }) => text.includes('submissions'))) {
    const plan = await planOf(query);
    expect(plan, query.sql).toMatch(/Index/);
    expect(plan, query.sql).not.toMatch(/Seq Scan/);
  }
});
