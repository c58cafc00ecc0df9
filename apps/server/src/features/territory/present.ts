// Converts the rows of the territory to the tree that the contract describes.
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readTerritory } from '@constancia/contract/territory.ts';
import type { TerritoryRow } from './queries.ts';

type Tree = Reply<typeof readTerritory>;
type Named<T> = { id: string; name: string } & T;

function lastOrNew<T extends { id: string }>(list: T[], id: string, make: () => T): T {
  const last = list.at(-1);
  if (last?.id === id) return last;
  const made = make();
  list.push(made);
  return made;
}

/** The rows are ordered, so rows of one country, province and municipality follow each other. */
export function presentTerritory(rows: readonly TerritoryRow[]): Tree {
  const countries: Tree['countries'] = [];
  for (const row of rows) {
    const country = lastOrNew(countries, row.countryId, () => ({
      id: row.countryId,
      name: row.countryName,
      provinces: [],
    }));
    const province = lastOrNew(country.provinces, row.provinceId, () => ({
      id: row.provinceId,
      name: row.provinceName,
      municipalities: [],
    }));
    const municipality: Named<{ timeZone: string; areas: Named<unknown>[] }> = lastOrNew(
      province.municipalities,
      row.municipalityId,
      () => ({
        id: row.municipalityId,
        name: row.municipalityName,
        timeZone: row.timeZone,
        areas: [],
      }),
    );
    if (row.areaId !== null) municipality.areas.push({ id: row.areaId, name: row.areaName ?? '' });
  }
  return { countries };
}
