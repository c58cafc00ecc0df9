// Numbers wait for minutes only, so PostgreSQL never knows how many there are: sorting them may not depend on what it thinks.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction, openDatabase, type Queryable } from '../../platform/db/database.ts';
import { saveForm } from '../../testing/forms.ts';
import { HOME } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { sortForm } from './upkeep-queries.ts';

const QUESTIONS = 50;
const PACKS = 1_000;
/** Numbers of a pack; each has two other leading digits, so it goes into a heap of its own. */
const NUMBERS = 9;
const HEAPS = QUESTIONS * NUMBERS;

let world: TestWorld;
let formId: string;
beforeAll(async () => {
  world = await openTestWorld();
  const definition = aForm().withSection('s', aQuestion('size', 'integer')).build();
  formId = await saveForm(world.as.supervisor, { id: 'sorted', definition });
});
afterAll(() => world.close());

/** Packs of the numbers 110, 220 … 990. */
const fill = () =>
  sql`insert into number_packs (municipality_id, form_id, class, question_id, area_id, day, times, numbers)
    select ${HOME.id}, ${formId}, 'number', 'q' || n % ${QUESTIONS}::integer, ${HOME.areas[0]}, date '2026-03-10', 1,
      array(select generate_series(110, 990, 110))
    from generate_series(1, ${PACKS}::integer) n`.execute(world.db);

interface Reads {
  readonly packs: number;
  readonly heaps: number;
}

/** Rows and index entries of both tables that this transaction has read. */
async function reads(tx: Queryable): Promise<Reads> {
  const { rows } = await sql<Reads>`
    with read as (
      select coalesce(i.indrelid, c.oid)::regclass::text as name, pg_stat_get_xact_tuples_returned(c.oid) as amount
      from pg_class c left join pg_index i on i.indexrelid = c.oid)
    select coalesce(sum(amount) filter (where name = 'number_packs'), 0)::integer as packs,
      coalesce(sum(amount) filter (where name = 'number_heaps'), 0)::integer as heaps
    from read`.execute(tx);
  return rows[0] ?? { packs: Number.NaN, heaps: Number.NaN };
}

it.each(['never', 'emptied'])(
  'X32.52 sorting reads each pack and each heap a few times at most, though PostgreSQL takes their tables for empty (%s)',
  async (state) => {
    await sql`truncate number_packs, number_heaps`.execute(world.db);
    if (state === 'emptied') await sql`vacuum analyze number_packs, number_heaps`.execute(world.db);
    // A connection that has planned nothing yet.
    const db = openDatabase({ url: () => world.url, connections: 1 });
    const sortOnce = async (): Promise<Reads> => {
      await fill();
      return inTransaction(db, async (tx) => {
        let more = true;
        while (more) more = await sortForm(tx, { municipalityId: HOME.id, formId });
        return reads(tx);
      });
    };
    await sortOnce();
    const second = await sortOnce();
    await db.destroy();
    expect(second.packs).toBeGreaterThanOrEqual(PACKS);
    expect(second.packs).toBeLessThan(10 * PACKS);
    expect(second.heaps).toBeGreaterThanOrEqual(HEAPS);
    expect(second.heaps).toBeLessThan(10 * HEAPS);
    const { rows } = await sql<{ readonly heaps: number; readonly times: number }>`
      select count(*)::integer as heaps, sum(times)::integer as times from number_heaps`.execute(world.db);
    expect(rows).toEqual([{ heaps: HEAPS, times: 2 * PACKS * NUMBERS }]);
  },
);
