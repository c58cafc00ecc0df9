// What the documents of an export need to know of the database, all in one snapshot.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import type { RegisteredAsset } from '@constancia/domain/interchange/registers/assets-document.ts';
import type { CitizenRecord } from '@constancia/domain/interchange/registers/citizen-document.ts';
import type { UserRecord } from '@constancia/domain/interchange/registers/user-document.ts';
import type { Agenda } from '@constancia/domain/appointments/agenda.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { type Ids, pagesOf } from './pages/queries.ts';

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
