// Every request about the review of a submission but opening it for an edit: saving the edit, moving its state, marking
// what a citizen has to revise. Each throws a CallError when the server refuses or cannot be reached.

import type { BodyIn } from '@constancia/contract/endpoint.ts';
import type {
  acceptRevision as acceptEndpoint,
  complete,
  correct,
  EditBody,
  Edited,
  Review,
  readReview as readEndpoint,
  recallRequest as recallEndpoint,
  requestChanges as requestEndpoint,
  setReviewMark as setEndpoint,
} from '@constancia/contract/submissions/review.ts';
import { useQuery } from '@tanstack/react-query';
import type { EditKind } from '../../answering/edit/open-to-edit.ts';
import { SENDING_LIMIT } from '../../answering/sending/attempt.ts';
import { call } from '../../platform/api-client.ts';
import { type Unread, unreadOf } from '../../platform/unread.ts';
import type { MarkedField } from '../submissions/public.ts';

/** The cached corrections, states and revision requests of a submission. */
export const reviewKey = (submissionId: string) => ['review', submissionId] as const;

interface ReviewRead {
  /** Null until it is read. */
  readonly review: Review | null;
  readonly failure: Unread | null;
}

export function useReview(submissionId: string): ReviewRead {
  const read = useQuery({
    queryKey: reviewKey(submissionId),
    queryFn: ({ signal }) =>
      call<typeof readEndpoint>({
        method: 'GET',
        path: '/api/submissions/:submissionId/review',
        params: { submissionId },
        signal,
      }),
  });
  return { review: read.data ?? null, failure: unreadOf(read) };
}

/** Stores a correction or a completion over the version it was made on. */
export function saveEdit(
  kind: EditKind,
  { submissionId, body }: { readonly submissionId: string; readonly body: EditBody },
  signal: AbortSignal,
): Promise<Edited> {
  const given = { params: { submissionId }, body, signal, limit: SENDING_LIMIT };
  return kind === 'correction'
    ? call<typeof correct>({
        method: 'POST',
        path: '/api/submissions/:submissionId/corrections',
        ...given,
      })
    : call<typeof complete>({
        method: 'POST',
        path: '/api/submissions/:submissionId/completions',
        ...given,
      });
}

/** Marks or unmarks what the citizen is to revise; returns all marks of the submission. */
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

/** Asks the citizen to revise what was marked; returns whether they get an e-mail. */
export async function requestChanges(
  submissionId: string,
  body: BodyIn<typeof requestEndpoint>,
): Promise<{ readonly mailed: boolean }> {
  return call<typeof requestEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/change-requests',
    params: { submissionId },
    body,
  });
}

/** Recalls what the citizen was asked and has not answered. */
export async function recallRequest(submissionId: string): Promise<void> {
  await call<typeof recallEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/revision-recall',
    params: { submissionId },
  });
}

/** Accepts what the citizen answered to the last request. */
export async function acceptRevision(submissionId: string): Promise<void> {
  await call<typeof acceptEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/revision-acceptance',
    params: { submissionId },
  });
}
