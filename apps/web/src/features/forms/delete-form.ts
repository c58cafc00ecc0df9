// One call: deletes a form whose newest version is the one that was seen. rules: P7.13, P7.14, X10.04
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { deleteForm as deleteFormEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export function deleteForm(formId: string, version: number): Promise<Reply<typeof deleteFormEndpoint>> {
  return call<typeof deleteFormEndpoint>({
    method: 'DELETE',
    path: '/api/forms/:formId',
    params: { formId },
    query: { version },
  });
}
