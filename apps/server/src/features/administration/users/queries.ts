// Accounts for the grid of users and for editing.
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';

export interface ListedAccount {
  readonly id: string;
  readonly municipalityId: string;
  readonly municipalityName: string;
  readonly username: string;
  readonly usernameLookup: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly areas: readonly string[];
  readonly active: boolean;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly isBound: boolean;
}

export interface Filter {
  /** Part of the username, the e-mail address or the names. */
  readonly text: string;
  /** The role that counts, the first one. */
  readonly role: string | null;
  /** Null for the accounts of all municipalities. */
  readonly municipalityId: string | null;
}

function matching({ text, role }: Filter): RawBuilder<boolean> {
  const pattern = contains(text);
  return sql<boolean>`${role === null ? sql`true` : sql`u.roles[1] = ${role}`}
    and (u.username ilike ${pattern} or u.email ilike ${pattern}
      or u.first_name || ' ' || u.last_name ilike ${pattern})`;
}

const COLUMNS = sql`u.id, u.municipality_id, m.name as municipality_name, u.username, u.username_lookup, u.email, u.first_name,
  u.last_name, u.roles, u.deactivated_at is null as active, u.password_hash is not null as has_password,
  exists (select from totp_secrets t where t.municipality_id = u.municipality_id and t.user_id = u.id)
    or exists (select from passkeys p where p.municipality_id = u.municipality_id and p.user_id = u.id)
    as has_second_factor, u.provider_subject is not null as is_bound,
  (select coalesce(array_agg(a.name order by x.position), '{}') from user_areas x
   join areas a on a.municipality_id = x.area_municipality_id and a.id = x.area_id
   where x.municipality_id = u.municipality_id and x.user_id = u.id) as areas`;

const MUNICIPALITY = sql`join municipalities m on m.id = u.municipality_id`;

const BY_USERNAME = sql`u.username_lookup, u.id`;

function accountsOf(filter: Filter, joined: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from users u ${joined}
    where (${filter.municipalityId}::text is null or u.municipality_id = ${filter.municipalityId}) and ${matching(filter)}`;
}

/** A page of accounts by username. */
export function listAccounts(db: Queryable, filter: Filter, page: Page): Promise<FoundPage<ListedAccount>> {
  const found = (joined: RawBuilder<unknown>) => accountsOf(filter, joined);
  return findPage(db, { columns: COLUMNS, found, joined: MUNICIPALITY, order: BY_USERNAME }, page);
}

/** The next accounts by username after one, which may be deleted by now. */
export async function listAccountsAfter(
  db: Queryable,
  filter: Filter,
  { after, size }: { readonly after: ListedAccount | null; readonly size: number },
): Promise<readonly ListedAccount[]> {
  const beyond = after ? sql`(u.username_lookup, u.id) > (${after.usernameLookup}, ${after.id})` : sql`true`;
  const found = await sql<ListedAccount>`
    select ${COLUMNS} ${accountsOf(filter, MUNICIPALITY)} and ${beyond} order by ${BY_USERNAME} limit ${size}`.execute(
    db,
  );
  return found.rows;
}

export interface Account extends Omit<ListedAccount, 'areas' | 'hasSecondFactor' | 'isBound'> {
  readonly inspectorNumber: string;
  readonly updatedAt: Date | null;
  readonly areas: readonly { readonly municipalityId: string; readonly id: string }[];
}

/** Null when there is no such account. `lock`: until the end of the transaction nobody else changes it. */
export async function findAccount(
  db: Queryable,
  id: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Account | null> {
  const found = await sql<Omit<Account, 'areas'>>`
    select u.id, u.municipality_id, m.name as municipality_name, u.username, u.username_lookup, u.email, u.first_name, u.last_name,
      u.roles, u.inspector_number, u.updated_at, u.deactivated_at is null as active,
      u.password_hash is not null as has_password
    from users u join municipalities m on m.id = u.municipality_id
    where u.id = ${id} ${lock ? sql`for update of u` : sql``}`.execute(db);
  const account = found.rows[0];
  if (!account) return null;
  const areas = await sql<{ municipalityId: string; id: string }>`
    select area_municipality_id as municipality_id, area_id as id from user_areas
    where municipality_id = ${account.municipalityId} and user_id = ${id} order by position`.execute(db);
  return { ...account, areas: areas.rows };
}

/** The areas of a municipality by name in Spanish order. */
export async function areasOf(
  db: Queryable,
  municipalityId: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const found = await sql<{ id: string; name: string }>`
    select id, name from areas where municipality_id = ${municipalityId}
    order by name collate "es-x-icu", id`.execute(db);
  return found.rows;
}

export interface NewAccount {
  readonly municipalityId: string;
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly emailLookup: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly providerId: string;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

/**
 * Says which of id, username and e-mail address is in use, or was that of a deleted account; the caller then undoes the
 * transaction. Null when it was stored.
 */
export async function insertAccount(
  tx: Queryable,
  u: NewAccount,
): Promise<'id-taken' | 'id-retired' | 'username-taken' | 'username-retired' | 'email-taken' | null> {
  const inserted = await sql<{ id: string }>`
    insert into users (municipality_id, id, username, username_lookup, email, email_lookup, first_name, last_name,
      roles, provider_id, updated_at, updated_by)
    values (${u.municipalityId}, ${u.id}, ${u.username}, ${u.username}, ${u.email}, ${u.emailLookup}, ${u.firstName},
      ${u.lastName}, ${[u.role]}, ${u.providerId}, ${u.updatedAt}, ${u.updatedBy})
    on conflict do nothing returning id`.execute(tx);
  // After the insert: a deletion that runs at this moment has ended by now.
  if (inserted.rows.length > 0) return retired(tx, u);
  if (await findAccount(tx, u.id)) return 'id-taken';
  const named = await sql`select from users where username_lookup = ${u.username}`.execute(tx);
  return named.rows.length > 0 ? 'username-taken' : 'email-taken';
}

async function retired(tx: Queryable, u: NewAccount): Promise<'id-retired' | 'username-retired' | null> {
  const found = await sql<{ sameId: boolean }>`
    select id = ${u.id} as same_id from deleted_users where id = ${u.id} or username_lookup = ${u.username}
    order by same_id desc limit 1`.execute(tx);
  const [account] = found.rows;
  if (!account) return null;
  return account.sameId ? 'id-retired' : 'username-retired';
}

export interface ChangedAccount {
  readonly municipalityId: string;
  readonly id: string;
  readonly roles: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

export async function updateAccount(tx: Queryable, u: ChangedAccount): Promise<void> {
  await sql`
    update users set roles = ${u.roles}, first_name = ${u.firstName}, last_name = ${u.lastName},
      inspector_number = ${u.inspectorNumber}, updated_at = ${u.updatedAt}, updated_by = ${u.updatedBy}
    where municipality_id = ${u.municipalityId} and id = ${u.id}`.execute(tx);
}

/** Replaces the areas of an account by these of its municipality, in this order. */
export async function replaceAreas(
  tx: Queryable,
  { municipalityId, id }: { readonly municipalityId: string; readonly id: string },
  areaIds: readonly string[],
): Promise<void> {
  await sql`delete from user_areas where municipality_id = ${municipalityId} and user_id = ${id}`.execute(tx);
  await sql`
    insert into user_areas (municipality_id, user_id, position, area_municipality_id, area_id)
    select ${municipalityId}, ${id}, given.position - 1, ${municipalityId}, given.id
    from unnest(${areaIds}::text[]) with ordinality as given(id, position)`.execute(tx);
}
