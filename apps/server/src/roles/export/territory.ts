// The municipalities of an export with their areas, looked up by id, and the document of the territory.
// rules: X38.91
import { territoryToDocument } from '@constancia/domain/interchange/registers/territory-document.ts';
import type { DocumentObject } from '@constancia/domain/reading/residue.ts';
import { municipalityPath } from '@constancia/domain/territory/territory.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type ExportedMunicipality, listAreasOf, listIncidentAreasOf } from './queries.ts';

export interface Territory {
  /** In the order of country, province and id. */
  readonly municipalities: ReadonlyMap<string, ExportedMunicipality>;
  readonly areas: ReadonlyMap<string, { readonly municipalityId: string; readonly name: string }>;
}

export async function readTerritory(
  tx: Queryable,
  municipalities: readonly ExportedMunicipality[],
): Promise<Territory> {
  const ids = municipalities.map(({ id }) => id);
  const areas = await listAreasOf(tx, ids);
  return {
    municipalities: new Map(municipalities.map((municipality) => [municipality.id, municipality])),
    areas: new Map(areas.map(({ id, ...area }) => [id, area])),
  };
}

/** '' for a municipality that is not in the export. */
export function pathOf({ municipalities }: Territory, municipalityId: string): string {
  const found = municipalities.get(municipalityId);
  return found ? municipalityPath({ ...found, municipalityId }) : '';
}

export function areaPathOf(territory: Territory, areaId: string): string {
  const area = territory.areas.get(areaId);
  return area ? `${pathOf(territory, area.municipalityId)}/areas_municipales/${areaId}` : '';
}

export async function territoryDocument(tx: Queryable, territory: Territory): Promise<DocumentObject> {
  const municipalities = [...territory.municipalities.values()];
  const incidentAreas = [];
  for (const { id, platformId } of municipalities) {
    const areas = await listIncidentAreasOf(tx, id);
    // The document names the municipality by its number in the platform.
    if (platformId !== null && areas.length > 0) incidentAreas.push({ platformId, areas });
  }
  return territoryToDocument({ countries: countriesOf(municipalities, territory), incidentAreas });
}

function countriesOf(municipalities: readonly ExportedMunicipality[], territory: Territory) {
  return [...Map.groupBy(municipalities, ({ countryId }) => countryId).values()].flatMap((ofCountry) => {
    const [one] = ofCountry;
    if (!one) return [];
    const provinces = [...Map.groupBy(ofCountry, ({ provinceId }) => provinceId).values()];
    return {
      id: one.countryId,
      name: one.countryName,
      flag: one.flag,
      platformId: one.countryPlatformId,
      disabled: one.disabled,
      provinces: provinces.flatMap((ofProvince) => provinceOf(ofProvince, territory)),
    };
  });
}

function provinceOf(municipalities: readonly ExportedMunicipality[], territory: Territory) {
  const [one] = municipalities;
  if (!one) return [];
  return [
    {
      id: one.provinceId,
      name: one.provinceName,
      municipalities: municipalities.map(({ latitude, longitude, ...municipality }) => ({
        ...municipality,
        location: latitude === null || longitude === null ? null : { latitude, longitude },
        areas: [...territory.areas]
          .filter(([, area]) => area.municipalityId === municipality.id)
          .map(([id, { name }]) => ({ id, name })),
      })),
    },
  ];
}
