// Staff accounts.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface UserRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
  readonly roles: readonly string[];
  readonly providerId: string | null;
  readonly passwordHash: string | null;
  readonly deactivatedAt: Date | null;
  /** Made by the demonstration: everybody who sees the output of the start knows its password. */
  readonly demonstration: boolean;
  /** It belongs to an identity of the provider. */
  readonly isBound: boolean;
}

export interface StoredArea {
  readonly municipalityId: string;
  readonly areaId: string;
}

const userRows = sql`
    select municipality_id, id, username, email, first_name, last_name, inspector_number, roles, provider_id, password_hash,
           deactivated_at, demonstration, provider_subject is not null as is_bound
    from users`;

export async function findUserByEmail(db: Queryable, lookup: string): Promise<UserRow | null> {
  const found = await sql<UserRow>`
    ${userRows} where email_lookup = ${lookup}`.execute(db);
  return found.rows[0] ?? null;
}

/** The name as it is written, or in other letter case (P7.02, P7.03): no two accounts have the same. */
export async function findUserByUsername(db: Queryable, lookup: string): Promise<UserRow | null> {
  const found = await sql<UserRow>`
    ${userRows} where username_lookup = ${lookup}`.execute(db);
  return found.rows[0] ?? null;
}

/** How the provider of single sign-on names a person: never given to anybody else. */
export interface IdentityName {
  readonly issuer: string;
  readonly subject: string;
}

/** Null before the first single sign-on of the person. */
export async function findUserByIdentity(
  db: Queryable,
  { issuer, subject }: IdentityName,
): Promise<UserRow | null> {
  const found = await sql<UserRow>`
    ${userRows} where provider_issuer = ${issuer} and provider_subject = ${subject}`.execute(db);
  return found.rows[0] ?? null;
}

/** False when the account belongs to another identity, or the identity has another account. */
export async function bindToIdentity(
  tx: Queryable,
  { municipalityId, id }: Pick<UserRow, 'municipalityId' | 'id'>,
  { issuer, subject }: IdentityName,
): Promise<boolean> {
  // Those who bind the same identity take turns, so that the second one sees what the first has done.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${issuer} ${subject}`}, 0))`.execute(
    tx,
  );
  const bound = await sql<{ id: string }>`
    update users set provider_issuer = ${issuer}, provider_subject = ${subject}
    where municipality_id = ${municipalityId} and id = ${id}
      and (provider_subject is null or (provider_issuer = ${issuer} and provider_subject = ${subject}))
      and not exists (select from users o
        where o.provider_issuer = ${issuer} and o.provider_subject = ${subject} and o.id <> ${id})
    returning id`.execute(tx);
  return bound.rows.length > 0;
}

/** False when it belonged to none. */
export async function unbindFromIdentity(
  tx: Queryable,
  { municipalityId, id }: Pick<UserRow, 'municipalityId' | 'id'>,
): Promise<boolean> {
  const unbound = await sql<{ id: string }>`
    update users set provider_issuer = null, provider_subject = null
    where municipality_id = ${municipalityId} and id = ${id} and provider_subject is not null
    returning id`.execute(tx);
  return unbound.rows.length > 0;
}

/** Whether this installation has demonstration accounts. */
export async function hasDemonstrationAccounts(db: Queryable): Promise<boolean> {
  const found = await sql<{ found: boolean }>`
    select exists (select from users where demonstration) as found`.execute(db);
  return found.rows[0]?.found ?? false;
}

/** Whether a staff account has this name; `lookup`: the name as `lookupName` writes it. */
export async function isAccountName(db: Queryable, lookup: string): Promise<boolean> {
  const found = await sql<{ id: string }>`
    select id from users where username_lookup = ${lookup} or (email_lookup = ${lookup} and ${lookup} <> '')
    limit 1`.execute(db);
  return found.rows.length > 0;
}

/** The name under which a user's submissions may be stored: username first, e-mail second. */
export async function findAuthor(
  db: Queryable,
  municipalityId: string,
  userId: string,
): Promise<Pick<UserRow, 'username' | 'firstName' | 'lastName' | 'inspectorNumber'> | null> {
  const found = await sql<Pick<UserRow, 'username' | 'firstName' | 'lastName' | 'inspectorNumber'>>`
    select username, first_name, last_name, inspector_number from users
    where municipality_id = ${municipalityId} and id = ${userId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function touchLastAccess(
  db: Queryable,
  user: Pick<UserRow, 'municipalityId' | 'id'>,
  at: Date,
): Promise<void> {
  await sql`update users set last_access_at = ${at}
    where municipality_id = ${user.municipalityId} and id = ${user.id}`.execute(db);
}

export interface UserToSave {
  readonly municipalityId: string;
  readonly id: string;
  readonly username: string;
  readonly usernameLookup: string;
  readonly email: string;
  readonly emailLookup: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
  readonly roles: readonly string[];
  readonly providerId: string | null;
  readonly passwordHash: string | null;
  readonly lastAccessAt: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly residue: unknown;
  readonly areas: readonly StoredArea[];
}

/** Inserts or updates by id; an existing password is kept when the new one is null. */
export async function saveUser(db: Queryable, user: UserToSave): Promise<void> {
  const u = user;
  await sql`
    insert into users (municipality_id, id, username, username_lookup, email, email_lookup, first_name, last_name,
      inspector_number, roles, provider_id, password_hash, last_access_at, updated_at, updated_by, residue)
    values (${u.municipalityId}, ${u.id}, ${u.username}, ${u.usernameLookup}, ${u.email}, ${u.emailLookup},
      ${u.firstName}, ${u.lastName}, ${u.inspectorNumber}, ${u.roles}, ${u.providerId}, ${u.passwordHash},
      ${u.lastAccessAt}, ${u.updatedAt}, ${u.updatedBy}, ${u.residue ? JSON.stringify(u.residue) : null}::jsonb)
    on conflict (municipality_id, id) do update set username = excluded.username,
      username_lookup = excluded.username_lookup, email = excluded.email, email_lookup = excluded.email_lookup,
      first_name = excluded.first_name, last_name = excluded.last_name,
      inspector_number = excluded.inspector_number, roles = excluded.roles, provider_id = excluded.provider_id,
      password_hash = coalesce(excluded.password_hash, users.password_hash), updated_at = excluded.updated_at,
      updated_by = excluded.updated_by, residue = excluded.residue`.execute(db);
  await sql`delete from user_areas where municipality_id = ${u.municipalityId} and user_id = ${u.id}`.execute(
    db,
  );
  for (const [position, area] of u.areas.entries()) {
    await sql`
      insert into user_areas (municipality_id, user_id, position, area_municipality_id, area_id)
      values (${u.municipalityId}, ${u.id}, ${position}, ${area.municipalityId}, ${area.areaId})`.execute(db);
  }
}
