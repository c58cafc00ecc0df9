// The requests of the screen of countries, provinces and names of municipalities. Each throws a CallError when the
// server refuses or cannot be reached.

import type {
  createCountry as createCountryEndpoint,
  createProvince as createProvinceEndpoint,
  deleteCountry as deleteCountryEndpoint,
  deleteProvince as deleteProvinceEndpoint,
  nameMunicipality as nameMunicipalityEndpoint,
  RegisteredCountry,
  readTerritoryRegister as readRegisterEndpoint,
  renameCountry as renameCountryEndpoint,
  renameProvince as renameProvinceEndpoint,
  setCountryDisabled as setDisabledEndpoint,
} from '@constancia/contract/administration/territory-register.ts';
import type { BodyIn } from '@constancia/contract/endpoint.ts';
import { call } from '../../../../platform/api-client.ts';

export type { RegisteredCountry };
export type RegisteredProvince = RegisteredCountry['provinces'][number];
export type RegisteredMunicipality = RegisteredProvince['municipalities'][number];

export function readRegister(signal: AbortSignal) {
  return call<typeof readRegisterEndpoint>({ method: 'GET', path: '/api/territory-register', signal });
}

export function createCountry(body: BodyIn<typeof createCountryEndpoint>) {
  return call<typeof createCountryEndpoint>({ method: 'POST', path: '/api/countries', body });
}

export function renameCountry(countryId: string, body: BodyIn<typeof renameCountryEndpoint>) {
  return call<typeof renameCountryEndpoint>({
    method: 'PATCH',
    path: '/api/countries/:countryId',
    params: { countryId },
    body,
  });
}

export function setCountryDisabled(countryId: string, isDisabled: boolean) {
  return call<typeof setDisabledEndpoint>({
    method: 'PUT',
    path: '/api/countries/:countryId/disabled',
    params: { countryId },
    body: { isDisabled },
  });
}

export function deleteCountry(countryId: string) {
  return call<typeof deleteCountryEndpoint>({
    method: 'DELETE',
    path: '/api/countries/:countryId',
    params: { countryId },
  });
}

export function createProvince(countryId: string, body: BodyIn<typeof createProvinceEndpoint>) {
  return call<typeof createProvinceEndpoint>({
    method: 'POST',
    path: '/api/countries/:countryId/provinces',
    params: { countryId },
    body,
  });
}

export function renameProvince(provinceId: string, body: BodyIn<typeof renameProvinceEndpoint>) {
  return call<typeof renameProvinceEndpoint>({
    method: 'PATCH',
    path: '/api/provinces/:provinceId',
    params: { provinceId },
    body,
  });
}

export function deleteProvince(provinceId: string) {
  return call<typeof deleteProvinceEndpoint>({
    method: 'DELETE',
    path: '/api/provinces/:provinceId',
    params: { provinceId },
  });
}

export function nameMunicipality(municipalityId: string, body: BodyIn<typeof nameMunicipalityEndpoint>) {
  return call<typeof nameMunicipalityEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/name',
    params: { municipalityId },
    body,
  });
}
