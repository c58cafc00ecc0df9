// What an export reads, all in one snapshot: rows as lines of JSON, and what the documents need. Lists of any length come page by
// page from a cursor.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import type { RegisteredAsset } from '@constancia/domain/interchange/registers/assets-document.ts';
import type { CitizenRecord } from '@constancia/domain/interchange/registers/citizen-document.ts';
import type { UserRecord } from '@constancia/domain/interchange/registers/user-document.ts';
import type { Agenda } from '@constancia/domain/appointments/agenda.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export type Ids = readonly string[];

/** Columns that stay behind: what lets people in, and what refers to a table that stays behind. */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  users: ['password_hash'],
  pay_orders: ['shop_number'],
};

/** Tables whose rows are not in the order of their key, because the database numbers them as they come in. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  review_marks: ['municipality_id', 'submission_id', 'position'],
};

const ofMunicipalities = (ids: Ids) => sql`t.municipality_id = any(${ids})`;

/** Tables of which not all rows of the municipalities come along, or that have no municipality. */
const ROWS: Readonly<Record<string, (ids: Ids) => RawBuilder<unknown>>> = {
  countries: (ids) => sql`t.id in (
    select p.country_id from provinces p join municipalities m on m.province_id = p.id where m.id = any(${ids}))`,
  provinces: (ids) => sql`t.id in (select m.province_id from municipalities m where m.id = any(${ids}))`,
  municipalities: (ids) => sql`t.id = any(${ids})`,
  user_areas: (ids) => sql`${ofMunicipalities(ids)} and t.area_municipality_id = any(${ids})`,
  submission_views: (ids) => sql`${ofMunicipalities(ids)} and t.user_municipality_id = any(${ids})`,
  files: (ids) => sql`${ofMunicipalities(ids)} and t.used_at is not null`,
};

/** Without those that the database computes or numbers, and those that stay behind. */
export async function listColumns(db: Queryable, table: string): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = ''
    order by a.attname`.execute(db);
  return found.rows.map(({ name }) => name).filter((name) => !WITHHELD[table]?.includes(name));
}

async function orderOf(db: Queryable, table: string): Promise<readonly string[]> {
  const given = ORDER[table];
  if (given) return given;
  const found = await sql<{ name: string }>`
    select a.attname as name
    from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.position`.execute(db);
  return found.rows.map(({ name }) => name);
}

const ofTable = (names: readonly string[]) => sql.join(names.map((name) => sql`t.${sql.id(name)}`));

/** Rows that are held at the same time. */
export const PAGE_ROWS = 200;

/** What a query finds, at most `most` rows at a time. Only within a transaction; `name` is of the cursor. */
export async function* pagesOf<Row>(
  tx: Queryable,
  name: string,
  { query, most = PAGE_ROWS }: { readonly query: RawBuilder<Row>; readonly most?: number },
): AsyncGenerator<readonly Row[]> {
  const cursor = sql.id(name);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(most)} from ${cursor}`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < most) break;
  }
  await sql`close ${cursor}`.execute(tx);
}

/** Times in rows are written in one way, whatever the server's settings; it may take hours, and pause while files are copied. */
export async function beginExport(tx: Queryable): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
}

/** The rows of a table of these municipalities as lines of JSON, in an order that does not change. */
export async function* pagesOfRows(
  tx: Queryable,
  { table, columns, ids }: { readonly table: string; readonly columns: readonly string[]; readonly ids: Ids },
  most = PAGE_ROWS,
): AsyncGenerator<readonly string[]> {
  const order = ofTable(await orderOf(tx, table));
  const query = sql<{ line: string }>`
    select (select to_jsonb(r) from (select ${ofTable(columns)}) r)::text as line
    from ${sql.id(table)} t where ${(ROWS[table] ?? ofMunicipalities)(ids)} order by ${order}`;
  for await (const rows of pagesOf(tx, `rows_of_${table}`, { query, most })) yield rows.map(({ line }) => line);
}

export interface ExportedMunicipality {
  readonly id: string;
  readonly name: string;
  readonly platformId: number | null;
  readonly keyword: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly usesAws: boolean;
  readonly timeZone: string;
  readonly settings: Partial<MunicipalitySettings>;
  readonly lastNumber: number;
  readonly provinceId: string;
  readonly provinceName: string;
  readonly countryId: string;
  readonly countryName: string;
  readonly flag: string;
  readonly countryPlatformId: number | null;
  readonly disabled: boolean;
}

/** In the order of country, province and id; all of them when `only` is null. */
export async function listExported(
  db: Queryable,
  only: string | null,
): Promise<readonly ExportedMunicipality[]> {
  const found = await sql<ExportedMunicipality>`
    select m.id, m.name, m.platform_id, m.keyword, m.latitude, m.longitude, m.uses_aws, m.time_zone, m.settings,
      coalesce(n.last_number, 0) as last_number, p.id as province_id, p.name as province_name, c.id as country_id,
      c.name as country_name, c.flag, c.platform_id as country_platform_id, c.disabled
    from municipalities m join provinces p on p.id = m.province_id join countries c on c.id = p.country_id
    left join submission_counters n on n.municipality_id = m.id
    where ${only}::text is null or m.id = ${only} order by c.id, p.id, m.id`.execute(db);
  return found.rows;
}

