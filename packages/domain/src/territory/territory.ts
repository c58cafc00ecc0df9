// Country > province > municipality > area, and the references ("paths") under which documents name them.
// rules: P3.09-P3.14, A3.02, R3.03, R3.26-R3.28

export interface Country {
  readonly id: string;
  readonly name: string;
  readonly flag: string;
  readonly platformId: number | null;
  /** `inhabilitado`: nobody of the country may work or answer. */
  readonly disabled: boolean;
}

export interface Province {
  readonly id: string;
  readonly countryId: string;
  readonly name: string;
}

export interface Municipality {
  readonly id: string;
  readonly provinceId: string;
  readonly name: string;
  /** `idMuniCore`: number in the municipal platform. */
  readonly platformId: number | null;
  /** Two or more capitals that prefix answer codes; '' when there is none (P3.12). */
  readonly keyword: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly usesAws: boolean;
  /** IANA name; day limits are computed in it. */
  readonly timeZone: string;
}

export interface Area {
  readonly id: string;
  readonly municipalityId: string;
  readonly name: string;
}

export interface AreaPath {
  readonly countryId: string;
  readonly provinceId: string;
  readonly municipalityId: string;
  readonly areaId: string;
}

const AREA_PATH =
  /^paises\/([0-9A-Za-z]{20})\/provincias\/([0-9A-Za-z]{20})\/municipios\/([0-9A-Za-z]{20})\/areas_municipales\/([0-9A-Za-z]{20})$/;

/** Reads an area reference of a document; null when it is none. */
export function parseAreaPath(path: string): AreaPath | null {
  const match = AREA_PATH.exec(path);
  if (!match) return null;
  const [, countryId = '', provinceId = '', municipalityId = '', areaId = ''] = match;
  return { countryId, provinceId, municipalityId, areaId };
}

export function municipalityPath(path: Omit<AreaPath, 'areaId'>): string {
  return `paises/${path.countryId}/provincias/${path.provinceId}/municipios/${path.municipalityId}`;
}

/** Keyword of a municipality: two or more capitals A-Z (P5.21). */
export function isKeyword(text: string): boolean {
  return /^[A-Z]{2,}$/.test(text);
}
