// Passwords of accounts, and the links with which their owners choose one: the table holds the hashes of the tokens.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** An account as far as its password is concerned. */
export interface PasswordAccount {
  readonly municipalityId: string;
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly municipalityName: string;
}

type AccountName = Pick<PasswordAccount, 'municipalityId' | 'id'>;

const ACCOUNT = sql`u.municipality_id, u.id, u.username, u.email, u.first_name, u.last_name, m.name as municipality_name
  from users u join municipalities m on m.id = u.municipality_id`;

/** An account that is active and can sign in with its e-mail address. */
export async function findPasswordAccount(
  db: Queryable,
  { municipalityId, id }: AccountName,
): Promise<PasswordAccount | null> {
  const found = await sql<PasswordAccount>`select ${ACCOUNT}
    where u.municipality_id = ${municipalityId} and u.id = ${id} and u.deactivated_at is null
      and u.email_lookup <> ''`.execute(db);
  return found.rows[0] ?? null;
}

export async function findPasswordAccountByEmail(
  db: Queryable,
  lookup: string,
): Promise<PasswordAccount | null> {
  const found = await sql<PasswordAccount>`select ${ACCOUNT}
    where u.email_lookup = ${lookup} and u.deactivated_at is null and ${lookup} <> ''`.execute(db);
  return found.rows[0] ?? null;
}

export async function insertLink(
  db: Queryable,
  { municipalityId, id }: AccountName,
  { tokenHash, expiresAt }: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await sql`insert into password_links (municipality_id, user_id, token_hash, expires_at)
    values (${municipalityId}, ${id}, ${tokenHash}, ${expiresAt})`.execute(db);
}

/** The account of a link that can be used now. */
export async function findAccountOfLink(
  db: Queryable,
  tokenHash: Buffer,
  at: Date,
): Promise<PasswordAccount | null> {
  const found = await sql<PasswordAccount>`select ${ACCOUNT}
    join password_links l on l.municipality_id = u.municipality_id and l.user_id = u.id
    where l.token_hash = ${tokenHash} and l.expires_at > ${at} and u.deactivated_at is null
      and u.email_lookup <> ''`.execute(db);
  return found.rows[0] ?? null;
}

/** Uses a link up. Of two people who use it at the same moment only one gets true. */
export async function takeLink(tx: Queryable, tokenHash: Buffer, at: Date): Promise<boolean> {
  const taken = await sql`delete from password_links where token_hash = ${tokenHash} and expires_at > ${at}
    returning 1`.execute(tx);
  return taken.rows.length > 0;
}

export async function deleteLinksOf(db: Queryable, { municipalityId, id }: AccountName): Promise<void> {
  await sql`delete from password_links where municipality_id = ${municipalityId} and user_id = ${id}`.execute(
    db,
  );
}

export async function deleteExpiredLinks(db: Queryable, at: Date): Promise<void> {
  await sql`delete from password_links where expires_at <= ${at}`.execute(db);
}

/** False when the account is not active any more, or its password is not `former`, the hash of the one that was given. */
export async function storePassword(
  tx: Queryable,
  { municipalityId, id }: AccountName,
  { passwordHash, former }: { readonly passwordHash: string; readonly former?: string | null | undefined },
): Promise<boolean> {
  const isFormer = former === undefined ? sql`true` : sql`password_hash is not distinct from ${former}`;
  const stored = await sql`update users set password_hash = ${passwordHash}
    where municipality_id = ${municipalityId} and id = ${id} and deactivated_at is null and ${isFormer}
    returning 1`.execute(tx);
  return stored.rows.length > 0;
}
