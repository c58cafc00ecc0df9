// What is looked up while a form is answered: locations by their address, the address of a point, assets near
// it.
// rules: A7.16, A7.21, A7.22, A2.49, A2.55
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text } from '../shapes.ts';

const formParams = z.object({ formId: entityId });

const pointQuery = z.strictObject({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

const addressList = z.object({
  addresses: z.array(z.object({ address: z.string(), latitude: z.number(), longitude: z.number() })),
});
/** '' when no address is known. */
const addressOfPoint = z.object({ address: z.string() });
const assetList = z.object({
  assets: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      type: z.string(),
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});
export type NearbyAsset = z.output<typeof assetList>['assets'][number];
export type FoundAddress = z.output<typeof addressList>['addresses'][number];

const searchQuery = z.strictObject({ text: text().trim().min(3).max(SEARCH_TEXT_MAX) });

const LOOKUP = {
  method: 'GET',
  access: { kind: 'answerer' },
  often: { rate: 'lookup', by: 'answerer' },
  audit: 'nothing',
  params: formParams,
} as const;
const OF_FORM = [
  'form-not-found',
  'form-deleted',
  'form-outside-areas',
  'municipality-blocked',
  'too-many-requests',
] as const;

export const searchAddresses = endpoint({
  ...LOOKUP,
  path: '/api/forms/:formId/places',
  summary: 'Addresses that match a text, while a form is answered',
  query: searchQuery,
  reply: addressList,
  problems: [...OF_FORM, 'geocoder-unavailable'],
});

export const readAddress = endpoint({
  ...LOOKUP,
  path: '/api/forms/:formId/address',
  summary: 'The address of a point, while a form is answered',
  query: pointQuery,
  reply: addressOfPoint,
  problems: [...OF_FORM, 'geocoder-unavailable'],
});

export const listAssets = endpoint({
  ...LOOKUP,
  path: '/api/forms/:formId/assets',
  summary: 'Assets near a point, while a form that creates incidents is answered',
  query: pointQuery,
  reply: assetList,
  problems: [...OF_FORM, 'outside-unavailable'],
});
