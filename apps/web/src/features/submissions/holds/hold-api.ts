// Puts a submission on hold and lifts that; its view says whether it is.
// rules: X37.24
import type { Hold } from '@constancia/contract/forms/holds.ts';
import type { holdSubmission, liftSubmissionHold } from '@constancia/contract/submissions/holds.ts';
import { call } from '../../../platform/api-client.ts';

export function putSubmissionOnHold(submissionId: string, reason: string) {
  return call<typeof holdSubmission>({
    method: 'POST',
    path: '/api/submissions/:submissionId/hold',
    params: { submissionId },
    body: { reason },
  });
}

export function liftHoldOfSubmission(submissionId: string, { at }: Hold) {
  return call<typeof liftSubmissionHold>({
    method: 'DELETE',
    path: '/api/submissions/:submissionId/hold',
    params: { submissionId },
    query: { at },
  });
}
