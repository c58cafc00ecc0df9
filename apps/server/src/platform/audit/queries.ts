// The audit log: append-only and hash-chained per municipality. An entry is written in the transaction of what it
// tells about, so that neither exists without the other.
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** Writes an entry in the caller's transaction. `details` hold no personal data: ids, counts, names of fields. */
export async function appendAudit(
  db: Queryable,
  entry: {
    readonly municipalityId: string;
    readonly at: Date;
    readonly actor: string;
    readonly action: 'create' | 'update' | 'delete' | 'read' | 'export' | 'sign-in' | 'sign-out' | 'import';
    readonly subject: string;
    readonly subjectId: string;
    readonly details?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await sql`select append_audit(${entry.municipalityId}, ${entry.at}, ${entry.actor}, ${entry.action},
    ${entry.subject}, ${entry.subjectId}, ${JSON.stringify(entry.details ?? {})}::jsonb)`.execute(db);
}
