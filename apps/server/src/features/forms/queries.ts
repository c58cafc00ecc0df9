// Forms and their versions.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { DuplicatedFrom } from '@constancia/domain/forms/edit/duplicate-form.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/db/contains.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { inScope } from '../territory/public.ts';

export interface FormFilters {
  readonly text: string;
  readonly area: string | null;
  readonly municipality: string | null;
}

export interface FormListRow {
  readonly id: string;
  readonly title: Localized;
  readonly areaId: string;
  readonly areaName: string;
  readonly municipalityId: string;
  readonly municipalityName: string;
  readonly public: boolean;
  readonly citizen: boolean;
  readonly portal: boolean;
  readonly paymentGateway: boolean;
  readonly version: number;
  readonly duplicated: unknown;
  readonly settings: Partial<MunicipalitySettings>;
}

/** In any of its languages: people look for a form by the title that they see. */
function hasTitle(pattern: string): RawBuilder<unknown> {
  return sql`(lower(f.title) like lower(${pattern})
    or exists (select from jsonb_each_text(f.titles -> 'in') t where lower(t.value) like lower(${pattern})))`;
}

function listCondition(scope: RowScope, filters: FormFilters): RawBuilder<unknown> {
  const text = filters.text.trimStart();
  return sql`f.deleted_at is null and ${inScope(scope, 'f.area_id')}
    and ${filters.area === null ? sql`true` : sql`f.area_id = ${filters.area}`}
    and ${filters.municipality === null ? sql`true` : sql`f.municipality_id = ${filters.municipality}`}
    and ${text === '' ? sql`true` : hasTitle(contains(text))}`;
}

/** By the titles that a reader of the language sees; '' for the forms' own. */
export async function listForms(
  db: Queryable,
  {
    scope,
    filters,
    language,
  }: { readonly scope: RowScope; readonly filters: FormFilters; readonly language: string },
  page: { readonly offset: number; readonly size: number },
): Promise<{
  readonly rows: readonly FormListRow[];
  readonly total: number;
  readonly anyPaymentGateway: boolean;
}> {
  const where = listCondition(scope, filters);
  const rows = await sql<FormListRow>`
    select f.id, f.titles as title, f.area_id, a.name as area_name, f.municipality_id, m.name as municipality_name, f.public,
           f.citizen, f.portal, f.payment_gateway, f.version, f.duplicated, m.settings
    from forms f
    join areas a on a.municipality_id = f.municipality_id and a.id = f.area_id
    join municipalities m on m.id = f.municipality_id
    where ${where}
    order by coalesce(nullif(f.titles -> 'in' ->> ${language}::text, ''), f.title) collate "es-x-icu", f.id
    limit ${page.size} offset ${page.offset}`.execute(db);
  const sums = await sql<{ total: number; gateway: boolean }>`
    select count(*) as total, coalesce(bool_or(f.payment_gateway), false) as gateway from forms f where ${where}`.execute(
    db,
  );
  return {
    rows: rows.rows,
    total: sums.rows[0]?.total ?? 0,
    anyPaymentGateway: sums.rows[0]?.gateway ?? false,
  };
}

export interface FormRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly areaId: string;
  readonly areaName: string;
  readonly version: number;
  readonly title: Localized;
  readonly public: boolean;
  readonly portal: boolean;
  readonly citizen: boolean;
  readonly responseLimit: number | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly submissions: number;
  /** The submissions among them that count for the limit. */
  readonly counted: number;
  readonly municipalityName: string;
  /** Keyword of the municipality; '' when it has none. */
  readonly keyword: string;
  readonly timeZone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly settings: Partial<MunicipalitySettings>;
  readonly countryDisabled: boolean;
  readonly sells: boolean;
  /** The municipality's payment shop that a form sells with now; null for the installation's, and when it sells nothing. */
  readonly shopNumber: number | null;
}

