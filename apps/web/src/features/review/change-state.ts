// One call: moving an answer to another state.
import type { changeState as changeEndpoint } from '@constancia/contract/review.ts';
import { call } from '../../platform/api-client.ts';

export async function changeState(
  submissionId: string,
  body: { readonly from: number; readonly to: number },
): Promise<void> {
  await call<typeof changeEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/state',
    params: { submissionId },
    body,
  });
}
