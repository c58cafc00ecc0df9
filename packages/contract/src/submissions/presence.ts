// Who else has a submission open now.
// rules: X33.76
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId } from '../shapes.ts';

const READS = { kind: 'may', action: 'read', subject: 'respuesta' } as const;

/** What somebody does on the page. */
const doing = z.enum(['viewing', 'editing']);

export const saySubmissionPresence = endpoint({
  method: 'PUT',
  path: '/api/submissions/:submissionId/presence/:pageId',
  summary: 'Says that the caller has a submission open, for three quarters of a minute, and who else has',
  access: READS,
  programs: false,
  often: { rate: 'presence', by: 'account' },
  audit: 'nothing',
  params: z.object({ submissionId: entityId, pageId: entityId }),
  body: z.strictObject({ doing }),
  reply: z.object({
    /** Other people, each once, by username; who edits on one of several pages edits. */
    others: z.array(z.object({ username: z.string(), doing })).max(20),
  }),
  problems: ['submission-not-found', 'form-not-found', 'form-outside-areas', 'too-many-requests'],
});
export type OtherPerson = z.output<typeof saySubmissionPresence.reply>['others'][number];

export const endSubmissionPresence = endpoint({
  method: 'DELETE',
  path: '/api/submissions/:submissionId/presence/:pageId',
  summary: 'Says that the caller closed the page',
  access: READS,
  programs: false,
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ submissionId: entityId, pageId: entityId }),
  reply: z.object({}),
  problems: ['submission-not-found', 'form-not-found', 'form-outside-areas'],
});