export async function listAreasOf(
  db: Queryable,
  ids: Ids,
): Promise<readonly { readonly municipalityId: string; readonly id: string; readonly name: string }[]> {
  const found = await sql<{ municipalityId: string; id: string; name: string }>`
    select municipality_id, id, name from areas where municipality_id = any(${ids})
    order by municipality_id, id`.execute(db);
  return found.rows;
}

export async function listIncidentAreasOf(
  db: Queryable,
  municipalityId: string,
): Promise<readonly { readonly id: number; readonly description: string }[]> {
  const found = await sql<{ id: number; description: string }>`
    select id, description from incident_areas where municipality_id = ${municipalityId} order by id`.execute(
    db,
  );
  return found.rows;
}

export async function listAgendasOf(db: Queryable, municipalityId: string): Promise<readonly Agenda[]> {
  const found = await sql<Agenda>`
    select id, name, type_id, tenant_id, tenant_unique_name from agendas
    where municipality_id = ${municipalityId} order by id`.execute(db);
  return found.rows;
}

export function pagesOfAssets(
  tx: Queryable,
  municipalityId: string,
): AsyncGenerator<readonly RegisteredAsset[]> {
  const query = sql<RegisteredAsset>`
    select id, description, type, address, icon, incident_area_id, latitude, longitude from assets
    where municipality_id = ${municipalityId} order by id`;
  return pagesOf(tx, 'assets_of', { query });
}

export type UserRow = Omit<UserRecord, 'areaPaths' | 'lastAccess' | 'updatedAt' | 'updatedBy' | 'residue'> & {
  /** Ids in the order of the account. */
  readonly areaIds: readonly string[];
  readonly lastAccessAt: Date | null;
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
  readonly residue: UserRecord['residue'] | null;
};

export function pagesOfUsers(tx: Queryable, ids: Ids): AsyncGenerator<readonly UserRow[]> {
  const query = sql<UserRow>`
    select u.id, u.username, u.email, u.first_name, u.last_name, u.inspector_number, u.roles, u.provider_id,
      u.last_access_at, u.updated_at, u.updated_by, u.residue,
      array(select a.area_id from user_areas a where a.municipality_id = u.municipality_id and a.user_id = u.id
            and a.area_municipality_id = any(${ids}) order by a.position) as area_ids
    from users u where u.municipality_id = any(${ids}) order by u.municipality_id, u.id`;
  return pagesOf(tx, 'users_of', { query });
}

export type CitizenRow = Omit<CitizenRecord, 'municipalityPath' | 'source' | 'residue'> & {
  readonly municipalityId: string;
  readonly residue: CitizenRecord['residue'] | null;
};

export function pagesOfCitizens(
  tx: Queryable,
  ids: Ids,
  personType: CitizenRecord['personType'],
): AsyncGenerator<readonly CitizenRow[]> {
  const query = sql<CitizenRow>`
    select municipality_id, id, first_name, last_name, document_number, document_type, tax_number, email, phone, street,
      person_type, username, residue
    from citizens where municipality_id = any(${ids}) and person_type = ${personType} order by municipality_id, id`;
  return pagesOf(tx, `citizens_${personType}`, { query });
}

export interface ExportedForm {
  readonly municipalityId: string;
  readonly id: string;
  readonly areaId: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly duplicated: FormRecord['duplicatedFrom'];
  readonly deletedAt: Date | null;
  readonly deletion: FormRecord['deletion'];
  /** What the imported document said besides, and its residue; null for a form that was made here. */
  readonly residue: Partial<Omit<FormRecord, 'definition'>> | null;
  readonly edits: readonly { readonly at: string; readonly username: string }[];
}

export async function listFormIds(db: Queryable, ids: Ids): Promise<Ids> {
  const found = await sql<{ id: string }>`
    select id from forms where municipality_id = any(${ids}) order by municipality_id, id`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function readExportedForm(db: Queryable, ids: Ids, id: string): Promise<ExportedForm> {
  const found = await sql<ExportedForm>`
    select f.municipality_id, f.id, f.area_id, f.version, f.created_at, f.duplicated, f.deleted_at, f.deletion, f.residue,
      coalesce((select jsonb_agg(jsonb_build_object('at', v.saved_at, 'username', v.saved_by) order by v.version)
        from form_versions v where v.municipality_id = f.municipality_id and v.form_id = f.id and v.edit), '[]') as edits
    from forms f where f.municipality_id = any(${ids}) and f.id = ${id}`.execute(db);
  const [form] = found.rows;
  if (!form) throw new Error(`form ${id} is not in the snapshot`);
  return form;
}

export async function readVersion(
  db: Queryable,
  { municipalityId, id }: Pick<ExportedForm, 'municipalityId' | 'id'>,
  version: number,
): Promise<FormDefinition> {
  const found = await sql<{ definition: FormDefinition }>`
    select definition from form_versions
    where municipality_id = ${municipalityId} and form_id = ${id} and version = ${version}`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error(`form ${id} has no version ${version}`);
  return row.definition;
}

/** Keys in file storage that come along. */
export async function* pagesOfKeys(tx: Queryable, ids: Ids): AsyncGenerator<Ids> {
  const query = sql<{ key: string }>`
    select t.key from files t where ${(ROWS['files'] ?? ofMunicipalities)(ids)} order by t.key`;
  for await (const rows of pagesOf(tx, 'keys_of', { query })) yield rows.map(({ key }) => key);
}
