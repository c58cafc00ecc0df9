// What a move of the files asks of the database; nothing is changed.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** The next keys in file storage that rows name, by name. */
export async function keysAfter(db: Queryable, last: string, most: number): Promise<readonly string[]> {
  const found = await sql<{ key: string }>`
    select key from (
      (select key from files where key > ${last} order by key limit ${most})
      union
      (select file_key as key from records where file_key > ${last} order by file_key limit ${most})
    ) named order by key limit ${most}`.execute(db);
  return found.rows.map(({ key }) => key);
}

export async function isNamed(db: Queryable, key: string): Promise<boolean> {
  const found = await sql<{ named: boolean }>`
    select exists (select from files where key = ${key})
      or exists (select from records where file_key = ${key}) as named`.execute(db);
  return found.rows[0]?.named === true;
}

/** False when another move of this database runs. Held by the connection until it ends. */
export async function lockMoves(connection: Queryable): Promise<boolean> {
  const found = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(hashtext('constancia-move-files')) as locked`.execute(connection);
  return found.rows[0]?.locked === true;
}
