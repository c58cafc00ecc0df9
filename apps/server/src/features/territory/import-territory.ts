// Imports countries, provinces, municipalities and areas of a `territory.json`, with the settings of each
// municipality.
// rules: X28.02
import type {
  MunicipalityRecord,
  TerritoryRecord,
} from '@constancia/domain/interchange/registers/territory-document.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { isKeyword } from '@constancia/domain/territory/territory.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { keywordTaken, saveArea, saveCountry, saveMunicipality, saveProvince } from './queries.ts';

/** Settings of a municipality that documents do not contain. */
export interface MunicipalityExtras {
  readonly timeZone?: string;
  readonly settings?: Partial<MunicipalitySettings>;
}

/** Of a municipality whose time zone nobody has set. */
export const DEFAULT_TIME_ZONE = 'America/Argentina/Cordoba';

/** Imports one municipality with its areas: completely, or not at all when there are reasons against it. */
export type TakeMunicipality = (id: string, run: () => Promise<readonly string[]>) => Promise<void>;

export async function importTerritory(
  db: Queryable,
  territory: TerritoryRecord,
  {
    extras,
    take,
  }: { readonly extras: Readonly<Record<string, MunicipalityExtras>>; readonly take: TakeMunicipality },
): Promise<void> {
  for (const country of territory.countries) {
    await saveCountry(db, country);
    for (const province of country.provinces) {
      await saveProvince(db, { id: province.id, countryId: country.id, name: province.name });
      for (const municipality of province.municipalities) {
        const extra = extras[municipality.id] ?? {};
        await take(municipality.id, () =>
          importMunicipality(db, municipality, { provinceId: province.id, extra }),
        );
      }
    }
  }
}

async function importMunicipality(
  db: Queryable,
  { id, name, platformId, keyword: given, location, usesAws, lastNumber, areas }: MunicipalityRecord,
  { provinceId, extra }: { readonly provinceId: string; readonly extra: MunicipalityExtras },
): Promise<readonly string[]> {
  const keyword = isKeyword(given) ? given : '';
  if (await keywordTaken(db, { id, keyword }))
    return [`key: another municipality has the keyword ${keyword}, so codes would belong to both`];
  await saveMunicipality(
    db,
    {
      id,
      provinceId,
      name,
      platformId,
      keyword,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
      usesAws,
      timeZone: extra.timeZone ?? DEFAULT_TIME_ZONE,
    },
    { lastNumber, settings: extra.settings ?? {}, keepsTimeZone: extra.timeZone === undefined },
  );
  for (const area of areas) await saveArea(db, { id: area.id, municipalityId: id, name: area.name });
  return [];
}
