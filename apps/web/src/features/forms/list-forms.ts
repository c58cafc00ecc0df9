// One call: a page of the form list.
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { listForms as listFormsEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export interface FormFilters {
  readonly text: string;
  readonly area: string;
  readonly municipality: string;
}

export type FormPage = Reply<typeof listFormsEndpoint>;

export function listForms(filters: FormFilters, page: number, signal: AbortSignal): Promise<FormPage> {
  return call<typeof listFormsEndpoint>({
    method: 'GET',
    path: '/api/forms',
    query: {
      text: filters.text.trimStart(),
      page,
      ...(filters.area && { area: filters.area }),
      ...(filters.municipality && { municipality: filters.municipality }),
    },
    signal,
  });
}
