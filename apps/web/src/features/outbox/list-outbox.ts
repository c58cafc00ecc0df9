// Reads one page of the deliveries to other systems.
// rules: X20.04, X20.06

import type { Reply } from '@constancia/contract/endpoint.ts';
import type { DeliveryState, listOutbox as listOutboxEndpoint } from '@constancia/contract/outbox.ts';
import { call } from '../../platform/api-client.ts';
import { shownName } from '../../ui/shown-name.ts';

export type OutboxPage = Reply<typeof listOutboxEndpoint>;

interface Asked {
  readonly state: DeliveryState | null;
  readonly cursor: string | null;
}

/** Entries are called as the reader's language calls their forms. */
export async function listOutbox({ state, cursor }: Asked, signal: AbortSignal): Promise<OutboxPage> {
  const page = await call<typeof listOutboxEndpoint>({
    method: 'GET',
    path: '/api/outbox',
    query: { ...(state && { state }), ...(cursor && { cursor }) },
    signal,
  });
  const entries = page.entries.map((entry) => ({ ...entry, label: shownName(entry.label, entry.labelIn) }));
  return { ...page, entries };
}
