// The requests of the portal pages; the cookie identifies the citizen.
// rules: A6.06, A6.07, A7.19, R7.27
import type {
  EnterBody,
  enterPortal,
  leavePortal,
  listPortalSubmissions,
  openRevision,
  PortalEntry,
  PortalSubmissionPage,
  readPortalEntry,
  revise,
  SubmissionToRevise,
} from '@constancia/contract/submissions/portal.ts';
import type { SubmitBody } from '@constancia/contract/submissions/submissions.ts';
import { SENDING_LIMIT } from '../../answering/sending/attempt.ts';
import { call } from '../../platform/api-client.ts';

export function enter(body: EnterBody): Promise<PortalEntry> {
  return call<typeof enterPortal>({ method: 'POST', path: '/api/portal/entry', body });
}

export function readEntry(formId: string | undefined): Promise<PortalEntry> {
  const query = formId === undefined ? {} : { formId };
  return call<typeof readPortalEntry>({ method: 'GET', path: '/api/portal/entry', query });
}

export async function leave(): Promise<void> {
  await call<typeof leavePortal>({ method: 'DELETE', path: '/api/portal/entry' });
}

export function listOwnSubmissions(
  cursor: string | null,
  signal: AbortSignal,
): Promise<PortalSubmissionPage> {
  const query = cursor === null ? {} : { cursor };
  return call<typeof listPortalSubmissions>({
    method: 'GET',
    path: '/api/portal/submissions',
    query,
    signal,
  });
}

export function openToRevise(submissionId: string, signal: AbortSignal): Promise<SubmissionToRevise> {
  return call<typeof openRevision>({
    method: 'GET',
    path: '/api/portal/submissions/:submissionId/revision',
    params: { submissionId },
    signal,
  });
}

export function sendRevision(
  submissionId: string,
  answers: SubmitBody['answers'],
  signal: AbortSignal,
): Promise<{ readonly id: string; readonly code: string }> {
  return call<typeof revise>({
    method: 'POST',
    path: '/api/portal/submissions/:submissionId/revision',
    params: { submissionId },
    body: { answers },
    signal,
    limit: SENDING_LIMIT,
  });
}
