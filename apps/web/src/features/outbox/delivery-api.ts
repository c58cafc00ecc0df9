// One more attempt of a delivery now, or none any more.
// rules: X20.05, X31.87
import type {
  giveUpMail as giveUpMailEndpoint,
  retryDelivery as retryDeliveryEndpoint,
} from '@constancia/contract/outbox.ts';
import { call } from '../../platform/api-client.ts';

export function retryDelivery(entryId: string) {
  return call<typeof retryDeliveryEndpoint>({
    method: 'POST',
    path: '/api/outbox/:entryId/retry',
    params: { entryId },
    query: {},
  });
}

export function giveUpMail(entryId: string) {
  return call<typeof giveUpMailEndpoint>({
    method: 'POST',
    path: '/api/outbox/:entryId/giving-up',
    params: { entryId },
    query: {},
  });
}
