// Reads a submission with the form it answers.
import type {
  readSubmission as readEndpoint,
  SubmissionView,
} from '@constancia/contract/submissions/submissions.ts';
import { call } from '../../../platform/api-client.ts';

export function readSubmission(submissionId: string, signal: AbortSignal): Promise<SubmissionView> {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/submissions/:submissionId',
    params: { submissionId },
    signal,
  });
}
