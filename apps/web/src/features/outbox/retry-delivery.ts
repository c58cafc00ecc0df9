// Requests one more attempt of a delivery now.
// rules: X20.05
import type { retryDelivery as retryDeliveryEndpoint } from '@constancia/contract/outbox.ts';
import { call } from '../../platform/api-client.ts';

export function retryDelivery(entryId: string) {
  return call<typeof retryDeliveryEndpoint>({
    method: 'POST',
    path: '/api/outbox/:entryId/retry',
    params: { entryId },
    query: {},
  });
}
