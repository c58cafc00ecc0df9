// Reads one page of a form's submissions: all that the person may see, or only their own.
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  countNewSubmissions as countEndpoint,
  readListedSubmissions as listedEndpoint,
} from '@constancia/contract/submissions/beside-list.ts';
import type {
  listSubmissions as listEndpoint,
  listOwnSubmissions as listOwnEndpoint,
} from '@constancia/contract/submissions/submissions.ts';
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { call } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { columnsQuery, type ListColumns } from '../columns/list-columns.ts';
import { orderedQuery } from '../list-url/filter-in-url.ts';

export type SubmissionPage = Reply<typeof listEndpoint>;

export interface ListWish {
  readonly filter: FilterQuery;
  /** null for the usual one. */
  readonly order: string | null;
  readonly columns: ListColumns;
  readonly cursor: string | null;
}

export function listSubmissions(
  formId: string,
  { cursor, columns, filter, order }: ListWish,
  signal: AbortSignal,
): Promise<SubmissionPage> {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/submissions',
    params: { formId },
    query: {
      ...orderedQuery(filter, order),
      ...columnsQuery(columns),
      language,
      ...(cursor !== null && { cursor }),
    },
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

/** The rows of a page as they are now. */
export function readListed(
  formId: string,
  { ids, columns }: { readonly ids: readonly string[]; readonly columns: ListColumns },
  signal: AbortSignal,
): Promise<Reply<typeof listedEndpoint>> {
  return call<typeof listedEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/listed-submissions',
    params: { formId },
    query: { ids: ids.join(','), ...columnsQuery(columns), language },
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
