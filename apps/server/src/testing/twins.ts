// Twins: rows of another municipality under the ids of this one, in every table that lets them be. What finds a row by
// its id alone finds the twin as well.
import { sql } from 'kysely';
import { AWAY, HOME } from './territory.ts';
import type { TestWorld } from './with-app.ts';

/** Stands in the twins wherever this stands in the rows they are of. */
export const ORIGINAL = 'ORIGINAL';
export const TWIN = 'GEMELO';

/** Tables whose rows belong to a municipality, but for the audit, which is a chain, and what counts answers. */
async function tablesToTwin(world: TestWorld): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'municipality_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not like 'audit_%' and c.relname not like '%_counters'
    order by 1`.execute(world.db);
  return found.rows.map(({ name }) => name);
}

/** Gives every row of the two municipalities a twin in the other one; the tables that took any. */
export async function plantTwins(world: TestWorld): Promise<readonly string[]> {
  const tables = await tablesToTwin(world);
  const planted = new Set<string>();
  await world.db.transaction().execute(async (tx) => {
    // Twins need not fit to other rows: a stranger's do not.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of tables) {
      for (const [from, to] of [
        [AWAY.id, HOME.id],
        [HOME.id, AWAY.id],
      ]) {
        const { rows } = await sql`
          insert into ${sql.table(table)} overriding system value
          select (jsonb_populate_record(null::${sql.table(table)},
            replace(to_jsonb(t)::text, ${ORIGINAL}, ${TWIN})::jsonb
              || jsonb_build_object('municipality_id', ${to}::text)
              || case when to_jsonb(t) ? 'key' then jsonb_build_object('key', to_jsonb(t) ->> 'key' || '-twin')
                   else '{}' end)).*
          from ${sql.table(table)} t
          where municipality_id = ${from} and coalesce(to_jsonb(t) ->> 'key', '') not like '%-twin'
          on conflict do nothing returning municipality_id`.execute(tx);
        if (rows.length > 0) planted.add(table);
      }
    }
  });
  return [...planted];
}
