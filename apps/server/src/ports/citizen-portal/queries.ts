// Tokens of the built-in citizen portal.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { PortalLogin } from './port.ts';

export async function findToken(db: Queryable, tokenHash: Buffer, now: Date): Promise<PortalLogin | null> {
  const found = await sql<Omit<PortalLogin, 'id'> & { id: string }>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.document_number as "documentNumber",
      c.username, c.municipality_id as "municipalityId"
    from portal_tokens t join citizens c on c.municipality_id = t.municipality_id and c.id = t.citizen_id
    where t.token_hash = ${tokenHash} and t.expires_at > ${now}`.execute(db);
  const row = found.rows[0];
  return row ? { ...row, id: Number(row.id) } : null;
}

export interface NewToken {
  readonly municipalityId: string;
  readonly citizenId: number;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** False when the register has no such person. */
export async function insertToken(db: Queryable, token: NewToken): Promise<boolean> {
  const inserted = await sql<{ citizenId: string }>`
    insert into portal_tokens (municipality_id, token_hash, citizen_id, expires_at)
    select municipality_id, ${token.tokenHash}, id, ${token.expiresAt} from citizens
    where municipality_id = ${token.municipalityId} and id = ${token.citizenId}
    returning citizen_id`.execute(db);
  return inserted.rows.length > 0;
}

export async function deleteTokens(db: Queryable, now: Date): Promise<void> {
  await sql`delete from portal_tokens where expires_at <= ${now}`.execute(db);
}
