// The statements of intake are planned once, on a table that may be young: none may read more than the rows it names.
import { randomUUID } from 'node:crypto';
import { NO_PARTICULARS } from '@constancia/domain/submissions/particulars/particulars.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction, openDatabase, type Queryable } from '../../../platform/db/database.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { type IntakeItem, intakeSubmissions } from './queries.ts';

const AMOUNT = 1_000;
const GROUP = 20;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** What this transaction has read: tables that were scanned, indexes that were used, and indexes that were walked along. */
async function reads(tx: Queryable): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid in (select indexrelid from pg_index where indrelid in ('submissions'::regclass, 'files'::regclass))
      and pg_stat_get_xact_numscans(oid) > 0
    union all
    select 'many entries of ' || relname from pg_class
    where oid in (select indexrelid from pg_index where indrelid in ('submissions'::regclass, 'files'::regclass))
      and pg_stat_get_xact_tuples_returned(oid) > ${2 * AMOUNT}
    union all
    select 'all rows of ' || relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_stat_get_xact_tuples_returned(oid) > 0
    order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

function itemOf(formId: string, name: string): IntakeItem {
  const id = testId(`${name}x`);
  return {
    id,
    formId,
    formVersion: 1,
    newestVersion: 1,
    areaId: HOME.areas[0],
    responseLimit: null,
    public: false,
    portal: false,
    keyword: HOME.keyword,
    recordCodeLength: null,
    networkAddress: null,
    language: '',
    createdBy: 'inspector',
    firstName: '',
    lastName: '',
    inspectorNumber: '',
    answersText: JSON.stringify(answersOf({ name: 'x' })),
    copies: {},
    words: '',
    state: 0,
    stateHistory: [{ at: null, username: 'ana', stateId: 0, stateName: 'Borrador', initial: true }],
    contentHash: 'ab',
    particulars: NO_PARTICULARS,
    files: [`${id}/1`],
    singleAnswer: false,
    incident: {
      id: randomUUID(),
      kind: 'incident',
      label: 'Inspección',
      payload: {},
      createdBy: 'ana',
    },
    badge: null,
    payment: null,
    imported: null,
  };
}

async function saveFiles(items: readonly IntakeItem[]): Promise<void> {
  const keys = items.flatMap(({ files }) => files);
  await sql`
    insert into files (municipality_id, key, kind, form_id, media_type, bytes, uploaded_by, uploaded_at, submission_id)
    select ${HOME.id}, key, 'answer-image', 'f', 'image/png', 1, '', now(), split_part(key, '/', 1)
    from unnest(${keys}::text[]) as key`.execute(world.db);
}

/** As after a vacuum that found nothing: PostgreSQL takes the tables for empty, and a scan of them for free. */
async function vacuum(): Promise<void> {
  for (const table of ['submissions', 'submission_tombstones', 'state_changes', 'files'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(world.db);
}

it.each(['never', 'emptied'])(
  'X32.08 intake reads submissions by their keys only, though its plans were made when no table had rows (%s)',
  async (state) => {
    const formId = await saveForm(world.as.supervisor, { id: `growing${state}`, definition: STAFF_FORM });
    await sql`delete from state_changes`.execute(world.db);
    await sql`delete from submissions`.execute(world.db);
    if (state === 'emptied') await vacuum();
    // A connection that has planned nothing yet.
    const db = openDatabase({ url: () => world.url, connections: 1 });
    const of = { municipalityId: HOME.id, at: world.time.now };
    const read = await inTransaction(db, async (tx) => {
      for (let stored = 0; stored < AMOUNT; stored += GROUP) {
        const items = Array.from({ length: GROUP }, (_, index) =>
          itemOf(formId, `${state}${stored + index}`),
        );
        await saveFiles(items);
        const outcomes = await intakeSubmissions(tx, of, items);
        expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
      }
      return reads(tx);
    });
    await db.destroy();
    // The files of one submission are few.
    expect(read).toEqual(['files_by_submission', 'files_one_per_key', 'submissions_one_per_id']);
  },
);

it('X32.08 the list of own submissions is read by its index, which leaves out visitors', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'own', definition: STAFF_FORM });
  await submitTo(world.as.inspector, formId, { id: 'mine', answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submissions (municipality_id, id, form_id, form_version, area_id, code, created_at, updated_at,
      created_by, answers, content_hash)
    select ${HOME.id}, 'anonymous' || n, ${formId}, 1, ${HOME.areas[0]}, 'X' || n, now(), now(), 'Usuario Anónimo', '{}',
      '' from generate_series(1, 5000) n`.execute(world.db);
  await sql`vacuum analyze submissions`.execute(world.db);
  const plan = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*) from submissions where municipality_id = ${HOME.id} and form_id = ${formId}
      and created_by = any(array['inspector']) and created_by <> 'Usuario Anónimo'`.execute(world.db);
  expect(JSON.stringify(plan.rows)).toContain('submissions_by_author');
  const own = await world.as.inspector.get(`/api/forms/${formId}/own-submissions`);
  expect(own.body.submissions).toHaveLength(1);
});
