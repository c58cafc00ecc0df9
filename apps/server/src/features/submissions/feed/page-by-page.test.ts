// What the database reads, and what the program keeps, while the rows of a form with many submissions go out as OData or as
// separated values: a page at a time, at the end as at the beginning.
import { filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { scansOf } from '../../../testing/data/scanned-rows.ts';
import type { SentStatement } from '../../../testing/data/watched-database.ts';
import { openWatchedWorld, type WatchedWorld } from '../../../testing/data/watched-world.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import type { TestWorld } from '../../../testing/with-app.ts';
import { readExport } from '../list/export-queries.ts';
import { countSelection } from '../list/lane-queries.ts';
import { rowOrder } from '../list/order-queries.ts';
import { selectionOf } from '../list/selection-queries.ts';
import { feedPage } from './feed-page.ts';
import type { FeedRequest } from './feed-request.ts';
import { readToken } from './skip-token.ts';

const ROWS = 20_000;
const SIZE = 200;
const FEED = 'thisfeed';

let watched: WatchedWorld;
let world: TestWorld;
let db: Database;
let client: pg.Client;
let id: string;
let sent: SentStatement[];
beforeAll(async () => {
  watched = await openWatchedWorld();
  ({ world, db, sent, client } = watched);
  id = await saveForm(world.as.supervisor, { id: 'many', definition: STAFF_FORM });
  await submitTo(world.as.inspector, id, { id: 'model', answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, ${ROWS - 1}::integer) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'm'), 'code', 'M' || n,
        'created_at', s.created_at + n * interval '1 minute', 'state', n % 2)) filled
    where s.id = ${testId('model')}`.execute(world.db);
  await sql`vacuum analyze submissions`.execute(world.db);
});
afterAll(() => watched.close());
beforeEach(() => void sent.splice(0));

const form = () => ({ id, municipalityId: HOME.id, version: 1, timeZone: 'UTC' });
const SCOPE = { areas: HOME.areas, createdBy: null };
/** Statements that read rows of submissions as they go out, without those that count them. */
const pagesAmong = (statements: readonly SentStatement[]) =>
  statements.filter(({ sql: text }) => text.includes('json_build_array((extract(epoch'));

it('X38.90 separated values are read in pages along an index; each costs its own rows, and one is kept beside the one that is used', async () => {
  const filter = filterOf({});
  const selection = await selectionOf(db, {
    form: form(),
    scope: SCOPE,
    filter,
    order: rowOrder(null, filter, null),
  });
  const counted = await countSelection(db, selection);
  sent.splice(0);
  const wish = {
    questionIds: ['name'],
    isMost: false,
    ticked: false,
    rows: false,
    facts: [],
    timeZone: 'UTC',
  };
  let read = 0;
  let used = 0;
  for await (const page of readExport(db, { selection, counted }, { wish, size: SIZE })) {
    used += 1;
    read += page.length;
    expect(page.length).toBeLessThanOrEqual(SIZE);
    expect(pagesAmong(sent).length).toBeLessThanOrEqual(used + 1);
  }
  expect([read, used]).toEqual([ROWS, ROWS / SIZE + 1]);
  const pages = pagesAmong(sent);
  for (const page of [pages[0], pages[50], pages[99]]) {
    const { indexes, rows } = await scansOf(client, page as SentStatement);
    expect(indexes).toMatch(/submissions_/);
    // Each of the two states gives as many as a page may need, and each row is then opened by its key.
    expect(rows).toBeLessThanOrEqual(3 * SIZE + 10);
  }
});

it('X38.90 a page of OData costs the same at the end of a feed as at its beginning, and reads no other row', async () => {
  const ask = (after: FeedRequest['after']): FeedRequest => ({
    format: 'odata',
    form: form(),
    scope: SCOPE,
    condition: null,
    order: { by: 'created', isDown: false },
    table: 'Submissions',
    select: ['__id'],
    after,
    skip: 0,
    top: null,
    counts: false,
    single: null,
    statementMs: null,
    context: '',
    next: '',
    feed: FEED,
  });
  const costs: number[] = [];
  let after: FeedRequest['after'] = null;
  let read = 0;
  do {
    sent.splice(0);
    const page = await feedPage(db, ask(after));
    read += page.rows;
    const statements = pagesAmong(sent);
    let cost = 0;
    for (const statement of statements) {
      const { indexes, rows } = await scansOf(client, statement);
      expect(indexes).toMatch(/submissions_/);
      cost += rows;
    }
    costs.push(cost / page.rows);
    const token = /\$skiptoken=([^"]+)"/.exec(Buffer.concat(page.pieces).toString())?.[1];
    after = token === undefined ? null : readToken(FEED, token);
  } while (after !== null);
  expect(read).toBe(ROWS);
  expect(costs.length).toBeGreaterThan(3);
  for (const cost of costs) expect(cost).toBeLessThan(4);
});
