// Second factors of accounts: the sealed secret of the application, and the hashes of the recovery codes. Passkeys have a
// file of their own.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SessionOwner } from '../queries.ts';

interface StoredSecret {
  readonly sealed: string;
  readonly lastCounter: number;
}

export async function findSecret(
  db: Queryable,
  { municipalityId, userId }: SessionOwner,
): Promise<string | null> {
  const found = await sql<{ sealed: string }>`
    select sealed from totp_secrets where municipality_id = ${municipalityId} and user_id = ${userId}`.execute(
    db,
  );
  return found.rows[0]?.sealed ?? null;
}

/** In place of an earlier one. */
export async function storeSecret(
  tx: Queryable,
  owner: SessionOwner,
  { sealed, lastCounter, at }: StoredSecret & { readonly at: Date },
): Promise<void> {
  await deleteSecret(tx, owner);
  await sql`insert into totp_secrets (municipality_id, user_id, sealed, confirmed_at, last_counter)
    values (${owner.municipalityId}, ${owner.userId}, ${sealed}, ${at}, ${lastCounter})`.execute(tx);
}

/** False when the account has none. */
export async function deleteSecret(
  tx: Queryable,
  { municipalityId, userId }: SessionOwner,
): Promise<boolean> {
  const deleted = await sql`delete from totp_secrets
    where municipality_id = ${municipalityId} and user_id = ${userId} returning 1`.execute(tx);
  return deleted.rows.length > 0;
}

/** Uses a code up. Of several people who use it at the same moment only one gets true. */
export async function takeCounter(
  db: Queryable,
  { municipalityId, userId }: SessionOwner,
  { sealed, lastCounter }: StoredSecret,
): Promise<boolean> {
  const taken = await sql`update totp_secrets set last_counter = ${lastCounter}, sealed = ${sealed}
    where municipality_id = ${municipalityId} and user_id = ${userId} and last_counter < ${lastCounter}
    returning 1`.execute(db);
  return taken.rows.length > 0;
}

export async function deleteRecoveryCodes(
  tx: Queryable,
  { municipalityId, userId }: SessionOwner,
): Promise<void> {
  await sql`delete from recovery_codes where municipality_id = ${municipalityId} and user_id = ${userId}`.execute(
    tx,
  );
}

/** In place of all earlier ones. */
export async function storeRecoveryCodes(
  tx: Queryable,
  owner: SessionOwner,
  hashes: readonly Buffer[],
): Promise<void> {
  const { municipalityId, userId } = owner;
  await deleteRecoveryCodes(tx, owner);
  await sql`insert into recovery_codes (municipality_id, user_id, code_hash)
    select ${municipalityId}, ${userId}, hash from unnest(${hashes}::bytea[]) as hash`.execute(tx);
}

/** Uses a recovery code up. Of several people who use it at the same moment only one gets true. */
export async function takeRecoveryCode(
  db: Queryable,
  { municipalityId, userId }: SessionOwner,
  hash: Buffer,
): Promise<boolean> {
  const taken = await sql`delete from recovery_codes
    where municipality_id = ${municipalityId} and user_id = ${userId} and code_hash = ${hash} returning 1`.execute(
    db,
  );
  return taken.rows.length > 0;
}

export interface FactorState {
  readonly hasApplication: boolean;
  readonly hasPassword: boolean;
  readonly recoveryCodesLeft: number;
}

export async function findFactorState(
  db: Queryable,
  { municipalityId, userId }: SessionOwner,
): Promise<FactorState> {
  const found = await sql<FactorState>`
    select t.user_id is not null as has_application, u.password_hash is not null and u.email_lookup <> '' as has_password,
      (select count(*)::int from recovery_codes r
       where r.municipality_id = u.municipality_id and r.user_id = u.id) as recovery_codes_left
    from users u left join totp_secrets t on t.municipality_id = u.municipality_id and t.user_id = u.id
    where u.municipality_id = ${municipalityId} and u.id = ${userId}`.execute(db);
  return found.rows[0] ?? { hasApplication: false, hasPassword: false, recoveryCodesLeft: 0 };
}

/** Names of the keys with which secrets are sealed. */
export async function listKeyNames(db: Queryable): Promise<readonly { name: string; secrets: number }[]> {
  const found = await sql<{ name: string; secrets: number }>`
    select split_part(sealed, '.', 1) as name, count(*)::int as secrets from totp_secrets group by 1`.execute(
    db,
  );
  return found.rows;
}
