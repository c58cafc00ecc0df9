// Every request of the screens of accounts, areas and municipalities. Each throws a CallError when the server refuses
// or cannot be reached.
import type {
  createArea as createAreaEndpoint,
  listAreas as listAreasEndpoint,
} from '@constancia/contract/administration/areas.ts';
import type {
  createMunicipality as createMunicipalityEndpoint,
  listMunicipalities as listMunicipalitiesEndpoint,
  readMunicipality as readMunicipalityEndpoint,
  updateMunicipality as updateMunicipalityEndpoint,
} from '@constancia/contract/administration/municipalities.ts';
import type {
  askGeocoder as askGeocoderEndpoint,
  askPlatform as askPlatformEndpoint,
  readMunicipalitySettings as readSettingsEndpoint,
  saveMunicipalitySettings as saveSettingsEndpoint,
  sendTestMail as sendTestMailEndpoint,
  tryMapLayers as tryMapLayersEndpoint,
  uploadLogo as uploadLogoEndpoint,
} from '@constancia/contract/administration/municipality-settings.ts';
import type {
  readPaymentShop as readShopEndpoint,
  replacePaymentShop as replaceShopEndpoint,
  tryPaymentShop as tryShopEndpoint,
} from '@constancia/contract/administration/payment-shop.ts';
import type {
  readRemoteValues as readRemoteValuesEndpoint,
  setRemoteValues as setRemoteValuesEndpoint,
} from '@constancia/contract/administration/remote-values.ts';
import type {
  deleteUser as deleteUserEndpoint,
  endUserSessions as endUserSessionsEndpoint,
  listUserSessions as listUserSessionsEndpoint,
  sendPasswordLink as sendPasswordLinkEndpoint,
  setUserActive as setUserActiveEndpoint,
  takeOffSecondFactor as takeOffSecondFactorEndpoint,
  unbindUser as unbindUserEndpoint,
} from '@constancia/contract/administration/user-life.ts';
import type {
  createUsers as createUsersEndpoint,
  exportUsers as exportUsersEndpoint,
} from '@constancia/contract/administration/user-sheets.ts';
import type {
  createUser as createUserEndpoint,
  listUsers as listUsersEndpoint,
  readUser as readUserEndpoint,
  updateUser as updateUserEndpoint,
} from '@constancia/contract/administration/users.ts';
import type { BodyIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  readRequiredRoles as readRequiredRolesEndpoint,
  setRequiredRoles as setRequiredRolesEndpoint,
} from '@constancia/contract/second-factor.ts';
import type { Role } from '@constancia/domain/access/role-table.ts';
import { call, urlOf } from '../../platform/api-client.ts';

/** The platform may take five seconds for each account of a request. */
const ROUND_MS = 90_000;

export type UserToEdit = Reply<typeof readUserEndpoint>;
export type NewUserBody = BodyIn<typeof createUserEndpoint>;
export type UserChange = BodyIn<typeof updateUserEndpoint>;
export type RemoteValues = BodyIn<typeof setRemoteValuesEndpoint>;
export type NewAreaBody = BodyIn<typeof createAreaEndpoint>;
export type NewMunicipalityBody = BodyIn<typeof createMunicipalityEndpoint>;

export type SettingsToEdit = Reply<typeof readSettingsEndpoint>;
export type SettingsBody = BodyIn<typeof saveSettingsEndpoint>;

export type ShownShop = Reply<typeof readShopEndpoint>;
export type ShopBody = BodyIn<typeof replaceShopEndpoint>;

export function listUsers(query: QueryIn<typeof listUsersEndpoint>, signal?: AbortSignal) {
  return call<typeof listUsersEndpoint>({ method: 'GET', path: '/api/users', query, signal });
}

export function userFileUrl(query: QueryIn<typeof exportUsersEndpoint>): string {
  return urlOf({ path: '/api/users.xlsx', query });
}

export function createUsers(body: BodyIn<typeof createUsersEndpoint>) {
  return call<typeof createUsersEndpoint>({ method: 'POST', path: '/api/users/many', body, limit: ROUND_MS });
}

export function readUser(userId: string, signal: AbortSignal) {
  return call<typeof readUserEndpoint>({
    method: 'GET',
    path: '/api/users/:userId',
    params: { userId },
    signal,
  });
}

export function createUser(body: NewUserBody) {
  return call<typeof createUserEndpoint>({ method: 'POST', path: '/api/users', body });
}

export function updateUser(userId: string, body: UserChange) {
  return call<typeof updateUserEndpoint>({
    method: 'PATCH',
    path: '/api/users/:userId',
    params: { userId },
    body,
  });
}

export function setUserActive(userId: string, active: boolean) {
  return call<typeof setUserActiveEndpoint>({
    method: 'PUT',
    path: '/api/users/:userId/active',
    params: { userId },
    body: { active },
  });
}

export function deleteUser(userId: string) {
  return call<typeof deleteUserEndpoint>({
    method: 'DELETE',
    path: '/api/users/:userId',
    params: { userId },
  });
}

