// Reads where the submissions of a filter are, in clusters for one part of the map.
// rules: X32.35
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readSubmissionMap as endpoint } from '@constancia/contract/submissions/map.ts';
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { call } from '../../../platform/api-client.ts';
import type { MapArea } from '../../../ui/staff/cluster-map/map-views.ts';

export type SubmissionCluster = Reply<typeof endpoint>['clusters'][number] & { readonly named: number };

export async function readSubmissionMap(formId: string, query: FilterQuery & MapArea, signal: AbortSignal) {
  const { clusters, ...found } = await call<typeof endpoint>({
    method: 'GET',
    path: '/api/forms/:formId/submission-map',
    params: { formId },
    query,
    signal,
  });
  return {
    ...found,
    clusters: clusters.map((cluster) => ({ ...cluster, named: cluster.submissions.length })),
  };
}
