// Sends notices to every process. The functions announce_*.sql of the database use the same channel.
// rules: X33.61
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Queryable } from '../db/database.ts';

const CHANNEL = 'constancia_notices';

export async function sendNotices(db: Queryable, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(db);
}

/** From now on the client gets what is sent. */
export async function listenForNotices(client: Client): Promise<void> {
  await client.query(`listen ${CHANNEL}`);
}
