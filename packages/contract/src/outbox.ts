// What the product tells systems outside: each delivery with its attempts, for administrators. rules: X20.04-X20.06
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { documentId, text, timestamp } from './shapes.ts';

export const OUTBOX_PAGE_SIZE = 25;

const state = z.enum(['waiting', 'delivered', 'failed']);
export type DeliveryState = z.output<typeof state>;

const entry = z.object({
  id: z.string(),
  kind: z.string(),
  /** The answer it belongs to; '' where it belongs to none. */
  submissionId: z.string(),
  label: z.string(),
  state,
  attempts: z.number().int(),
  lastProblem: z.enum(['', 'no-answer', 'refused', 'bad-answer', 'not-configured', 'gone', 'unexpected']),
  createdAt: timestamp,
  createdBy: z.string(),
  /** When it is tried next, while it waits. */
  dueAt: timestamp,
  resolvedAt: timestamp.nullable(),
});
export type OutboxEntry = z.output<typeof entry>;

/** Administrators only: whoever manages accounts. */
const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  summary: 'What is or was to be delivered to systems outside, newest first',
  access,
  query: z.strictObject({
    state: state.optional(),
    /** The own one when absent. */
    municipality: documentId.optional(),
    /** `next` of the page before. */
    cursor: text().max(100).optional(),
  }),
  reply: z.object({
    entries: z.array(entry),
    next: z.string().nullable(),
    counts: z.object({ waiting: z.number().int(), delivered: z.number().int(), failed: z.number().int() }),
    timeZone: z.string(),
  }),
  problems: ['forbidden', 'request-invalid'],
});

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/outbox/:entryId/retry',
  summary: 'One more attempt, now',
  access,
  params: z.object({ entryId: z.uuid() }),
  query: z.strictObject({ municipality: documentId.optional() }),
  reply: z.object({ state }),
  problems: ['forbidden', 'delivery-not-found'],
});
