// Deliveries to outside systems with their attempts, for administrators.
// rules: X20.04-X20.06
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entityId, text, timestamp, versions } from './shapes.ts';

const state = z.enum(['waiting', 'delivered', 'failed']);
export type DeliveryState = z.output<typeof state>;

const entry = z.object({
  id: z.string(),
  kind: z.string(),
  /** The submission that the delivery belongs to; '' when it belongs to none. */
  submissionId: z.string(),
  label: z.string(),
  labelIn: versions,
  state,
  attempts: z.number().int(),
  lastProblem: z.enum([
    '',
    'no-answer',
    'refused',
    'bad-answer',
    'not-configured',
    'gone',
    'given-up',
    'unexpected',
  ]),
  createdAt: timestamp,
  createdBy: z.string(),
  /** When the next attempt is due, while the delivery waits. */
  dueAt: timestamp,
  resolvedAt: timestamp.nullable(),
});
export type OutboxEntry = z.output<typeof entry>;

/** Only administrators, who are the people that manage accounts. */
const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  summary: 'What is or was to be delivered to systems outside, newest first',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'entries', size: PAGE_SIZES.outbox },
  query: z.strictObject({
    state: state.optional(),
    /** The user's own municipality when absent. */
    municipality: entityId.optional(),
    /** `next` of the previous page. */
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

export const giveUpMail = endpoint({
  method: 'POST',
  path: '/api/outbox/:entryId/giving-up',
  summary: 'Stop trying to deliver an e-mail that has not arrived; it can be retried later',
  access,
  often: 'unlimited',
  audit: { writes: ['update outbox'] },
  params: z.object({ entryId: z.uuid() }),
  query: z.strictObject({ municipality: entityId.optional() }),
  reply: z.object({ state }),
  problems: ['forbidden', 'delivery-not-found'],
});

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/outbox/:entryId/retry',
  summary: 'One more attempt, now',
  access,
  often: 'unlimited',
  audit: { writes: ['update outbox'] },
  params: z.object({ entryId: z.uuid() }),
  query: z.strictObject({ municipality: entityId.optional() }),
  reply: z.object({ state }),
  problems: ['forbidden', 'delivery-not-found'],
});
