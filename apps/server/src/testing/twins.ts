// Twins: rows of another municipality with the ids of this one, in every table that allows them. A query that
// finds a row by its id alone finds the twin too.
import { sql } from 'kysely';
import { AWAY, HOME } from './territory.ts';
import type { TestWorld } from './with-app.ts';

/** Twins have TWIN wherever their originals have ORIGINAL. */
export const ORIGINAL = 'ORIGINAL';
export const TWIN = 'GEMELO';

/**
 * Tables whose rows belong to a municipality, except the audit log, which is a chain, and the counters of
 * submissions.
 */
async function tablesToTwin(world: TestWorld): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'municipality_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not like 'audit_%' and c.relname not like '%_counters'
    order by 1`.execute(world.db);
  return found.rows.map(({ name }) => name);
}

/** Those that are stored as given; the database computes the others. */
async function columnsOf(world: TestWorld, table: string): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    world.db,
  );
  return found.rows.map(({ name }) => name);
}

/**
 * Gives every row of the two municipalities a twin in the other one; returns the tables that accepted any.
 */
export async function plantTwins(world: TestWorld): Promise<readonly string[]> {
  const tables = await tablesToTwin(world);
  const planted = new Set<string>();
  await world.db.transaction().execute(async (tx) => {
    // Twins need not match other rows: foreign keys are not checked.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of tables) {
      const columns = sql.join((await columnsOf(world, table)).map((name) => sql.ref(name)));
      for (const [from, to] of [
        [AWAY.id, HOME.id],
        [HOME.id, AWAY.id],
      ]) {
        const { rows } = await sql`
          insert into ${sql.table(table)} (${columns}) overriding system value
          select ${columns} from (select (jsonb_populate_record(null::${sql.table(table)},
            replace(to_jsonb(t)::text, ${ORIGINAL}, ${TWIN})::jsonb
              || jsonb_build_object('municipality_id', ${to}::text)
              || case when to_jsonb(t) ? 'key' then jsonb_build_object('key', to_jsonb(t) ->> 'key' || '-twin')
                   else '{}' end)).*
          from ${sql.table(table)} t
          where municipality_id = ${from} and coalesce(to_jsonb(t) ->> 'key', '') not like '%-twin') as twins
          on conflict do nothing returning municipality_id`.execute(tx);
        if (rows.length > 0) planted.add(table);
      }
    }
  });
  return [...planted];
}
