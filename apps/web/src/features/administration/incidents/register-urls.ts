// The URLs of the lists of areas and of the types of one; what is shown stands in the query.
import { PATHS } from '@constancia/domain/pages/paths.ts';

const MUNICIPALITY = 'municipio';
const AREA = 'area';

export function areasUrl(municipalityId: string): string {
  return `${PATHS.incidentAreas}?${new URLSearchParams({ [MUNICIPALITY]: municipalityId })}`;
}

export function typesUrl(municipalityId: string, areaId: number): string {
  const query = { [MUNICIPALITY]: municipalityId, [AREA]: String(areaId) };
  return `${PATHS.incidentAreas}?${new URLSearchParams(query)}`;
}

/** The area whose types are asked for; null for the areas themselves. */
export function areaAsked(search: URLSearchParams): { municipality: string | null; areaId: number } | null {
  const areaId = Number(search.get(AREA));
  return Number.isSafeInteger(areaId) && areaId > 0
    ? { municipality: search.get(MUNICIPALITY), areaId }
    : null;
}
