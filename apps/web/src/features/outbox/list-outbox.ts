// Reads one page of the deliveries to other systems.
// rules: X20.04, X20.06

import type { Reply } from '@constancia/contract/endpoint.ts';
import type { DeliveryState, listOutbox as listOutboxEndpoint } from '@constancia/contract/outbox.ts';
import { call } from '../../platform/api-client.ts';

export type OutboxPage = Reply<typeof listOutboxEndpoint>;

interface Asked {
  readonly state: DeliveryState | null;
  readonly cursor: string | null;
}

export function listOutbox({ state, cursor }: Asked, signal: AbortSignal): Promise<OutboxPage> {
  return call<typeof listOutboxEndpoint>({
    method: 'GET',
    path: '/api/outbox',
    query: { ...(state && { state }), ...(cursor && { cursor }) },
    signal,
  });
}
