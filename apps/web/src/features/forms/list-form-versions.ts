// One call: the saved versions of a form. rules: X12.01
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { listFormVersions as listFormVersionsEndpoint } from '@constancia/contract/forms-history.ts';
import { call } from '../../platform/api-client.ts';

export function listFormVersions(
  formId: string,
  before: number | undefined,
): Promise<Reply<typeof listFormVersionsEndpoint>> {
  return call<typeof listFormVersionsEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/versions',
    params: { formId },
    query: { before },
  });
}
