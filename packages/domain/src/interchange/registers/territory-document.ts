// Reads and writes the tree of countries, provinces, municipalities and areas (`paises`), and the areas of
// the incident system (`areasMuniCore`). References are not stored, because they follow from the ids above an
// item.
// rules: P3.09-P3.14, E3.59, R3.26-R3.28
import {
  type Fields,
  flagOf,
  numberOf,
  objectOf,
  objectsOf,
  type Read,
  readOr,
  reportAt,
  textOf,
} from '../../reading/document-reader.ts';
import { openDocument } from '../../reading/open-document.ts';
import {
  type DocumentObject,
  keepResidue,
  type Residue,
  withKept,
  withResidue,
} from '../../reading/residue.ts';

export interface TerritoryRecord {
  readonly countries: readonly CountryRecord[];
  readonly incidentAreas: readonly IncidentAreas[];
  readonly residue?: Residue;
}

export interface CountryRecord {
  readonly id: string;
  readonly name: string;
  readonly flag: string;
  readonly platformId: number | null;
  readonly disabled: boolean;
  readonly provinces: readonly ProvinceRecord[];
  readonly residue?: Residue;
}

export interface ProvinceRecord {
  readonly id: string;
  readonly name: string;
  readonly municipalities: readonly MunicipalityRecord[];
  readonly residue?: Residue;
}

export interface MunicipalityRecord {
  readonly id: string;
  readonly name: string;
  readonly platformId: number | null;
  readonly keyword: string;
  /** Number in the municipality's last code. */
  readonly lastNumber: number;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  readonly usesAws: boolean;
  readonly areas: readonly AreaRecord[];
  readonly residue?: Residue;
}

export interface AreaRecord {
  readonly id: string;
  readonly name: string;
  readonly residue?: Residue;
}

/** The areas that the incident system has for one municipality (E3.59). */
export interface IncidentAreas {
  /** `idMuniCore` of the municipality. */
  readonly platformId: number;
  readonly areas: readonly { readonly id: number; readonly description: string }[];
}

const LIST_MAX = 10_000;

export function territoryFromDocument(document: unknown): Read<{ readonly territory: TerritoryRecord }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  const territory: TerritoryRecord = {
    countries: objectsOf(opened, 'paises', LIST_MAX).map(readCountry),
    incidentAreas: objectsOf(opened, 'areasMuniCore', LIST_MAX).map(readIncidentAreas),
  };
  const kept = keepResidue(opened.document, territoryFields(territory), listsRead(opened, 'paises'));
  return readOr(opened.report, { territory: withKept(territory, kept) });
}

export function territoryToDocument(territory: TerritoryRecord): DocumentObject {
  const paises = territory.countries.map(writeCountry);
  return withResidue({ ...territoryFields(territory), paises }, territory.residue);
}

function readCountry(fields: Fields): CountryRecord {
  const country: CountryRecord = {
    id: readId(fields),
    name: textOf(fields, 'nombre'),
    flag: textOf(fields, 'flagIcon'),
    platformId: numberOf(fields, 'idMuniCore'),
    disabled: flagOf(fields, 'inhabilitado'),
    provinces: [],
  };
  const path = countryPath(country);
  const provinces = objectsOf(fields, 'provincias', LIST_MAX).map((fields) => readProvince(fields, path));
  const kept = keepResidue(fields.document, countryFields(country), listsRead(fields, 'provincias'));
  return withKept({ ...country, provinces }, kept);
}

function writeCountry(country: CountryRecord): DocumentObject {
  const path = countryPath(country);
  const provincias = country.provinces.map((province) => writeProvince(province, path));
  return withResidue({ ...countryFields(country), provincias }, country.residue);
}

function readProvince(fields: Fields, above: string): ProvinceRecord {
  const province: ProvinceRecord = { id: readId(fields), name: textOf(fields, 'nombre'), municipalities: [] };
  const path = provincePath(province, above);
  const municipalities = objectsOf(fields, 'municipios', LIST_MAX).map((fields) =>
    readMunicipality(fields, path),
  );
  const kept = keepResidue(fields.document, provinceFields(province, path), listsRead(fields, 'municipios'));
  return withKept({ ...province, municipalities }, kept);
}