/** A form with what its uses need to know about its municipality; null when it does not exist. */
export async function findForm(db: Queryable, id: string): Promise<FormRow | null> {
  const found = await sql<FormRow>`
    select f.municipality_id, f.id, f.area_id, a.name as area_name, f.version, f.titles as title, f.public, f.portal, f.citizen,
           f.response_limit, f.created_at, f.deleted_at, coalesce(n.submissions, 0) as submissions,
           coalesce(n.counted, 0) as counted, m.name as municipality_name, m.keyword, m.time_zone, m.latitude, m.longitude, m.settings, c.disabled as country_disabled,
           f.payment_gateway as sells, s.number as shop_number
    from forms f
    join areas a on a.municipality_id = f.municipality_id and a.id = f.area_id
    join municipalities m on m.id = f.municipality_id
    join provinces p on p.id = m.province_id
    join countries c on c.id = p.country_id
    left join form_counters n on n.municipality_id = f.municipality_id and n.form_id = f.id
    left join payment_shops s on f.payment_gateway and s.municipality_id = f.municipality_id and s.replaced_at is null
    where f.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Locks the row of a form for writing, against other writers and against submissions being stored. The
 * municipality's counter is locked first, as in intake, so that the number of submissions cannot change and
 * there is no deadlock.
 */
export async function lockForm(
  db: Queryable,
  municipalityId: string,
  id: string,
): Promise<{ readonly version: number; readonly deleted: boolean; readonly submissions: number } | null> {
  await sql`select from submission_counters where municipality_id = ${municipalityId} for update`.execute(db);
  const found = await sql<{ version: number; deleted: boolean }>`
    select version, deleted_at is not null as deleted from forms
    where municipality_id = ${municipalityId} and id = ${id} for update`.execute(db);
  const row = found.rows[0];
  if (!row) return null;
  const counted = await sql<{ submissions: number }>`
    select submissions from form_counters where municipality_id = ${municipalityId} and form_id = ${id}`.execute(
    db,
  );
  return { ...row, submissions: counted.rows[0]?.submissions ?? 0 };
}

export interface FormKey {
  readonly municipalityId: string;
  readonly formId: string;
}

export async function findDefinition(
  db: Queryable,
  { municipalityId, formId }: FormKey,
  version: number,
): Promise<FormDefinition | null> {
  const found = await sql<{ definition: FormDefinition }>`
    select definition from form_versions
    where municipality_id = ${municipalityId} and form_id = ${formId} and version = ${version}`.execute(db);
  return found.rows[0]?.definition ?? null;
}

export interface FormToSave {
  readonly municipalityId: string;
  readonly id: string;
  readonly areaId: string;
  readonly definition: FormDefinition;
}

export interface NewFormFacts {
  readonly createdAt: Date;
  readonly duplicated?: unknown;
  readonly deletedAt?: Date | null;
  readonly deletion?: unknown;
  readonly residue?: unknown;
}

function asJson(value: unknown): RawBuilder<unknown> {
  return value === undefined || value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`;
}

function shownHeaderImage({ options, headerImage }: FormDefinition): string {
  return options.showHeaderImage ? headerImage : '';
}

/** False when the id is taken. */
export async function insertForm(db: Queryable, form: FormToSave, facts: NewFormFacts): Promise<boolean> {
  const { options, title, responseLimit } = form.definition;
  const inserted = await sql<{ id: string }>`
    insert into forms (municipality_id, id, area_id, title, titles, public, portal, payment_gateway, citizen, response_limit,
      header_image, duplicated, created_at, deleted_at, deletion, residue)
    values (${form.municipalityId}, ${form.id}, ${form.areaId}, ${title.text}, ${JSON.stringify(title)}::jsonb, ${options.publicAccess},
      ${options.citizenAssociationFromCitizenPortal}, ${options.addPaymentGateway}, ${options.citizen},
      ${options.limitResponses ? responseLimit : null}, ${shownHeaderImage(form.definition)}, ${asJson(facts.duplicated)}, ${facts.createdAt},
      ${facts.deletedAt ?? null}, ${asJson(facts.deletion)}, ${asJson(facts.residue)})
    on conflict do nothing returning id`.execute(db);
  return inserted.rows.length > 0;
}

