// The settings of a municipality in its row.
import type { Localized } from '@constancia/domain/localized.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/database.ts';

export interface SettingsRow {
  readonly name: string;
  readonly timeZone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly settings: Partial<MunicipalitySettings>;
  readonly ownTexts: OwnTexts;
  readonly version: number;
}

/** `lock`: nobody else changes the row before the transaction ends; submissions are stored on. */
export async function findSettings(
  db: Queryable,
  id: string,
  { lock }: { readonly lock: boolean },
): Promise<SettingsRow | null> {
  const found = await sql<SettingsRow>`
    select name, time_zone, latitude, longitude, settings, own_texts, settings_version as version
    from municipalities where id = ${id} ${lock ? sql`for no key update` : sql``}`.execute(db);
  return found.rows[0] ?? null;
}

/** Forms of a municipality that were not deleted, in Spanish order. */
export async function listFormTitles(
  db: Queryable,
  municipalityId: string,
): Promise<readonly { readonly id: string; readonly title: Localized }[]> {
  const found = await sql<{ id: string; title: Localized }>`
    select f.id, f.titles as title from forms f where f.municipality_id = ${municipalityId} and f.deleted_at is null
    order by f.title collate "es-x-icu", f.id`.execute(db);
  return found.rows;
}

/** Names of the time zones in which the database computes days. */
export async function listTimeZones(db: Queryable): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`select name from pg_timezone_names order by name`.execute(db);
  return found.rows.map(({ name }) => name);
}

type NewSettings = Pick<SettingsRow, 'timeZone' | 'latitude' | 'longitude' | 'settings' | 'ownTexts'>;

/** Replaces those keys of `settings` that are named; what else stands there stays. Returns the new version. */
export async function updateSettings(
  tx: Queryable,
  { id, edited, ...row }: NewSettings & { readonly id: string; readonly edited: readonly string[] },
): Promise<number> {
  const changed = await sql<{ version: number }>`
    update municipalities set time_zone = ${row.timeZone}, latitude = ${row.latitude}, longitude = ${row.longitude},
      settings = (settings - ${edited}::text[]) || ${JSON.stringify(row.settings)}::jsonb,
      own_texts = ${JSON.stringify(row.ownTexts)}::jsonb, settings_version = settings_version + 1
    where id = ${id} returning settings_version as version`.execute(tx);
  return changed.rows[0]?.version ?? 0;
}