export function sendPasswordLink(userId: string) {
  return call<typeof sendPasswordLinkEndpoint>({
    method: 'POST',
    path: '/api/users/:userId/password-link',
    params: { userId },
  });
}

export function listUserSessions(userId: string, signal: AbortSignal) {
  return call<typeof listUserSessionsEndpoint>({
    method: 'GET',
    path: '/api/users/:userId/sessions',
    params: { userId },
    signal,
  });
}

export function endUserSessions(userId: string) {
  return call<typeof endUserSessionsEndpoint>({
    method: 'DELETE',
    path: '/api/users/:userId/sessions',
    params: { userId },
  });
}

export function takeOffSecondFactor(userId: string) {
  return call<typeof takeOffSecondFactorEndpoint>({
    method: 'DELETE',
    path: '/api/users/:userId/second-factor',
    params: { userId },
  });
}

export function unbindUser(userId: string) {
  return call<typeof unbindUserEndpoint>({
    method: 'DELETE',
    path: '/api/users/:userId/single-sign-on',
    params: { userId },
  });
}

export function readRequiredRoles(signal: AbortSignal) {
  return call<typeof readRequiredRolesEndpoint>({ method: 'GET', path: '/api/second-factor-roles', signal });
}

export function setRequiredRoles(roles: readonly Role[]) {
  return call<typeof setRequiredRolesEndpoint>({
    method: 'PUT',
    path: '/api/second-factor-roles',
    body: { roles: [...roles] },
  });
}

export function readRemoteValues(signal: AbortSignal) {
  return call<typeof readRemoteValuesEndpoint>({ method: 'GET', path: '/api/remote-values', signal });
}

export function setRemoteValues(body: RemoteValues) {
  return call<typeof setRemoteValuesEndpoint>({ method: 'PUT', path: '/api/remote-values', body });
}

export function listAreas(query: QueryIn<typeof listAreasEndpoint>, signal: AbortSignal) {
  return call<typeof listAreasEndpoint>({ method: 'GET', path: '/api/areas', query, signal });
}

export function createArea(body: NewAreaBody) {
  return call<typeof createAreaEndpoint>({ method: 'POST', path: '/api/areas', body });
}

export function listMunicipalities(query: QueryIn<typeof listMunicipalitiesEndpoint>, signal: AbortSignal) {
  return call<typeof listMunicipalitiesEndpoint>({
    method: 'GET',
    path: '/api/municipalities',
    query,
    signal,
  });
}

export function readMunicipality(municipalityId: string, signal: AbortSignal) {
  return call<typeof readMunicipalityEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId',
    params: { municipalityId },
    signal,
  });
}

export function createMunicipality(body: NewMunicipalityBody) {
  return call<typeof createMunicipalityEndpoint>({ method: 'POST', path: '/api/municipalities', body });
}

export function updateMunicipality(municipalityId: string, platformId: string) {
  return call<typeof updateMunicipalityEndpoint>({
    method: 'PATCH',
    path: '/api/municipalities/:municipalityId',
    params: { municipalityId },
    body: { platformId },
  });
}

export function readSettings(municipalityId: string, signal: AbortSignal) {
  return call<typeof readSettingsEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/settings',
    params: { municipalityId },
    signal,
  });
}

export function saveSettings(municipalityId: string, body: SettingsBody) {
  return call<typeof saveSettingsEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/settings',
    params: { municipalityId },
    body,
  });
}

export function uploadLogo(municipalityId: string, upload: Blob) {
  return call<typeof uploadLogoEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/logos',
    params: { municipalityId },
    upload,
  });
}

/** A mail server, a platform, a geocoder or a payment gateway may take its time. */
const TEST_LIMIT_MS = 40_000;

export function sendTestMail(municipalityId: string) {
  return call<typeof sendTestMailEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/test-mails',
    params: { municipalityId },
    body: {},
    limit: TEST_LIMIT_MS,
  });
}

export function askPlatform(municipalityId: string) {
  return call<typeof askPlatformEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/test-requests',
    params: { municipalityId },
    body: {},
    limit: TEST_LIMIT_MS,
  });
}

export function askGeocoder(municipalityId: string) {
  return call<typeof askGeocoderEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/test-searches',
    params: { municipalityId },
    body: {},
    limit: TEST_LIMIT_MS,
  });
}

export function tryMapLayers(municipalityId: string) {
  return call<typeof tryMapLayersEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/test-maps',
    params: { municipalityId },
    body: {},
  });
}

export function readShop(municipalityId: string, signal: AbortSignal) {
  return call<typeof readShopEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/payment-shop',
    params: { municipalityId },
    signal,
  });
}

export function replaceShop(municipalityId: string, body: ShopBody) {
  return call<typeof replaceShopEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/payment-shop',
    params: { municipalityId },
    body,
  });
}

export function tryShop(municipalityId: string) {
  return call<typeof tryShopEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/test-payments',
    params: { municipalityId },
    body: {},
    limit: TEST_LIMIT_MS,
  });
}
