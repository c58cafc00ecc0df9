// What happened to submissions, for programs that read on from where they were.
// rules: X38.60, X38.61, X38.72
import { EVENT_KINDS, EVENTS_MAX, EVENTS_USUAL } from '@constancia/domain/events/events.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, timestamp } from '../shapes.ts';

const event = z.object({
  id: z.string(),
  type: z.enum(EVENT_KINDS.map((kind) => `submission.${kind}` as const)),
  timestamp,
  data: z.object({
    submission: z.object({ id: entityId, code: z.string() }),
    form: z.object({ id: entityId, title: z.string() }),
    area: z.object({ id: entityId }),
    /** Null on a form without states. */
    state: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  }),
});

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'What happened to the submissions that the caller sees, oldest first; kept for thirty days',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'events', size: EVENTS_MAX },
  query: z.strictObject({
    /** `next` of the reply before; from the oldest on when absent. */
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(EVENTS_MAX).default(EVENTS_USUAL),
  }),
  reply: z.object({
    events: z.array(event),
    /** Where to read on, also when there is nothing yet. */
    next: z.number().int(),
    /** Whether there is more now. */
    more: z.boolean(),
  }),
  problems: [],
});
