// Reads one page of a form's submissions: all that the person may see, or only their own.
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type { countNewSubmissions as countEndpoint } from '@constancia/contract/submissions/beside-list.ts';
import type { changeState as changeEndpoint } from '@constancia/contract/submissions/review.ts';
import type {
  listSubmissions as listEndpoint,
  listOwnSubmissions as listOwnEndpoint,
} from '@constancia/contract/submissions/submissions.ts';
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { call } from '../../../platform/api-client.ts';

export type SubmissionPage = Reply<typeof listEndpoint>;

export function listSubmissions(
  formId: string,
  { cursor, ...filter }: FilterQuery & { readonly cursor: string | null },
  signal: AbortSignal,
): Promise<SubmissionPage> {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/submissions',
    params: { formId },
    query: { ...filter, ...(cursor !== null && { cursor }) },
    signal,
  });
}

export function listOwnSubmissions(
  formId: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<SubmissionPage> {
  return call<typeof listOwnEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/own-submissions',
    params: { formId },
    query: cursor === null ? {} : { cursor },
    signal,
  });
}

export function countNewSubmissions(
  formId: string,
  query: FilterQuery & { readonly since: string },
  signal: AbortSignal,
): Promise<Reply<typeof countEndpoint>> {
  return call<typeof countEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/new-submissions',
    params: { formId },
    query,
    signal,
  });
}

/** Moves a submission to another state. */
export async function changeState(submissionId: string, body: BodyIn<typeof changeEndpoint>): Promise<void> {
  await call<typeof changeEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/state',
    params: { submissionId },
    body,
  });
}
