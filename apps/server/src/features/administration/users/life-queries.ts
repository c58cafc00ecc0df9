// Deactivating and deleting accounts.

import { ADMINISTRATOR_ROLE } from '@constancia/domain/access/role-table.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

interface AccountName {
  readonly municipalityId: string;
  readonly id: string;
}

/**
 * The active administrators. Until the end of the transaction nobody else deactivates, deletes or demotes one, so that
 * two who close each other's account at the same moment take turns.
 */
export async function lockAdministrators(tx: Queryable): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select id from users where roles[1] = ${ADMINISTRATOR_ROLE} and deactivated_at is null order by id for update`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}

/** `deactivatedAt`: null when it is active again. */
export async function setDeactivated(
  tx: Queryable,
  { municipalityId, id }: AccountName,
  { at, deactivatedAt, by }: { readonly at: Date; readonly deactivatedAt: Date | null; readonly by: string },
): Promise<void> {
  await sql`update users set deactivated_at = ${deactivatedAt}, updated_at = ${at}, updated_by = ${by}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

/** Its sessions stay, so that their next request can say what became of the account (P4.03). */
export async function deleteAccount(
  tx: Queryable,
  { municipalityId, id }: AccountName,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await sql`
    with deleted as (delete from users where municipality_id = ${municipalityId} and id = ${id}
      returning municipality_id, id, username_lookup)
    insert into deleted_users (municipality_id, id, username_lookup, deleted_at, deleted_by)
    select municipality_id, id, username_lookup, ${at}, ${by} from deleted`.execute(tx);
}
