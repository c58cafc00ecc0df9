// The requests of the screens of the register of citizens.
import type {
  CitizenChange,
  correctCitizen as correctEndpoint,
  searchDuplicateCitizens as duplicatesEndpoint,
  eraseCitizen as eraseEndpoint,
  ListedCitizen,
  listCitizenSubmissions as listSubmissionsEndpoint,
  mergeCitizens as mergeEndpoint,
  readCitizen as readEndpoint,
  SubmissionOfCitizen,
  searchCitizens as searchEndpoint,
} from '@constancia/contract/administration/citizens.ts';
import type { createCitizens as createManyEndpoint } from '@constancia/contract/administration/register-sheets.ts';
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import { call, urlOf } from '../../../platform/api-client.ts';

export type { CitizenChange, ListedCitizen, SubmissionOfCitizen };
export type CitizenRead = Reply<typeof readEndpoint>;
export type Correction = BodyIn<typeof correctEndpoint>['citizen'];
export type MergeBody = BodyIn<typeof mergeEndpoint>;

/** Whom the page is about. */
export interface CitizenKey {
  readonly municipalityId: string;
  readonly citizenId: number;
}

const paramsOf = ({ municipalityId, citizenId }: CitizenKey) => ({
  municipalityId,
  citizenId: String(citizenId),
});

export function searchCitizens(
  municipalityId: string,
  body: BodyIn<typeof searchEndpoint>,
  signal: AbortSignal,
) {
  return call<typeof searchEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/citizens/search',
    params: { municipalityId },
    body,
    signal,
  });
}

export function createCitizens(municipalityId: string, body: BodyIn<typeof createManyEndpoint>) {
  return call<typeof createManyEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/citizens/many',
    params: { municipalityId },
    body,
  });
}

/** What is searched is in no URL: the file has everybody of the chosen kind. */
export function citizenFileUrl(municipalityId: string, personType: PersonType | ''): string {
  return urlOf({
    path: '/api/municipalities/:municipalityId/citizens.xlsx',
    params: { municipalityId },
    query: { personType },
  });
}

export function searchDuplicates(municipalityId: string, page: number, signal: AbortSignal) {
  return call<typeof duplicatesEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/citizens/duplicates',
    params: { municipalityId },
    body: { page },
    signal,
  });
}

export function readCitizen(key: CitizenKey, signal: AbortSignal) {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/citizens/:citizenId',
    params: paramsOf(key),
    signal,
  });
}

export function listSubmissions(key: CitizenKey, page: number, signal: AbortSignal) {
  return call<typeof listSubmissionsEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/citizens/:citizenId/submissions',
    params: paramsOf(key),
    query: { page },
    signal,
  });
}

export function correctCitizen(key: CitizenKey, body: BodyIn<typeof correctEndpoint>) {
  return call<typeof correctEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/citizens/:citizenId',
    params: paramsOf(key),
    body,
  });
}

export function mergeCitizens(key: CitizenKey, body: MergeBody) {
  return call<typeof mergeEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/citizens/:citizenId/merge',
    params: paramsOf(key),
    body,
  });
}

export function eraseCitizen(key: CitizenKey, body: BodyIn<typeof eraseEndpoint>) {
  return call<typeof eraseEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/citizens/:citizenId/erasure',
    params: paramsOf(key),
    body,
  });
}
