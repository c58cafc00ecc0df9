// The requests about the register of assets.
import type {
  createRegisteredAsset as createEndpoint,
  deleteRegisteredAsset as deleteEndpoint,
  ListedAsset,
  listRegisteredAssets as listEndpoint,
  readRegisteredAsset as readEndpoint,
  saveRegisteredAsset as saveEndpoint,
} from '@constancia/contract/administration/assets.ts';
import type { searchAssets as searchEndpoint } from '@constancia/contract/assets/asset-page.ts';
import type { createRegisteredAssets as createManyEndpoint } from '@constancia/contract/administration/register-sheets.ts';
import type { BodyIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import { call, urlOf } from '../../../platform/api-client.ts';

export type { ListedAsset };
export type AssetList = Reply<typeof listEndpoint>;
export type AssetRead = Reply<typeof readEndpoint>;
export type AssetBody = BodyIn<typeof createEndpoint>['asset'];

/** An asset of the register of a municipality. */
export interface AssetKey {
  readonly municipalityId: string;
  readonly assetId: number;
}

const paramsOf = ({ municipalityId, assetId }: AssetKey) => ({ municipalityId, assetId: String(assetId) });

export function listAssets(municipalityId: string, query: QueryIn<typeof listEndpoint>, signal: AbortSignal) {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/assets',
    params: { municipalityId },
    query,
    signal,
  });
}

/** The first ones by words or number, for who reads submissions. */
export function searchAssets(municipalityId: string, text: string, signal: AbortSignal) {
  return call<typeof searchEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/asset-search',
    params: { municipalityId },
    query: { text },
    signal,
  });
}

export function readAsset(key: AssetKey, signal: AbortSignal) {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/assets/:assetId',
    params: paramsOf(key),
    signal,
  });
}

export function createAsset(municipalityId: string, asset: AssetBody) {
  return call<typeof createEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/assets',
    params: { municipalityId },
    body: { asset },
  });
}

export function createAssets(municipalityId: string, body: BodyIn<typeof createManyEndpoint>) {
  return call<typeof createManyEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/assets/many',
    params: { municipalityId },
    body,
  });
}

export function assetFileUrl(
  municipalityId: string,
  query: Readonly<Record<'text' | 'type', string>> & { readonly area?: string },
): string {
  return urlOf({
    path: '/api/municipalities/:municipalityId/assets.xlsx',
    params: { municipalityId },
    query,
  });
}

export function saveAsset(key: AssetKey, body: BodyIn<typeof saveEndpoint>) {
  return call<typeof saveEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/assets/:assetId',
    params: paramsOf(key),
    body,
  });
}

export function deleteAsset(key: AssetKey, version: number) {
  return call<typeof deleteEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/assets/:assetId/deletion',
    params: paramsOf(key),
    body: { version },
  });
}
