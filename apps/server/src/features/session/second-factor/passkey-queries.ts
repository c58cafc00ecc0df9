// Passkeys of accounts, and the challenges of sessions that a passkey has to sign.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SessionOwner } from '../queries.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly credentialId: string;
  readonly transports: string[];
  readonly name: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function listPasskeys(
  db: Queryable,
  { municipalityId, userId }: SessionOwner,
): Promise<readonly PasskeyRow[]> {
  const found = await sql<PasskeyRow>`
    select id, credential_id, transports, name, added_at, last_used_at from passkeys
    where municipality_id = ${municipalityId} and user_id = ${userId} order by added_at, id`.execute(db);
  return found.rows;
}

export interface PasskeyKey {
  readonly id: string;
  readonly publicKey: Buffer;
}

/** Null when the account has no such passkey, also when another one has it. */
export async function findPasskey(
  db: Queryable,
  { municipalityId, userId }: SessionOwner,
  credentialId: string,
): Promise<PasskeyKey | null> {
  const found = await sql<PasskeyKey>`select id, public_key from passkeys
    where municipality_id = ${municipalityId} and user_id = ${userId} and credential_id = ${credentialId}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

interface AddedPasskey {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly at: Date;
}

/** False when an account has it already. */
export async function insertPasskey(
  tx: Queryable,
  { municipalityId, userId }: SessionOwner,
  { id, credentialId, publicKey, counter, transports, name, at }: AddedPasskey,
): Promise<boolean> {
  const added = await sql`
    insert into passkeys (municipality_id, id, user_id, credential_id, public_key, counter, transports, name, added_at)
    values (${municipalityId}, ${id}, ${userId}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter},
      ${transports}::text[], ${name}, ${at})
    on conflict do nothing returning 1`.execute(tx);
  return added.rows.length > 0;
}

/**
 * Notes that a passkey was used. False when its device counts and has not counted on since the last time: the key was
 * copied, or what it signed was sent before.
 */
export async function takePasskeyCounter(
  db: Queryable,
  { municipalityId, userId }: SessionOwner,
  { id, counter, at }: { readonly id: string; readonly counter: number; readonly at: Date },
): Promise<boolean> {
  const taken = await sql`update passkeys set counter = ${counter}, last_used_at = ${at}
    where municipality_id = ${municipalityId} and user_id = ${userId} and id = ${id}
      and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0)) returning 1`.execute(db);
  return taken.rows.length > 0;
}

/** Null when the account has no such passkey. */
export async function deletePasskey(
  tx: Queryable,
  { municipalityId, userId }: SessionOwner,
  id: string,
): Promise<Pick<PasskeyRow, 'name'> | null> {
  const deleted = await sql<Pick<PasskeyRow, 'name'>>`delete from passkeys
    where municipality_id = ${municipalityId} and user_id = ${userId} and id = ${id} returning name`.execute(
    tx,
  );
  return deleted.rows[0] ?? null;
}

/** False when the account has none. */
export async function deletePasskeys(
  tx: Queryable,
  { municipalityId, userId }: SessionOwner,
): Promise<boolean> {
  const deleted = await sql`delete from passkeys
    where municipality_id = ${municipalityId} and user_id = ${userId} returning 1`.execute(tx);
  return deleted.rows.length > 0;
}

/** Until the end of the transaction nobody else adds or deletes a second factor of the account. */
export async function lockFactors(tx: Queryable, { municipalityId, userId }: SessionOwner): Promise<void> {
  await sql`select from users where municipality_id = ${municipalityId} and id = ${userId} for update`.execute(
    tx,
  );
}

interface ChallengedSession extends SessionOwner {
  /** Hash of the session's token. */
  readonly session: Buffer;
}

/** In place of an earlier one of the session. */
export async function storeChallenge(
  db: Queryable,
  { municipalityId, userId, session }: ChallengedSession,
  { challenge, at }: { readonly challenge: string; readonly at: Date },
): Promise<void> {
  await sql`update sessions set challenge = ${challenge}, challenge_at = ${at}
    where municipality_id = ${municipalityId} and user_id = ${userId} and token_hash = ${session}`.execute(
    db,
  );
}

/** Uses a challenge up. Of two who answer it at the same moment only one gets true. */
export async function takeChallenge(
  db: Queryable,
  { municipalityId, userId, session }: ChallengedSession,
  { challenge, madeAfter }: { readonly challenge: string; readonly madeAfter: Date },
): Promise<boolean> {
  const taken = await sql`update sessions set challenge = null, challenge_at = null
    where municipality_id = ${municipalityId} and user_id = ${userId} and token_hash = ${session}
      and challenge = ${challenge} and challenge_at > ${madeAfter} returning 1`.execute(db);
  return taken.rows.length > 0;
}
