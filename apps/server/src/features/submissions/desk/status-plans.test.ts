// What the database reads for a page of a list that is filtered by badge or payment, where few of many have it.
import { filterOf, type SubmissionFilter } from '@constancia/domain/submissions/filter/submission-filter.ts';
import type { ListOrder } from '@constancia/domain/submissions/order/list-order.ts';
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
import { rowOrder } from '../list/order-queries.ts';

const ROWS = 20_000;
/** The oldest ones have it: whoever walks from the newest on reads all others first. */
const FEW = 20;

let watched: WatchedWorld;
let world: TestWorld;
let db: Database;
let client: pg.Client;
let form: string;
let sent: SentStatement[];

beforeAll(async () => {
  watched = await openWatchedWorld();
  ({ world, db, sent, client } = watched);
  form = await saveForm(world.as.supervisor, { id: 'rare', definition: STAFF_FORM });
  await submitTo(world.as.inspector, form, { id: 'model', answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, ${ROWS}::integer) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'm'), 'code', 'M' || n,
        'created_at', timestamptz '2026-03-01T15:00Z' - n * interval '1 minute',
        'updated_at', timestamptz '2026-03-01T15:00Z' - n * interval '1 minute', 'state', n % 2,
        'badge', case when n > ${ROWS - FEW}::integer then 'to-correct' else 'approved' end,
        'payment', case when n > ${ROWS - FEW}::integer then 'rejected' else 'paid' end)) filled
    where s.id = ${testId('model')}`.execute(world.db);
  await sql`vacuum analyze submissions`.execute(world.db);
});
afterAll(() => watched.close());

const DAYS = { from: '2026-02-01', to: '2026-03-01' };
const CASES: readonly (readonly [Partial<SubmissionFilter>, ListOrder | null])[] = [
  [{}, null],
  [{ state: 1 }, null],
  [DAYS, null],
  [{ byLastUpdate: true }, null],
  [{ answeredBy: 'inspector' }, null],
  [{}, { by: 'state', isDown: true }],
  [{}, { by: 'created', isDown: false }],
  [{}, { by: 'code', isDown: true }],
];

it.each([{ badge: 'to-correct' }, { payment: 'rejected' }] as const)(
  'X33.93 R8.06 a page of the few of many with %o reads them, and none of the others',
  async (status) => {
    for (const [some, order] of CASES) {
      const filter = { ...filterOf({}), ...some, ...status };
      sent.length = 0;
      const page = await listPage(
        db,
        {
          form: { municipalityId: HOME.id, id: form, timeZone: 'UTC' },
          scope: { areas: HOME.areas, createdBy: null },
          filter,
          order: rowOrder(order, filter, null),
        },
        { cursor: undefined, size: 5, columns: [] },
      );
      const about = JSON.stringify([some, order]);
      expect([page.total, page.rows.length], about).toEqual([filter.state === null ? FEW : FEW / 2, 5]);
      const queries = sent.filter(({ sql: text }) => text.includes('from submissions s'));
      expect(queries.length, about).toBeGreaterThan(1);
      for (const query of queries) {
        const { indexes, rows } = await scansOf(client, query);
        expect(rows, `${about} ${indexes}`).toBeLessThan(4 * FEW);
        expect(indexes, about).toMatch('badge' in status ? /by_badge/ : /by_payment/);
      }
    }
  },
);

it('X33.93 more than ten thousand are not counted to their end, and the list pages through them in its order', async () => {
  const page = (query: string) => world.as.admin.get(`/api/forms/${form}/submissions?badge=approved${query}`);
  const first = (await page('')).body;
  expect([first.total, first.more, first.submissions.length]).toEqual([10_000, true, 15]);
  const codes = ({ submissions }: { readonly submissions: readonly { readonly code: string }[] }) =>
    submissions.map(({ code }) => code);
  const next = (await page(`&cursor=${first.next}`)).body;
  expect(codes(next).slice(0, 2)).toEqual(['M16', 'M17']);
  expect(codes((await page('&cursor=last')).body).at(-1)).toBe(`M${ROWS - FEW}`);
  expect(codes((await page('&order=-state')).body)[1]).toBe('M3');
});
