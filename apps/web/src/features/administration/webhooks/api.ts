// The requests of the screens of webhooks.
import type {
  changeWebhook as changeEndpoint,
  createWebhook as createEndpoint,
  deleteWebhook as deleteEndpoint,
  ListedDelivery,
  ListedWebhook,
  listWebhookDeliveries as deliveriesEndpoint,
  listWebhooks as listEndpoint,
  readWebhookOffer as offerEndpoint,
  retryWebhookDelivery as retryEndpoint,
  rotateWebhookSecret as rotateEndpoint,
  setWebhookActive as activeEndpoint,
  tryWebhook as tryEndpoint,
} from '@constancia/contract/events/webhooks.ts';
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import { call } from '../../../platform/api-client.ts';

export type { ListedDelivery, ListedWebhook };
export type WebhookOffer = Reply<typeof offerEndpoint>;
export type Sample = Reply<typeof tryEndpoint>;
export type DeliveryState = ListedDelivery['state'];

export function listWebhooks(signal: AbortSignal) {
  return call<typeof listEndpoint>({ method: 'GET', path: '/api/webhooks', signal });
}

export function readOffer(signal: AbortSignal) {
  return call<typeof offerEndpoint>({ method: 'GET', path: '/api/webhook-offer', signal });
}

export function createWebhook(body: BodyIn<typeof createEndpoint>) {
  return call<typeof createEndpoint>({ method: 'POST', path: '/api/webhooks', body });
}

export function changeWebhook(webhookId: string, body: BodyIn<typeof changeEndpoint>) {
  const params = { webhookId };
  return call<typeof changeEndpoint>({ method: 'PUT', path: '/api/webhooks/:webhookId', params, body });
}

export function setActive(webhookId: string, active: boolean) {
  return call<typeof activeEndpoint>({
    method: 'PUT',
    path: '/api/webhooks/:webhookId/active',
    params: { webhookId },
    body: { active },
  });
}

export function rotateSecret(webhookId: string) {
  const params = { webhookId };
  return call<typeof rotateEndpoint>({ method: 'POST', path: '/api/webhooks/:webhookId/secret', params });
}

export function deleteWebhook(webhookId: string) {
  const params = { webhookId };
  return call<typeof deleteEndpoint>({ method: 'DELETE', path: '/api/webhooks/:webhookId', params });
}

export function sendSample(webhookId: string) {
  const params = { webhookId };
  return call<typeof tryEndpoint>({ method: 'POST', path: '/api/webhooks/:webhookId/test', params });
}

export function listDeliveries(
  webhookId: string,
  { state, cursor }: { readonly state: DeliveryState | null; readonly cursor: number | null },
  signal: AbortSignal,
) {
  return call<typeof deliveriesEndpoint>({
    method: 'GET',
    path: '/api/webhooks/:webhookId/deliveries',
    params: { webhookId },
    query: { ...(state && { state }), ...(cursor !== null && { cursor }) },
    signal,
  });
}

export function sendAgain(webhookId: string, position: number) {
  return call<typeof retryEndpoint>({
    method: 'POST',
    path: '/api/webhooks/:webhookId/deliveries/:position/retry',
    params: { webhookId, position },
  });
}
