// A submission on hold: by an order, nobody deletes it. Who sees it reads the hold with its view.
// rules: X37.24-X37.26
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hold, holdBody, liftQuery } from '../forms/holds.ts';
import { entityId } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;
const params = z.object({ submissionId: entityId });

export const holdSubmission = endpoint({
  method: 'POST',
  path: '/api/submissions/:submissionId/hold',
  summary: 'Puts a submission on hold: nobody deletes it',
  access,
  often: 'unlimited',
  audit: { writes: ['create hold'] },
  params,
  body: holdBody,
  reply: z.object({ hold }),
  problems: ['submission-not-found', 'form-outside-areas', 'hold-changed'],
});

export const liftSubmissionHold = endpoint({
  method: 'DELETE',
  path: '/api/submissions/:submissionId/hold',
  summary: 'Lifts the hold of a submission',
  access,
  often: 'unlimited',
  audit: { writes: ['delete hold'] },
  params,
  query: liftQuery,
  reply: z.object({ id: entityId }),
  problems: ['submission-not-found', 'form-outside-areas', 'hold-changed'],
});
