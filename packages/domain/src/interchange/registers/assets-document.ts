// Reads and writes the assets of a municipality as the incident system's list of identifiers has them.
// rules: P3.23, A7.16, X16.07, X38.91
import {
  type Fields,
  numberOf,
  objectsOf,
  type Read,
  readOr,
  reportAt,
  textOf,
} from '../../reading/document-reader.ts';
import { openDocument } from '../../reading/open-document.ts';
import type { DocumentObject } from '../../reading/residue.ts';

export interface RegisteredAsset {
  readonly id: number;
  readonly description: string;
  readonly type: string;
  readonly address: string;
  readonly icon: string;
  /** Only incidents of this area can be about the asset; null means incidents of any area. */
  readonly incidentAreaId: number | null;
  readonly latitude: number;
  readonly longitude: number;
}

export interface AssetsRecord {
  /** The municipality's number in the municipal platform. */
  readonly platformId: number;
  readonly assets: readonly RegisteredAsset[];
}

const LIST_MAX = 200_000;
const INTEGER_MAX = 2_147_483_647;

export function assetsFromDocument(document: unknown): Read<{ readonly record: AssetsRecord }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  const known = new Set<number>();
  const assets = objectsOf(opened, 'identificadores', LIST_MAX).map((fields) => {
    const id = needNumber(fields, 'idIdentificador', INTEGER_MAX);
    if (known.has(id)) reportAt(fields, 'idIdentificador', 'document-duplicate-id');
    known.add(id);
    return { id, ...describedBy(fields), ...pointOf(fields) };
  });
  const platformId = needNumber(opened, 'municipalityId', INTEGER_MAX);
  return readOr(opened.report, { record: { platformId, assets } });
}

/** One asset of the list `identificadores`. */
export function assetToDocument(asset: RegisteredAsset): DocumentObject {
  return {
    idIdentificador: asset.id,
    descripcion: asset.description,
    descripcionIdentificadorTipo: asset.type,
    direccion: asset.address,
    iconoUrl: asset.icon,
    areaId: asset.incidentAreaId,
    geolocalizaciones: [{ latitud: asset.latitude, longitud: asset.longitude }],
  };
}

function describedBy(fields: Fields) {
  const description = textOf(fields, 'descripcion').trim();
  if (description === '') reportAt(fields, 'descripcion', 'document-missing-field');
  return {
    description,
    type: textOf(fields, 'descripcionIdentificadorTipo').trim(),
    address: textOf(fields, 'direccion').trim(),
    icon: textOf(fields, 'iconoUrl'),
    incidentAreaId: numberOf(fields, 'areaId'),
  };
}

/** The first of the asset's points: the map shows one marker for it. */
function pointOf(fields: Fields) {
  const [point] = objectsOf(fields, 'geolocalizaciones', LIST_MAX);
  if (!point) {
    reportAt(fields, 'geolocalizaciones', 'document-missing-field');
    return { latitude: 0, longitude: 0 };
  }
  return { latitude: needNumber(point, 'latitud', 90), longitude: needNumber(point, 'longitud', 180) };
}

function needNumber(fields: Fields, field: string, most: number): number {
  const value = numberOf(fields, field);
  if (value === null) reportAt(fields, field, 'document-missing-field');
  else if (Math.abs(value) > most) reportAt(fields, field, 'document-wrong-type');
  return value ?? 0;
}
