// A form on hold: by an order, nobody deletes it or its submissions.
// rules: X37.24-X37.26
import { HOLD_REASON_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;
const params = z.object({ formId: entityId });

export const hold = z.object({
  reason: z.string(),
  at: timestamp,
  /** Username of the administrator. */
  by: z.string(),
});
export type Hold = z.output<typeof hold>;

export const holdBody = z.strictObject({ reason: text().trim().min(1).max(HOLD_REASON_MAX) });

/** The moment of the hold that the person saw: somebody else's, which came since, is not lifted. */
export const liftQuery = z.strictObject({ at: timestamp });

export const readFormHold = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/hold',
  summary: 'Whether a form is on hold, why and since when',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({ hold: hold.nullable() }),
  problems: ['form-not-found', 'form-outside-areas'],
});

export const holdForm = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/hold',
  summary: 'Puts a form on hold: nobody deletes it or its submissions',
  access,
  often: 'unlimited',
  audit: { writes: ['create hold'] },
  params,
  body: holdBody,
  reply: z.object({ hold }),
  problems: ['form-not-found', 'form-outside-areas', 'hold-changed'],
});

export const liftFormHold = endpoint({
  method: 'DELETE',
  path: '/api/forms/:formId/hold',
  summary: 'Lifts the hold of a form',
  access,
  often: 'unlimited',
  audit: { writes: ['delete hold'] },
  params,
  query: liftQuery,
  reply: z.object({ id: entityId }),
  problems: ['form-not-found', 'form-outside-areas', 'hold-changed'],
});
