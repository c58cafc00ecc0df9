// One call: one saved version of a form with its text. rules: X12.01
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readFormVersion as readFormVersionEndpoint } from '@constancia/contract/forms-history.ts';
import { call } from '../../platform/api-client.ts';

export function readFormVersion(
  formId: string,
  version: number,
): Promise<Reply<typeof readFormVersionEndpoint>> {
  return call<typeof readFormVersionEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/versions/:version',
    params: { formId, version: String(version) },
  });
}
