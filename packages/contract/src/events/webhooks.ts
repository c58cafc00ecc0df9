// Systems outside that are notified of events by requests of ours, for people who manage the accounts of a municipality.
// They see those whose areas they have, and make none for other ones.
// rules: X38.62, X38.66, X38.68, X38.69
import { EVENT_KINDS } from '@constancia/domain/events/events.ts';
import {
  DELIVERIES_SIZE,
  WEBHOOK_FORMS_MAX,
  WEBHOOK_NAME_MAX,
  WEBHOOK_URL_MAX,
  WEBHOOKS_MAX,
} from '@constancia/domain/events/new-webhook.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, localized, int4, listOf, text, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario_municipio' } as const;
const byId = z.object({ webhookId: entityId });

const kind = z.enum(EVENT_KINDS);
const named = z.object({ id: entityId, name: z.string() });

const webhook = z.object({
  id: entityId,
  version: z.number().int(),
  name: z.string(),
  url: z.string(),
  kinds: z.array(kind),
  /** Null for all areas of the municipality. */
  areaIds: z.array(entityId).nullable(),
  /** Null for all forms of the areas. */
  formIds: z.array(entityId).nullable(),
  /** `gone`: the system replied that the URL is no more. Null while it works. */
  pausedBecause: z.enum(['person', 'failures', 'gone']).nullable(),
  /** Failed requests in a row, and since when. */
  failures: z.number().int(),
  failingSince: timestamp.nullable(),
  waiting: z.number().int(),
  /** Until when the secret before signs as well. */
  formerUntil: timestamp.nullable(),
  createdAt: timestamp,
  createdBy: z.string(),
});
export type ListedWebhook = z.output<typeof webhook>;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'Webhooks of the own municipality, by name',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'webhooks', size: WEBHOOKS_MAX },
  reply: z.object({ webhooks: z.array(webhook), timeZone: z.string() }),
  problems: [],
});

export const readWebhookOffer = endpoint({
  method: 'GET',
  path: '/api/webhook-offer',
  summary: 'Areas and forms whose events a person can have sent',
  access,
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({
    areas: z.array(named),
    /** Whether all areas may be chosen, those that come later too. */
    allAreas: z.boolean(),
    /** By title, the first five hundred. */
    forms: z.array(z.object({ id: entityId, title: localized })),
  }),
  problems: [],
});

const AREAS_MAX = 500;

const entered = {
  name: text().max(WEBHOOK_NAME_MAX),
  url: text().max(WEBHOOK_URL_MAX),
  kinds: listOf(kind, EVENT_KINDS.length),
  areaIds: listOf(entityId, AREAS_MAX).nullable(),
  formIds: listOf(entityId, WEBHOOK_FORMS_MAX).nullable(),
};

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Makes a webhook; the reply is the only one that shows its secret',
  access,
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['create webhook'] },
  body: z.strictObject({ id: entityId, ...entered }),
  reply: z.object({ secret: z.string() }),
  problems: ['webhook-invalid', 'webhooks-full', 'id-taken', 'secret-keys-missing', 'too-many-requests'],
});

export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/api/webhooks/:webhookId',
  summary: 'Changes what a webhook sends, and where to',
  access,
  often: 'unlimited',
  audit: { writes: ['update webhook'] },
  params: byId,
  body: z.strictObject({ version: int4(), ...entered }),
  reply: z.object({}),
  problems: ['webhook-not-found', 'webhook-changed', 'webhook-invalid'],
});

export const setWebhookActive = endpoint({
  method: 'PUT',
  path: '/api/webhooks/:webhookId/active',
  summary: 'Pauses a webhook, or lets it go on with what waits',
  access,
  often: 'unlimited',
  audit: { writes: ['update webhook'] },
  params: byId,
  body: z.strictObject({ active: z.boolean() }),
  reply: z.object({}),
  problems: ['webhook-not-found'],
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/secret',
  summary: 'Makes another secret, which the reply shows once; the one before signs as well for a day',
  access,
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['update webhook'] },
  params: byId,
  reply: z.object({ secret: z.string() }),
  problems: ['webhook-not-found', 'secret-keys-missing', 'too-many-requests'],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:webhookId',
  summary: 'Deletes a webhook with its log',
  access,
  often: 'unlimited',
  audit: { writes: ['delete webhook'] },
  params: byId,
  reply: z.object({}),
  problems: ['webhook-not-found'],
});

/** What came back. */
const attempt = {
  /** '' when it arrived. */
  problem: z.enum(['', 'no-answer', 'bad-status', 'not-public', 'not-signed']),
  /** Null without a reply. */
  status: z.number().int().nullable(),
  /** The beginning of the body of the reply. */
  reply: z.string(),
  milliseconds: z.number().int(),
};

export const tryWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/test',
  summary: 'Sends a sample at once, also while the webhook is paused, and says what came back',
  access,
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['update webhook'] },
  params: byId,
  reply: z.object({ ...attempt, body: z.string() }),
  problems: ['webhook-not-found', 'too-many-requests'],
});

const state = z.enum(['waiting', 'delivered', 'failed']);

const delivery = z.object({
  /** Position of its event; the id of the message is `evt_` and this. */
  position: z.number().int(),
  submissionId: entityId,
  kind,
  state,
  attempts: z.number().int(),
  /** When it is tried next, while it waits. */
  dueAt: timestamp,
  createdAt: timestamp,
  triedAt: timestamp.nullable(),
  body: z.string(),
  ...attempt,
});
export type ListedDelivery = z.output<typeof delivery>;

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:webhookId/deliveries',
  summary: 'What a webhook sent or is to send, newest first, with the last reply to each',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'deliveries', size: DELIVERIES_SIZE },
  params: byId,
  query: z.strictObject({
    state: state.optional(),
    /** `next` of the page before. */
    cursor: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: z.object({
    deliveries: z.array(delivery),
    next: z.number().int().nullable(),
    timeZone: z.string(),
  }),
  problems: ['webhook-not-found'],
});

export const retryWebhookDelivery = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/deliveries/:position/retry',
  summary: 'Sends a delivery again, now, also one that arrived',
  access,
  often: 'unlimited',
  audit: { writes: ['update webhook'] },
  params: z.object({
    webhookId: entityId,
    position: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
  reply: z.object({}),
  problems: ['webhook-not-found', 'delivery-not-found'],
});
