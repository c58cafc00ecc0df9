import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../../platform/db/database.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { readExportPage } from './list/export-queries.ts';
import { countSubmissions, findSubmission, findSubmissionById, listAfter, listBefore } from './queries.ts';

interface Sent {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

let world: TestWorld;
let db: Kysely<Tables>;
const sent: Sent[] = [];

beforeAll(async () => {
  world = await openTestWorld();
  // A single connection, so that the setting below holds for all later queries.
  const pool = new pg.Pool({ connectionString: world.url, max: 1 });
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  await sql`set enable_seqscan = off`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await world.close();
});

async function planOf({ sql: text, parameters }: Sent): Promise<string> {
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<Record<string, string>>(`explain ${text}`, [...parameters]);
  await client.end();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('R8.06 every query of submissions, in any scope, uses an index that exists', async () => {
  const form = { municipalityId: HOME.id, formId: testId('any') };
  const key = { at: '1773000000000000', id: testId('row') };
  const scopes = [
    { areas: 'all', createdBy: null },
    { areas: HOME.areas, createdBy: null },
    { areas: HOME.areas, createdBy: ['ana', 'ana@villa.example'] },
  ] as const;
  const wish = { questionIds: ['name'], ticked: true, rows: true, timeZone: 'UTC' };
  sent.length = 0;
  for (const scope of scopes) {
    await listAfter(db, { form, scope }, { after: null, size: 16 });
    await listAfter(db, { form, scope }, { after: key, size: 16 });
    await listBefore(db, { form, scope }, { before: key, size: 16 });
    await readExportPage(db, { form, scope }, { wish, after: key, size: 200 });
    await countSubmissions(db, { form, scope });
  }
  await findSubmission(db, { municipalityId: HOME.id, id: testId('row') });
  await findSubmissionById(db, testId('row'));
  expect(sent).toHaveLength(17);
  for (const query of sent) {
    const plan = await planOf(query);
    expect(plan, query.sql).toMatch(/Index/);
    expect(plan, query.sql).not.toMatch(/Seq Scan/);
  }
});