function writeProvince(province: ProvinceRecord, above: string): DocumentObject {
  const path = provincePath(province, above);
  const municipios = province.municipalities.map((municipality) => writeMunicipality(municipality, path));
  return withResidue({ ...provinceFields(province, path), municipios }, province.residue);
}

function readMunicipality(fields: Fields, above: string): MunicipalityRecord {
  const id = readId(fields);
  const path = municipalityPath(id, above);
  const municipality: MunicipalityRecord = {
    id,
    name: textOf(fields, 'nombre'),
    platformId: numberOf(fields, 'idMuniCore'),
    keyword: textOf(fields, 'key'),
    lastNumber: numberOf(fields, 'lastKeyNumber') ?? 0,
    location: readPoint(objectOf(fields, 'ubicacion')),
    usesAws: flagOf(fields, 'usarAWS'),
    areas: objectsOf(fields, 'areas_municipales', LIST_MAX).map((fields) => readArea(fields, path)),
  };
  const emitted = municipalityFields(municipality, path);
  return withKept(
    municipality,
    keepResidue(fields.document, emitted, listsRead(fields, 'areas_municipales')),
  );
}

function writeMunicipality(municipality: MunicipalityRecord, above: string): DocumentObject {
  const path = municipalityPath(municipality.id, above);
  const areas_municipales = municipality.areas.map((area) =>
    withResidue(areaFields(area, path), area.residue),
  );
  return withResidue({ ...municipalityFields(municipality, path), areas_municipales }, municipality.residue);
}

function readArea(fields: Fields, above: string): AreaRecord {
  const area: AreaRecord = { id: readId(fields), name: textOf(fields, 'nombre') };
  return withKept(area, keepResidue(fields.document, areaFields(area, above)));
}

function readIncidentAreas(fields: Fields): IncidentAreas {
  return {
    platformId: numberOf(fields, 'idMuniCore') ?? -1,
    areas: objectsOf(fields, 'areas', LIST_MAX).map((area) => ({
      id: numberOf(area, 'areaId') ?? -1,
      description: textOf(area, 'areaDescripcion'),
    })),
  };
}

function readPoint(fields: Fields | null): MunicipalityRecord['location'] {
  const latitude = fields && numberOf(fields, 'latitude');
  const longitude = fields && numberOf(fields, 'longitude');
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function readId(fields: Fields): string {
  const id = textOf(fields, 'id');
  if (id === '') reportAt(fields, 'id', 'document-missing-field');
  return id;
}

/** Returns the list's name when it is a list, whose items then keep their own residue. */
function listsRead(fields: Fields, list: string): ReadonlySet<string> {
  return new Set(Array.isArray(fields.document[list]) ? [list] : []);
}

const countryPath = (country: CountryRecord) => `paises/${country.id}`;
const provincePath = (province: ProvinceRecord, above: string) => `${above}/provincias/${province.id}`;
const municipalityPath = (id: string, above: string) => `${above}/municipios/${id}`;
const areaPath = (area: AreaRecord, above: string) => `${above}/areas_municipales/${area.id}`;

function territoryFields(territory: TerritoryRecord): DocumentObject {
  return {
    paises: [],
    areasMuniCore: territory.incidentAreas.map(({ platformId, areas }) => ({
      idMuniCore: platformId,
      areas: areas.map((area) => ({ areaId: area.id, areaDescripcion: area.description })),
    })),
  };
}

function countryFields(country: CountryRecord): DocumentObject {
  return {
    id: country.id,
    ref: countryPath(country),
    nombre: country.name,
    flagIcon: country.flag,
    idMuniCore: country.platformId,
    inhabilitado: country.disabled,
    provincias: [],
  };
}

function provinceFields(province: ProvinceRecord, path: string): DocumentObject {
  return { id: province.id, ref: path, nombre: province.name, municipios: [] };
}

function municipalityFields(municipality: MunicipalityRecord, path: string): DocumentObject {
  return {
    id: municipality.id,
    ref: path,
    nombre: municipality.name,
    idMuniCore: municipality.platformId,
    key: municipality.keyword,
    lastKeyNumber: municipality.lastNumber,
    ubicacion: municipality.location,
    usarAWS: municipality.usesAws,
    areas: municipality.areas.map((area) => areaPath(area, path)),
    areas_municipales: [],
  };
}

function areaFields(area: AreaRecord, above: string): DocumentObject {
  return { id: area.id, nombre: area.name, referencia: areaPath(area, above) };
}