export async function insertVersion(
  db: Queryable,
  version: {
    readonly municipalityId: string;
    readonly formId: string;
    readonly version: number;
    readonly definition: FormDefinition;
    readonly savedAt: Date;
    readonly savedBy: string;
    readonly edit: boolean;
  },
): Promise<void> {
  await sql`
    insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by, edit)
    values (${version.municipalityId}, ${version.formId}, ${version.version},
      ${JSON.stringify(version.definition)}::jsonb, ${version.savedAt}, ${version.savedBy}, ${version.edit})`.execute(
    db,
  );
}

export async function updateForm(db: Queryable, form: FormToSave, version: number): Promise<void> {
  const { options, title, responseLimit } = form.definition;
  await sql`
    update forms set version = ${version}, area_id = ${form.areaId}, title = ${title.text}, titles = ${JSON.stringify(title)}::jsonb, public = ${options.publicAccess},
      portal = ${options.citizenAssociationFromCitizenPortal}, payment_gateway = ${options.addPaymentGateway},
      citizen = ${options.citizen}, response_limit = ${options.limitResponses ? responseLimit : null},
      header_image = ${shownHeaderImage(form.definition)}
    where municipality_id = ${form.municipalityId} and id = ${form.id}`.execute(db);
}

/**
 * The forms, not deleted, whose newest version names the picture. `open`: visitors may see it too. Copies of
 * a form share its picture, so there can be several.
 */
export async function headerImageOwner(
  db: Queryable,
  key: string,
): Promise<readonly { readonly areaId: string; readonly open: boolean }[]> {
  const found = await sql<{ areaId: string; open: boolean }>`
    select area_id, public or portal as open from forms where header_image = ${key} and deleted_at is null`.execute(
    db,
  );
  return found.rows;
}

/** Hides the form together with its submissions (P4.19). */
export async function hideForm(
  db: Queryable,
  { municipalityId, formId }: FormKey,
  deletion: { readonly username: string; readonly at: Date },
): Promise<void> {
  const stored = { username: deletion.username, at: deletion.at.toISOString(), emptyForm: false };
  await sql`
    update forms set deleted_at = ${deletion.at}, deletion = ${asJson(stored)}
    where municipality_id = ${municipalityId} and id = ${formId}`.execute(db);
}

/** Removes a form without submissions, with its versions (P4.20). */
export async function removeForm(db: Queryable, { municipalityId, formId }: FormKey): Promise<void> {
  await sql`delete from forms where municipality_id = ${municipalityId} and id = ${formId}`.execute(db);
}

/** Where the form was copied from and to; null when it does not exist or is not a copy. */
export async function findCopy(
  db: Queryable,
  id: string,
): Promise<{ readonly areaId: string; readonly duplicated: DuplicatedFrom } | null> {
  const found = await sql<{ areaId: string; duplicated: DuplicatedFrom }>`
    select area_id, duplicated from forms
    where id = ${id} and duplicated is not null and deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** When the next version was saved; null when there is none yet. */
export async function findReplacedAt(
  db: Queryable,
  { municipalityId, formId }: FormKey,
  version: number,
): Promise<Date | null> {
  const found = await sql<{ savedAt: Date }>`
    select saved_at from form_versions
    where municipality_id = ${municipalityId} and form_id = ${formId} and version > ${version}
    order by version limit 1`.execute(db);
  return found.rows[0]?.savedAt ?? null;
}

export interface VersionRow {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly submissions: number;
}

/** Saved versions with their number of submissions, newest first. */
export async function listVersions(
  db: Queryable,
  { municipalityId, formId }: FormKey,
  page: { readonly before: number | null; readonly most: number },
): Promise<readonly VersionRow[]> {
  const older = page.before === null ? sql`true` : sql`v.version < ${page.before}`;
  const found = await sql<VersionRow>`
    select v.version, v.saved_at, v.saved_by, coalesce(n.submissions, 0) as submissions
    from form_versions v
    left join lateral (
      select sum(c.submissions)::bigint as submissions from version_counters c
      where c.municipality_id = v.municipality_id and c.form_id = v.form_id and c.version = v.version) n on true
    where v.municipality_id = ${municipalityId} and v.form_id = ${formId} and ${older}
    order by v.version desc limit ${page.most}`.execute(db);
  return found.rows;
}
