// The requests of the screen of incidents.
import type { BodyIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  changeIncidentState as changeEndpoint,
  ListedIncident,
  listIncidents as listEndpoint,
  readIncidentMap as mapEndpoint,
  readIncident as readEndpoint,
} from '@constancia/contract/incidents/incidents.ts';
import { call } from '../../../../platform/api-client.ts';

export type { ListedIncident };
export type IncidentList = Reply<typeof listEndpoint>;
export type IncidentRead = Reply<typeof readEndpoint>;
export type IncidentQuery = QueryIn<typeof listEndpoint>;

export type IncidentCluster = Reply<typeof mapEndpoint>['clusters'][number] & { readonly named: number };
/** The filter, without a page. */
export type IncidentMapQuery = Omit<IncidentQuery, 'page'>;

export interface IncidentKey {
  readonly municipalityId: string;
  readonly number: number;
}

const paramsOf = ({ municipalityId, number }: IncidentKey) => ({ municipalityId, number: String(number) });

export function listIncidents(municipalityId: string, query: IncidentQuery, signal: AbortSignal) {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/incidents',
    params: { municipalityId },
    query,
    signal,
  });
}

export async function readIncidentMap(
  municipalityId: string,
  query: QueryIn<typeof mapEndpoint>,
  signal: AbortSignal,
) {
  const { clusters, ...found } = await call<typeof mapEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/incident-map',
    params: { municipalityId },
    query,
    signal,
  });
  return {
    ...found,
    clusters: clusters.map((cluster) => ({ ...cluster, named: cluster.incidents.length })),
  };
}

export function readIncident(key: IncidentKey, signal: AbortSignal) {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/incidents/:number',
    params: paramsOf(key),
    signal,
  });
}

export function changeState(key: IncidentKey, body: BodyIn<typeof changeEndpoint>) {
  return call<typeof changeEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/incidents/:number/state',
    params: paramsOf(key),
    body,
  });
}
