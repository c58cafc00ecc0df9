// The small world of server tests: two municipalities with two areas each.

import { saveArea, saveCountry, saveMunicipality, saveProvince } from '../features/territory/public.ts';
import type { Queryable } from '../platform/db/database.ts';

export interface TestMunicipality {
  readonly id: string;
  readonly keyword: string;
  readonly areas: readonly [string, string];
}

/** 20 characters, readable in failure messages. */
export function testId(name: string): string {
  return name
    .replace(/[^0-9A-Za-z]/g, '')
    .padEnd(20, 'z')
    .slice(0, 20);
}

export const HOME: TestMunicipality = {
  id: testId('home'),
  keyword: 'HM',
  areas: [testId('homeGreen'), testId('homeTrade')],
};
export const AWAY: TestMunicipality = {
  id: testId('away'),
  keyword: 'AW',
  areas: [testId('awayGreen'), testId('awayTrade')],
};

export async function saveTerritory(db: Queryable): Promise<void> {
  const country = testId('country');
  const province = testId('province');
  await saveCountry(db, { id: country, name: 'País', flag: '', platformId: 1, disabled: false });
  await saveProvince(db, { id: province, countryId: country, name: 'Provincia' });
  for (const municipality of [HOME, AWAY]) {
    await saveMunicipality(
      db,
      {
        id: municipality.id,
        provinceId: province,
        name: municipality === HOME ? 'Villa Cercana' : 'Villa Lejana',
        platformId: null,
        keyword: municipality.keyword,
        latitude: null,
        longitude: null,
        usesAws: false,
        timeZone: 'America/Argentina/Cordoba',
      },
      { lastNumber: 0, settings: {} },
    );
    for (const area of municipality.areas) {
      await saveArea(db, { id: area, municipalityId: municipality.id, name: area.replace(/z+$/, '') });
    }
  }
}
