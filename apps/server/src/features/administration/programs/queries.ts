// The tokens of the programs of a municipality.
// rules: X38.01-X38.03, X40.59

import { ROLES_OF_THE_WHOLE_PLATFORM, type Right } from '@constancia/domain/access/role-table.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';
import { plainText } from '../../../platform/db/queries.ts';

interface NamedArea {
  readonly id: string;
  readonly name: string;
}

export interface ProgramRow {
  readonly id: string;
  readonly name: string;
  readonly beginning: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly ownerActive: boolean;
  readonly rights: readonly string[];
  readonly areas: readonly NamedArea[] | null;
  readonly networks: readonly string[];
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly lastUsedFrom: string | null;
}

interface TokenSearch extends Page {
  readonly text: string;
  /** When they are to be used. */
  readonly at: Date;
}

const COLUMNS = sql`t.id, t.name, t.beginning, t.owner_id, t.owner_name, t.rights, t.networks::text[] as networks,
  t.created_at, t.created_by, t.expires_at, t.revoked_at, t.last_used_at, t.last_used_from,
  u.id is not null and u.deactivated_at is null as owner_active,
  case when t.area_ids is null then null else coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name collate "es-x-icu", a.id)
    from areas a where a.municipality_id = t.municipality_id and a.id = any(t.area_ids)), '[]'::jsonb) end as areas`;

const OWNER = sql`left join users u on u.municipality_id = t.municipality_id and u.id = t.owner_id`;

/**
 * A page of those that a text finds, and how many there are on all pages: those that are not ended first, then by when they
 * were made, the newest first.
 */
export function listTokens(
  db: Queryable,
  municipalityId: string,
  { text, at, ...page }: TokenSearch,
): Promise<FoundPage<ProgramRow>> {
  const found = (joined: RawBuilder<unknown>) => sql`from api_tokens t ${joined}
    where t.municipality_id = ${municipalityId} and (${text} = '' or ${plainText(sql`t.name || ' ' || t.beginning || ' ' || t.owner_name`)}
    like ${plainText(sql`${contains(text)}::text`)})`;
  const order = sql`(t.revoked_at is not null or t.expires_at <= ${at}), t.created_at desc, t.id`;
  return findPage(db, { columns: COLUMNS, found, joined: OWNER, order }, page);
}

/** Makes whoever makes a token of this municipality at the same moment wait for its turn. */
export async function lockTokens(tx: Queryable, municipalityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('api-tokens'), hashtext(${municipalityId}))`.execute(tx);
}

export async function countUsable(tx: Queryable, municipalityId: string, now: Date): Promise<number> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from api_tokens
    where municipality_id = ${municipalityId} and revoked_at is null and expires_at > ${now}`.execute(tx);
  return counted.rows[0]?.total ?? 0;
}

/** Deletes ended tokens but the newest. */
export async function deleteEnded(
  tx: Queryable,
  municipalityId: string,
  { now, keep }: { readonly now: Date; readonly keep: number },
): Promise<void> {
  await sql`
    delete from api_tokens where municipality_id = ${municipalityId} and id in (
      select id from api_tokens
      where municipality_id = ${municipalityId} and (revoked_at is not null or expires_at <= ${now})
      order by created_at desc, id offset ${keep})`.execute(tx);
}

export interface NewToken {
  readonly municipalityId: string;
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly tokenHash: Buffer;
  readonly beginning: string;
  readonly rights: readonly Right[];
  readonly areaIds: readonly string[] | null;
  readonly networks: readonly string[];
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly expiresAt: Date;
}

/** False when the id is in use. */
export async function insertToken(tx: Queryable, t: NewToken): Promise<boolean> {
  const inserted = await sql`
    insert into api_tokens (municipality_id, id, name, owner_id, owner_name, token_hash, beginning, rights, area_ids,
      networks, created_at, created_by, expires_at)
    values (${t.municipalityId}, ${t.id}, ${t.name}, ${t.ownerId}, ${t.ownerName}, ${t.tokenHash}, ${t.beginning},
      ${t.rights}::text[], ${t.areaIds}::text[],
      array(select network(given::inet)::cidr from unnest(${t.networks}::text[]) as given), ${t.createdAt},
      ${t.createdBy}, ${t.expiresAt})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}

/** The token, locked; null when there is none. */
export async function lockToken(
  tx: Queryable,
  municipalityId: string,
  id: string,
): Promise<{ readonly name: string; readonly ownerName: string; readonly revokedAt: Date | null } | null> {
  const found = await sql<{ name: string; ownerName: string; revokedAt: Date | null }>`
    select name, owner_name, revoked_at from api_tokens
    where municipality_id = ${municipalityId} and id = ${id} for update`.execute(tx);
  return found.rows[0] ?? null;
}

export async function revokeToken(
  tx: Queryable,
  { municipalityId, id }: { readonly municipalityId: string; readonly id: string },
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await sql`update api_tokens set revoked_at = ${at}, revoked_by = ${by}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

/** The areas of its municipality that an account has, all of them for a role that works everywhere; by name. */
export async function areasOfOwner(
  db: Queryable,
  { municipalityId, id }: { readonly municipalityId: string; readonly id: string },
): Promise<readonly NamedArea[]> {
  const found = await sql<NamedArea>`
    select a.id, a.name from areas a
    join users u on u.municipality_id = a.municipality_id and u.id = ${id}
    where a.municipality_id = ${municipalityId}
      and (u.roles[1] = any(${ROLES_OF_THE_WHOLE_PLATFORM}::text[]) or exists (
        select from user_areas ua where ua.municipality_id = u.municipality_id and ua.user_id = u.id
          and ua.area_municipality_id = a.municipality_id and ua.area_id = a.id))
    order by a.name collate "es-x-icu", a.id`.execute(db);
  return found.rows;
}

export async function timeZoneOf(db: Queryable, municipalityId: string): Promise<string> {
  const found = await sql<{ timeZone: string }>`
    select time_zone from municipalities where id = ${municipalityId}`.execute(db);
  return found.rows[0]?.timeZone ?? 'UTC';
}
