// Countries, provinces, municipalities and areas of a `territory.json`, with the settings of each municipality.
import type { TerritoryRecord } from '@constancia/domain/interchange/territory-document.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { isKeyword } from '@constancia/domain/territory/territory.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { saveArea, saveCountry, saveMunicipality, saveProvince } from './queries.ts';

/** What documents do not say of a municipality. */
export interface MunicipalityExtras {
  readonly timeZone?: string;
  readonly settings?: Partial<MunicipalitySettings>;
}

const DEFAULT_TIME_ZONE = 'America/Argentina/Cordoba';

export async function importTerritory(
  db: Queryable,
  territory: TerritoryRecord,
  extras: Readonly<Record<string, MunicipalityExtras>>,
): Promise<void> {
  for (const country of territory.countries) {
    await saveCountry(db, country);
    for (const province of country.provinces) {
      await saveProvince(db, { id: province.id, countryId: country.id, name: province.name });
      for (const municipality of province.municipalities) {
        const extra = extras[municipality.id] ?? {};
        await saveMunicipality(
          db,
          {
            id: municipality.id,
            provinceId: province.id,
            name: municipality.name,
            platformId: municipality.platformId,
            keyword: isKeyword(municipality.keyword) ? municipality.keyword : '',
            latitude: municipality.location?.latitude ?? null,
            longitude: municipality.location?.longitude ?? null,
            usesAws: municipality.usesAws,
            timeZone: extra.timeZone ?? DEFAULT_TIME_ZONE,
          },
          { lastNumber: municipality.lastNumber, settings: extra.settings ?? {} },
        );
        for (const area of municipality.areas) {
          await saveArea(db, { id: area.id, municipalityId: municipality.id, name: area.name });
        }
      }
    }
  }
}
