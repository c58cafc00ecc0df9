// Converts the rows of the territory to the tree that the contract describes.
// rules: P7.25, R3.28
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readTerritory } from '@constancia/contract/territory.ts';
import { municipalityPath, provincePath } from '@constancia/domain/territory/territory.ts';
import type { TerritoryRow } from './queries.ts';

type Country = Reply<typeof readTerritory>['countries'][number];
type Province = Country['provinces'][number];

/** The rows are ordered, so rows of one country, province and municipality follow each other. */
export function presentTerritory(rows: readonly TerritoryRow[]): Reply<typeof readTerritory> {
  const countries: Country[] = [];
  for (const row of rows) {
    const { countryId, countryName } = row;
    const country = lastOrNew(countries, countryId, () => ({
      id: countryId,
      ref: `paises/${countryId}`,
      name: countryName,
      provinces: [],
    }));
    if (row.provinceId !== null) addTo(country, row, row.provinceId);
  }
  return { countries };
}

function lastOrNew<T extends { id: string }>(list: T[], id: string, make: () => T): T {
  const last = list.at(-1);
  if (last?.id === id) return last;
  const made = make();
  list.push(made);
  return made;
}

function addTo(country: Country, row: TerritoryRow, provinceId: string): void {
  const path = { countryId: country.id, provinceId };
  const province = lastOrNew(country.provinces, provinceId, () => ({
    id: provinceId,
    ref: provincePath(path),
    name: row.provinceName ?? '',
    municipalities: [],
  }));
  if (row.municipalityId !== null)
    addMunicipality(province, row, { ...path, municipalityId: row.municipalityId });
}

function addMunicipality(
  province: Province,
  row: TerritoryRow,
  path: Parameters<typeof municipalityPath>[0],
): void {
  const id = path.municipalityId;
  const municipality = lastOrNew(province.municipalities, id, () => ({
    id,
    ref: municipalityPath(path),
    name: row.municipalityName ?? '',
    platformId: row.platformId,
    usesAws: row.usesAws ?? false,
    timeZone: row.timeZone ?? '',
    areas: [],
  }));
  if (row.areaId === null) return;
  const ref = `${municipality.ref}/areas_municipales/${row.areaId}`;
  municipality.areas.push({ id: row.areaId, ref, name: row.areaName ?? '' });
}
