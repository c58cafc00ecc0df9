// The token of a request with everything that it may do today, read in one round trip.

import { ROLES_OF_THE_WHOLE_PLATFORM } from '@constancia/domain/access/role-table.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface ProgramRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly name: string;
  readonly rights: readonly string[];
  readonly lastUsedAt: Date | null;
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** Areas of its municipality that were ticked and that the owner has. */
  readonly areaIds: readonly string[];
}

/** Null when no token that can be used now, from this network address, has this hash. */
export async function findProgram(
  db: Queryable,
  tokenHash: Buffer,
  { networkAddress, now }: { readonly networkAddress: string; readonly now: Date },
): Promise<ProgramRow | null> {
  const found = await sql<ProgramRow>`
    select t.municipality_id, t.id, t.name, t.rights, t.last_used_at,
           u.id as user_id, u.username, u.email, u.roles,
           array(select a.id from areas a
                 where a.municipality_id = t.municipality_id
                   and (t.area_ids is null or a.id = any(t.area_ids))
                   and (u.roles[1] = any(${ROLES_OF_THE_WHOLE_PLATFORM}::text[]) or exists (
                     select from user_areas ua where ua.municipality_id = u.municipality_id and ua.user_id = u.id
                       and ua.area_municipality_id = a.municipality_id and ua.area_id = a.id))
                 order by a.id) as area_ids
    from api_tokens t
    join users u on u.municipality_id = t.municipality_id and u.id = t.owner_id
    join municipalities m on m.id = t.municipality_id
    join provinces p on p.id = m.province_id
    join countries c on c.id = p.country_id
    where t.token_hash = ${tokenHash}
      and t.revoked_at is null
      and t.expires_at > ${now}
      and u.deactivated_at is null
      and not c.disabled
      and (cardinality(t.networks) = 0 or ${networkAddress}::inet <<= any(t.networks))`.execute(db);
  return found.rows[0] ?? null;
}

export async function touchProgram(
  db: Queryable,
  { municipalityId, id }: Pick<ProgramRow, 'municipalityId' | 'id'>,
  { networkAddress, now }: { readonly networkAddress: string; readonly now: Date },
): Promise<void> {
  await sql`update api_tokens set last_used_at = ${now}, last_used_from = ${networkAddress}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(db);
}
