// One call: asking the citizen to revise what was ticked.
import type { requestChanges as requestEndpoint } from '@constancia/contract/review.ts';
import { call } from '../../platform/api-client.ts';

export async function requestChanges(submissionId: string, comment: string): Promise<void> {
  await call<typeof requestEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/change-requests',
    params: { submissionId },
    body: { comment },
  });
}
