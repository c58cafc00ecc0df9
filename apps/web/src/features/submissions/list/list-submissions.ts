// Reads one page of a form's submissions: all that the person may see, or only their own.
import type { Reply } from '@constancia/contract/endpoint.ts';
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
