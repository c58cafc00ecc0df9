// Every call about the review of a submission: opening it for an edit, saving the edit, moving its state, marking what a
// citizen has to revise. Each throws a CallError when the server refuses or cannot be reached.

import type {
  changeState as changeEndpoint,
  complete,
  correct,
  EditBody,
  Edited,
  openToComplete,
  openToCorrect,
  Review,
  readReview as readEndpoint,
  requestChanges as requestEndpoint,
  SubmissionToEdit,
  setReviewMark as setEndpoint,
} from '@constancia/contract/submissions/review.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { MarkedField } from '../submissions/public.ts';

/** Why staff open a stored submission again: to correct it, or to complete what was not answered. */
export type EditKind = 'correction' | 'completion';

/** Corrections, states and requests for changes of an answer. */
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

/** An answer as it stands now, to be corrected or completed. */
export function openToEdit(
  kind: EditKind,
  submissionId: string,
  signal?: AbortSignal,
): Promise<SubmissionToEdit> {
  const rest = { params: { submissionId }, ...(signal && { signal }) };
  return kind === 'correction'
    ? call<typeof openToCorrect>({
        method: 'GET',
        path: '/api/submissions/:submissionId/to-correct',
        ...rest,
      })
    : call<typeof openToComplete>({
        method: 'GET',
        path: '/api/submissions/:submissionId/to-complete',
        ...rest,
      });
}

/** Storing a correction or a completion over the version it saw. */
export function saveEdit(kind: EditKind, submissionId: string, body: EditBody): Promise<Edited> {
  const params = { submissionId };
  return kind === 'correction'
    ? call<typeof correct>({
        method: 'POST',
        path: '/api/submissions/:submissionId/corrections',
        params,
        body,
      })
    : call<typeof complete>({
        method: 'POST',
        path: '/api/submissions/:submissionId/completions',
        params,
        body,
      });
}

/** Moving an answer to another state. */
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

/** Ticking or unticking what the citizen is to revise; gives all ticks of the answer. */
export async function setReviewMark(
  submissionId: string,
  at: MarkedField,
  { marked }: { readonly marked: boolean },
): Promise<Review['marks']> {
  const { marks } = await call<typeof setEndpoint>({
    method: 'PUT',
    path: '/api/submissions/:submissionId/review-marks',
    params: { submissionId },
    body: { ...at, marked },
  });
  return marks;
}

/** Asking the citizen to revise what was ticked. */
export async function requestChanges(submissionId: string, comment: string): Promise<void> {
  await call<typeof requestEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/change-requests',
    params: { submissionId },
    body: { comment },
  });
}
