// One call: ticking or unticking what the citizen is to revise; gives all ticks of the answer.
import type { Review, setReviewMark as setEndpoint } from '@constancia/contract/review.ts';
import { call } from '../../platform/api-client.ts';
import type { MarkedPlace } from '../submissions/public.ts';

export async function setReviewMark(
  submissionId: string,
  place: MarkedPlace,
  { marked }: { readonly marked: boolean },
): Promise<Review['marks']> {
  const { marks } = await call<typeof setEndpoint>({
    method: 'PUT',
    path: '/api/submissions/:submissionId/review-marks',
    params: { submissionId },
    body: { ...place, marked },
  });
  return marks;
}
