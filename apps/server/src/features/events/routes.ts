// Endpoints of events: the feed for programs, and the webhooks of a municipality.
// rules: X38.62, X38.66, X38.68, X38.69, X38.72
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  readWebhookOffer,
  retryWebhookDelivery,
  rotateWebhookSecret,
  setWebhookActive,
  tryWebhook,
} from '@constancia/contract/events/webhooks.ts';
import { listEvents } from '@constancia/contract/events/events.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { languageOf, originOf } from '../../platform/http/origin-of.ts';
import type { DeliveryServices } from './delivery/deliver-webhooks.ts';
import { eventsFor } from './list-events.ts';
import { deliveriesOf, offerTo, webhooksOf } from './webhooks/read-webhooks.ts';
import {
  editWebhook,
  endWebhook,
  makeWebhook,
  rotateSecret,
  switchWebhook,
} from './webhooks/save-webhook.ts';
import { sendAgain, sendSample } from './webhooks/send-by-hand.ts';

interface EventServices extends DeliveryServices {
  readonly publicOrigin: string | null;
}

export function eventRoutes(services: EventServices): readonly Route[] {
  const { db } = services;
  return [
    route(listEvents, ({ actor, query }) => eventsFor(db, actor, query)),
    route(listWebhooks, ({ actor }) => webhooksOf(db, actor)),
    route(readWebhookOffer, ({ actor }) => offerTo(db, actor)),
    route(createWebhook, async ({ actor, body, request }) => {
      const origin = originOf(services.publicOrigin, request);
      const asked = { ...body, origin, language: languageOf(request) };
      return { secret: await makeWebhook(services, actor, asked) };
    }),
    route(changeWebhook, async ({ actor, params, body }) => {
      await editWebhook(services, actor, { ...body, id: params.webhookId });
      return {};
    }),
    route(setWebhookActive, async ({ actor, params, body }) => {
      await switchWebhook(services, actor, { ...body, id: params.webhookId });
      return {};
    }),
    route(rotateWebhookSecret, async ({ actor, params }) => ({
      secret: await rotateSecret(services, actor, params.webhookId),
    })),
    route(deleteWebhook, async ({ actor, params }) => {
      await endWebhook(services, actor, params.webhookId);
      return {};
    }),
    route(tryWebhook, ({ actor, params }) => sendSample(services, actor, params.webhookId)),
    route(listWebhookDeliveries, ({ actor, params, query }) =>
      deliveriesOf(db, actor, { ...query, id: params.webhookId }),
    ),
    route(retryWebhookDelivery, async ({ actor, params }) => {
      await sendAgain(services, actor, { id: params.webhookId, position: params.position });
      return {};
    }),
  ];
}
