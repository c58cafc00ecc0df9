// The requests of the portal pages; the cookie identifies the citizen.
// rules: A6.06, A6.07, A7.19, R7.27
import type {
  EnterBody,
  enterPortal,
  leavePortal,
  listPortalSubmissions,
  makePortalAppointmentLink,
  openRevision,
  PortalEntry,
  PortalSubmissionPage,
  PortalSubmissionView,
  readPortalEntry,
  readPortalSubmission,
  requestPortalRecord,
  revise,
  SubmissionToRevise,
} from '@constancia/contract/submissions/portal.ts';
import type {
  listPortalReadings,
  PortalReadingPage,
} from '@constancia/contract/submissions/portal-readings.ts';
import type { SubmitBody } from '@constancia/contract/submissions/submissions.ts';
import { SENDING_LIMIT } from '../../answering/sending/attempt.ts';
import { asCallError, call } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';

/** Milliseconds that the server has to say who came in. */
const READ_LIMIT = 15_000;

export function enter(body: EnterBody): Promise<PortalEntry> {
  return call<typeof enterPortal>({ method: 'POST', path: '/api/portal/entry', body });
}

export function readEntry(formId: string | undefined): Promise<PortalEntry> {
  const query = formId === undefined ? {} : { formId };
  return call<typeof readPortalEntry>({ method: 'GET', path: '/api/portal/entry', query, limit: READ_LIMIT });
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

export function listOwnReadings(before: number | null, signal: AbortSignal): Promise<PortalReadingPage> {
  const query = before === null ? {} : { before };
  return call<typeof listPortalReadings>({ method: 'GET', path: '/api/portal/readings', query, signal });
}

export function readOwnSubmission(submissionId: string, signal: AbortSignal): Promise<PortalSubmissionView> {
  return call<typeof readPortalSubmission>({
    method: 'GET',
    path: '/api/portal/submissions/:submissionId',
    params: { submissionId },
    query: { language },
    signal,
  });
}

/** Returns the id by which the record is followed. */
export async function requestOwnRecord(submissionId: string): Promise<string> {
  const { id } = await call<typeof requestPortalRecord>({
    method: 'POST',
    path: '/api/portal/submissions/:submissionId/records',
    params: { submissionId },
    body: { language },
  });
  return id;
}

/** Returns the path of the page on which the appointment is moved or cancelled. */
export async function linkOfOwnAppointment(submissionId: string): Promise<string> {
  const { path } = await call<typeof makePortalAppointmentLink>({
    method: 'POST',
    path: '/api/portal/submissions/:submissionId/appointment-link',
    params: { submissionId },
  });
  return path;
}

export function openToRevise(submissionId: string, signal: AbortSignal): Promise<SubmissionToRevise> {
  return call<typeof openRevision>({
    method: 'GET',
    path: '/api/portal/submissions/:submissionId/revision',
    params: { submissionId },
    signal,
  });
}

/** `onUnchanged` asks the citizen whether a revision that changes nothing is meant so. */
export async function sendRevision(
  submissionId: string,
  {
    answers,
    message,
    signal,
    onUnchanged,
  }: {
    readonly answers: SubmitBody['answers'];
    readonly message: string;
    readonly signal: AbortSignal;
    readonly onUnchanged: () => Promise<boolean>;
  },
): Promise<{ readonly id: string; readonly code: string }> {
  const send = (unchanged: boolean) =>
    call<typeof revise>({
      method: 'POST',
      path: '/api/portal/submissions/:submissionId/revision',
      params: { submissionId },
      body: { answers, unchanged, message },
      signal,
      limit: SENDING_LIMIT,
    });
  try {
    return await send(false);
  } catch (error) {
    if (asCallError(error).code !== 'revision-unchanged' || !(await onUnchanged())) throw error;
    return send(true);
  }
}
