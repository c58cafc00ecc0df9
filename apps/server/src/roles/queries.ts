// What roles read and write besides the features: facts of the installation, the printed accounts.
import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database.ts';

const DEMONSTRATION = 'demonstration-accounts';

/** Remembers which accounts are demonstration accounts: those that exist now. */
export async function rememberDemonstrationAccounts(db: Queryable): Promise<void> {
  await sql`
    insert into installation_facts (name, fact)
    select ${DEMONSTRATION}, coalesce(jsonb_agg(email_lookup), '[]'::jsonb) from users
    on conflict (name) do update set fact = excluded.fact`.execute(db);
}

export async function listDemonstrationAccounts(
  db: Queryable,
): Promise<readonly { readonly role: string; readonly email: string }[]> {
  const found = await sql<{ role: string; email: string }>`
    select coalesce(u.roles[1], '') as role, u.email
    from users u
    join installation_facts f on f.name = ${DEMONSTRATION} and f.fact ? u.email_lookup
    join municipalities m on m.id = u.municipality_id
    order by m.name collate "es-x-icu" desc, u.roles[1], u.email`.execute(db);
  return found.rows;
}

/** An area an account can belong to, the oldest by id; null in an empty installation. */
export async function findAnyArea(
  db: Queryable,
): Promise<{ readonly municipality_id: string; readonly area_id: string } | null> {
  const found = await sql<{ municipality_id: string; area_id: string }>`
    select municipality_id, id as area_id from areas order by municipality_id, id limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** Of every municipality, with its name. */
export async function findPeople(
  db: Queryable,
  documentNumber: string,
): Promise<readonly { readonly municipality_id: string; readonly id: string; readonly name: string }[]> {
  const found = await sql<{ municipality_id: string; id: string; name: string }>`
    select distinct on (m.id) c.municipality_id, c.id, m.name
    from citizens c join municipalities m on m.id = c.municipality_id
    where c.document_number = ${documentNumber} order by m.id, c.id`.execute(db);
  return found.rows;
}
