// Country > province > municipality > area, and the references ("paths") by which documents name them.
// rules: P3.09-P3.14, R3.03, R3.26-R3.28

export interface Country {
  readonly id: string;
  readonly name: string;
  readonly flag: string;
  readonly platformId: number | null;
  /** `inhabilitado` in documents: nobody may work or answer in this country. */
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
  /** `idMuniCore` in documents: the municipality's number in the municipal platform. */
  readonly platformId: number | null;
  /** Two or more capital letters that begin the municipality's codes; '' when there is none (P3.12). */
  readonly keyword: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly usesAws: boolean;
  /** IANA name of the time zone in which day limits are computed. */
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

/** Reads an area reference of a document; null when it is not one. */
export function parseAreaPath(path: string): AreaPath | null {
  const match = AREA_PATH.exec(path);
  if (!match) return null;
  const [, countryId = '', provinceId = '', municipalityId = '', areaId = ''] = match;
  return { countryId, provinceId, municipalityId, areaId };
}

export function provincePath({ countryId, provinceId }: Pick<AreaPath, 'countryId' | 'provinceId'>): string {
  return `paises/${countryId}/provincias/${provinceId}`;
}

export function municipalityPath(path: Omit<AreaPath, 'areaId'>): string {
  return `${provincePath(path)}/municipios/${path.municipalityId}`;
}

/** Whether a text can be a municipality's keyword: two or more capitals A-Z (P5.21). */
export function isKeyword(text: string): boolean {
  return /^[A-Z]{2,}$/.test(text);
}
