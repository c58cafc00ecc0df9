// Deleting a submission.
// rules: R2.072-R2.077, R4.35, W9, W11
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4InUrl, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'delete', subject: 'respuesta' } as const;
const params = z.object({ submissionId: entityId });

export const readSubmissionDeletion = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/deletion',
  summary: 'What the confirmation of deleting a submission names',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({
    /** Deleting must name this version: if the submission was edited since, the person is asked again. */
    version: z.number().int(),
    code: z.string(),
    createdAt: timestamp,
    createdBy: z.string(),
    /** Why it cannot be deleted; null when it can. */
    keptBecause: z.enum(['held', 'portal', 'payments', 'signed']).nullable(),
  }),
  problems: ['submission-not-found', 'form-outside-areas'],
});

export const deleteSubmission = endpoint({
  method: 'DELETE',
  path: '/api/submissions/:submissionId',
  summary: 'Delete a submission with its files, corrections and everything else of it',
  access,
  often: 'unlimited',
  audit: { writes: ['delete submission'] },
  params,
  query: z.strictObject({ version: int4InUrl().min(1) }),
  reply: z.object({ id: entityId, code: z.string() }),
  problems: [
    'submission-not-found',
    'form-outside-areas',
    'submission-kept',
    'submission-held',
    'stale-version',
  ],
});
