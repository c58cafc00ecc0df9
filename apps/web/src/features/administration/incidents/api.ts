// The requests of the screens of incident areas and types.
import type {
  createIncidentArea as createAreaEndpoint,
  deleteIncidentArea as deleteAreaEndpoint,
  listRegisteredIncidentAreas as listAreasEndpoint,
  RegisteredIncidentArea,
  saveIncidentArea as saveAreaEndpoint,
} from '@constancia/contract/administration/incident-areas.ts';
import type {
  createIncidentType as createTypeEndpoint,
  deleteIncidentType as deleteTypeEndpoint,
  listRegisteredIncidentTypes as listTypesEndpoint,
  RegisteredIncidentType,
  saveIncidentType as saveTypeEndpoint,
} from '@constancia/contract/administration/incident-types.ts';
import type { createIncidentEntries as createManyEndpoint } from '@constancia/contract/administration/register-sheets.ts';
import type { BodyIn, QueryIn } from '@constancia/contract/endpoint.ts';
import { call, urlOf } from '../../../platform/api-client.ts';

export type { RegisteredIncidentArea, RegisteredIncidentType };
export type TypeBody = BodyIn<typeof createTypeEndpoint>['type'];

/** An area of the incident register of a municipality. */
export interface AreaKey {
  readonly municipalityId: string;
  readonly areaId: number;
}

export interface TypeKey extends AreaKey {
  readonly typeId: number;
}

const areaParams = ({ municipalityId, areaId }: AreaKey) => ({ municipalityId, areaId: String(areaId) });
const typeParams = (key: TypeKey) => ({ ...areaParams(key), typeId: String(key.typeId) });

export function listAreas(
  municipalityId: string,
  query: QueryIn<typeof listAreasEndpoint>,
  signal: AbortSignal,
) {
  return call<typeof listAreasEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/incident-areas',
    params: { municipalityId },
    query,
    signal,
  });
}

export function createEntries(municipalityId: string, body: BodyIn<typeof createManyEndpoint>) {
  return call<typeof createManyEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/incident-areas/many',
    params: { municipalityId },
    body,
  });
}

/** Of all areas and types. */
export function entriesFileUrl(municipalityId: string): string {
  return urlOf({
    path: '/api/municipalities/:municipalityId/incident-areas.xlsx',
    params: { municipalityId },
  });
}

export function createArea(municipalityId: string, name: string) {
  return call<typeof createAreaEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/incident-areas',
    params: { municipalityId },
    body: { name },
  });
}

export function saveArea(key: AreaKey, body: BodyIn<typeof saveAreaEndpoint>) {
  return call<typeof saveAreaEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/incident-areas/:areaId',
    params: areaParams(key),
    body,
  });
}

export function deleteArea(key: AreaKey, version: number) {
  return call<typeof deleteAreaEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/incident-areas/:areaId/deletion',
    params: areaParams(key),
    body: { version },
  });
}

export function listTypes(key: AreaKey, query: QueryIn<typeof listTypesEndpoint>, signal: AbortSignal) {
  return call<typeof listTypesEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/incident-areas/:areaId/types',
    params: areaParams(key),
    query,
    signal,
  });
}

export function createType(key: AreaKey, type: TypeBody) {
  return call<typeof createTypeEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/incident-areas/:areaId/types',
    params: areaParams(key),
    body: { type },
  });
}

export function saveType(key: TypeKey, body: BodyIn<typeof saveTypeEndpoint>) {
  return call<typeof saveTypeEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/incident-areas/:areaId/types/:typeId',
    params: typeParams(key),
    body,
  });
}

export function deleteType(key: TypeKey, version: number) {
  return call<typeof deleteTypeEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/incident-areas/:areaId/types/:typeId/deletion',
    params: typeParams(key),
    body: { version },
  });
}
