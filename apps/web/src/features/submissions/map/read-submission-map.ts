// Reads where the submissions of a filter are, in clusters for one part of the map.
// rules: X32.35
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readSubmissionMap as endpoint } from '@constancia/contract/submissions/map.ts';
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { call } from '../../../platform/api-client.ts';
import type { MapArea } from './map-views.ts';

export type ShownMap = Reply<typeof endpoint>;
export type Cluster = ShownMap['clusters'][number];

export function readSubmissionMap(
  formId: string,
  query: FilterQuery & MapArea,
  signal: AbortSignal,
): Promise<ShownMap> {
  return call<typeof endpoint>({
    method: 'GET',
    path: '/api/forms/:formId/submission-map',
    params: { formId },
    query,
    signal,
  });
}
