// The areas a person may choose from, as a tree of countries, provinces, municipalities and areas.
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readTerritory as readTerritoryEndpoint } from '@constancia/contract/territory.ts';
import { call } from '../../platform/api-client.ts';

export type Territory = Reply<typeof readTerritoryEndpoint>;

export interface MunicipalityChoice {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly areas: readonly { readonly id: string; readonly name: string }[];
}

export function readTerritory(): Promise<Territory> {
  return call<typeof readTerritoryEndpoint>({ method: 'GET', path: '/api/territory' });
}

/** All municipalities of the tree, by name. */
export function municipalitiesOf(territory: Territory): readonly MunicipalityChoice[] {
  const provinces = territory.countries.flatMap((country) => country.provinces);
  return provinces
    .flatMap((province) => province.municipalities)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
}
