// One call: corrections, states and requests for changes of an answer.
import type { readReview as readEndpoint, Review } from '@constancia/contract/review.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

export const reviewKey = (submissionId: string) => ['review', submissionId] as const;

export function useReview(submissionId: string): Review | null {
  const { data } = useQuery({
    queryKey: reviewKey(submissionId),
    queryFn: ({ signal }) =>
      call<typeof readEndpoint>({
        method: 'GET',
        path: '/api/submissions/:submissionId/review',
        params: { submissionId },
        signal,
      }),
  });
  return data ?? null;
}
