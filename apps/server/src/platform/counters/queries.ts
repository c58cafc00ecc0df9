// Compares kept counters with what they count, and repairs them.
// rules: X32.31
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { KeptCounter } from './kept-counter.ts';

/** Values of the key and the numbers, in the order of the counter's columns. */
export interface Difference {
  readonly key: readonly string[];
  readonly kept: readonly number[];
  readonly counted: readonly number[];
}

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** The rows of a municipality that differ, in the order of the key. */
function different({ table, key, numbers, recount }: KeptCounter, municipalityId: string) {
  const of = (side: string) => numbers.map((name) => sql`coalesce(${sql.ref(`${side}.${name}`)}, 0)`);
  return sql`
    select ${columns(key)}, array[${sql.join(of('k'))}]::bigint[] as kept, array[${sql.join(of('c'))}]::bigint[] as counted
    from (select ${columns([...key, ...numbers])} from ${sql.table(table)} where municipality_id = ${municipalityId}) k
    full join (${recount(municipalityId)}) c using (${columns(key)})
    where array[${sql.join(of('k'))}] <> array[${sql.join(of('c'))}]`;
}

export async function listDifferences(
  db: Queryable,
  counter: KeptCounter,
  municipalityId: string,
): Promise<readonly Difference[]> {
  const found = await sql<{ key: string[]; kept: string[]; counted: string[] }>`
    select array[${sql.join(counter.key.map((name) => sql`${sql.ref(name)}::text`))}] as key, kept::text[], counted::text[]
    from (${different(counter, municipalityId)}) d order by 1`.execute(db);
  return found.rows.map(({ key, kept, counted }) => ({
    key,
    kept: kept.map(Number),
    counted: counted.map(Number),
  }));
}

export async function repairCounter(
  tx: Queryable,
  counter: KeptCounter,
  municipalityId: string,
): Promise<void> {
  const { table, key, numbers, repair } = counter;
  if (repair) {
    await repair(municipalityId, different(counter, municipalityId)).execute(tx);
    return;
  }
  const counted = numbers.map((_, index) => sql`counted[${sql.lit(index + 1)}]`);
  await sql`
    insert into ${sql.table(table)} (municipality_id, ${columns([...key, ...numbers])})
    select ${municipalityId}, ${columns(key)}, ${sql.join(counted)} from (${different(counter, municipalityId)}) d
    on conflict (municipality_id, ${columns(key)}) do update
      set ${sql.join(numbers.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(tx);
}
