// The request of the page with the state of the installation.
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readStatus as readStatusEndpoint } from '@constancia/contract/administration/status.ts';
import { call } from '../../platform/api-client.ts';

export type Status = Reply<typeof readStatusEndpoint>;

export function readStatus(signal: AbortSignal): Promise<Status> {
  return call<typeof readStatusEndpoint>({ method: 'GET', path: '/api/status', signal });
}
