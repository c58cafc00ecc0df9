// The requests of the page of an asset and of the search for one.
import type {
  FoundAsset,
  listAssetVisits as listEndpoint,
  readAssetPage as pageEndpoint,
  readVisitChanges as changesEndpoint,
} from '@constancia/contract/assets/asset-page.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import { call } from '../../platform/api-client.ts';

export type { FoundAsset };
export type AssetPage = Reply<typeof pageEndpoint>;
export type VisitPage = Reply<typeof listEndpoint>;
export type ListedVisit = VisitPage['visits'][number];
export type VisitChanges = Reply<typeof changesEndpoint>;
export type VisitChange = VisitChanges['changes'][number];

/** An asset of a municipality. */
export interface AssetKey {
  readonly municipalityId: string;
  readonly assetId: string;
}

export function readAssetPage(key: AssetKey, signal: AbortSignal) {
  return call<typeof pageEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/assets/:assetId/page',
    params: { ...key },
    signal,
  });
}

export function listVisits(key: AssetKey, cursor: string | null, signal: AbortSignal) {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/assets/:assetId/visits',
    params: { ...key },
    query: cursor === null ? {} : { cursor },
    signal,
  });
}

export function readVisitChanges(key: AssetKey, submissionId: string, signal: AbortSignal) {
  return call<typeof changesEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/assets/:assetId/visits/:submissionId/changes',
    params: { ...key, submissionId },
    signal,
  });
}
