// The register of assets of a municipality, for administrators.
// rules: X34.57-X34.59, X39.06
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mapShown } from '../map.ts';
import { entityId, int4, int4InUrl, localized, text, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'activo' } as const;

const municipality = z.object({ municipalityId: entityId });
const params = municipality.extend({ assetId: int4InUrl().min(1) });
/** Longer than any valid value, so that the field's own rule refuses what is too long. */
const typed = text().max(1_000);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const asset = z.object({
  id: z.number().int(),
  description: z.string(),
  type: z.string(),
  address: z.string(),
  /** Only incidents of this area are about it; null for any area. */
  incidentAreaId: z.number().int().nullable(),
  latitude,
  longitude,
});
export type RegisterAsset = z.output<typeof asset>;

const visit = z.object({ at: timestamp, form: localized });
/** `lastVisit`: the newest submission about it, with the title of its form; null for none. */
export type ListedAsset = RegisterAsset & { readonly lastVisit: z.output<typeof visit> | null };

/** An asset as somebody writes it. */
export const editedAsset = z.strictObject({
  description: typed,
  type: typed,
  address: typed,
  incidentAreaId: int4().nullable(),
  point: z.strictObject({ latitude, longitude }).nullable(),
});

export const assetFilter = z.strictObject({
  /** In name, type or address; or the whole number. */
  text: text().max(SEARCH_TEXT_MAX).default(''),
  type: text().max(1_000).default(''),
  area: int4InUrl().optional(),
});

export const listRegisteredAssets = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/assets',
  summary: 'Assets of the register with their last visit, fifteen a page, and what they are filtered by',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'assets', size: PAGE_SIZES.assets },
  params: municipality,
  query: assetFilter.extend({
    /** By type and name; or by the last visit, the newest first, or those that wait longest, never visited before all. */
    order: z.enum(['name', 'newest-visit', 'oldest-visit']).default('name'),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    assets: z.array(asset.extend({ lastVisit: visit.nullable() })),
    timeZone: z.string(),
    total: z.number().int(),
    /** The types that there are, for the filter; the most frequent ones when there are more. */
    types: z.array(z.string()),
    incidentAreas: z.array(z.object({ id: z.number().int(), name: z.string() })),
    /** Whether the assets are the platform's, which are only remembered here as last seen. */
    isReadOnly: z.boolean(),
    /** Where the map opens without assets. */
    centre: z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }),
    map: mapShown,
  }),
  problems: ['municipality-not-found'],
});

export const readRegisteredAsset = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/assets/:assetId',
  summary: 'An asset as it is edited, with how many submissions name it',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({ asset, version: z.number().int(), submissions: z.number().int() }),
  problems: ['register-entry-not-found'],
});

export const createRegisteredAsset = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/assets',
  summary: 'Adds an asset to the register',
  access,
  often: 'unlimited',
  audit: { writes: ['create asset'] },
  params: municipality,
  body: z.strictObject({ asset: editedAsset }),
  reply: z.object({ id: z.number().int() }),
  problems: ['municipality-not-found', 'register-read-only', 'asset-invalid'],
});

export const saveRegisteredAsset = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/assets/:assetId',
  summary: 'Changes an asset, when nobody else changed it since it was read; submissions keep what they said',
  access,
  often: 'unlimited',
  audit: { writes: ['update asset'] },
  params,
  body: z.strictObject({ version: int4(), asset: editedAsset }),
  reply: z.object({ version: z.number().int() }),
  problems: ['register-entry-not-found', 'register-read-only', 'register-entry-changed', 'asset-invalid'],
});

export const deleteRegisteredAsset = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/assets/:assetId/deletion',
  summary: 'Deletes an asset from the register; submissions that name it keep their copy',
  access,
  often: 'unlimited',
  audit: { writes: ['delete asset'] },
  params,
  body: z.strictObject({ version: int4() }),
  reply: z.object({ submissions: z.number().int() }),
  problems: ['register-entry-not-found', 'register-read-only', 'register-entry-changed'],
});
