// The requests of the map on the answering screen, for staff and for visitors.
// rules: A7.16, A7.21, A7.22
import type {
  listAssets,
  listAssetsAsVisitor,
  readAddress,
  readAddressAsVisitor,
  searchAddresses,
  searchAddressesAsVisitor,
} from '@constancia/contract/submissions/lookups.ts';
import type { LocationApi } from '../../../answering/session/api.ts';
import { call } from '../../../platform/api-client.ts';

export function locationApiOfStaff(formId: string): LocationApi {
  const params = { formId };
  return {
    search: async (text, signal) =>
      (
        await call<typeof searchAddresses>({
          method: 'GET',
          path: '/api/forms/:formId/places',
          params,
          query: { text },
          signal,
        })
      ).addresses,
    addressAt: async ({ latitude, longitude }, signal) =>
      (
        await call<typeof readAddress>({
          method: 'GET',
          path: '/api/forms/:formId/address',
          params,
          query: { latitude, longitude },
          signal,
        })
      ).address,
    assetsNear: async ({ latitude, longitude }, signal) =>
      (
        await call<typeof listAssets>({
          method: 'GET',
          path: '/api/forms/:formId/assets',
          params,
          query: { latitude, longitude },
          signal,
        })
      ).assets,
  };
}

export function locationApiOfVisitor(formId: string): LocationApi {
  const params = { formId };
  return {
    search: async (text, signal) =>
      (
        await call<typeof searchAddressesAsVisitor>({
          method: 'GET',
          path: '/api/public/forms/:formId/places',
          params,
          query: { text },
          signal,
        })
      ).addresses,
    addressAt: async ({ latitude, longitude }, signal) =>
      (
        await call<typeof readAddressAsVisitor>({
          method: 'GET',
          path: '/api/public/forms/:formId/address',
          params,
          query: { latitude, longitude },
          signal,
        })
      ).address,
    assetsNear: async ({ latitude, longitude }, signal) =>
      (
        await call<typeof listAssetsAsVisitor>({
          method: 'GET',
          path: '/api/public/forms/:formId/assets',
          params,
          query: { latitude, longitude },
          signal,
        })
      ).assets,
  };
}
