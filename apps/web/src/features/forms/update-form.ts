// One call: saves a form over the version that was read. rules: E7.04
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type { updateForm as updateFormEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export function updateForm(
  formId: string,
  body: BodyIn<typeof updateFormEndpoint>,
): Promise<Reply<typeof updateFormEndpoint>> {
  return call<typeof updateFormEndpoint>({
    method: 'PUT',
    path: '/api/forms/:formId',
    params: { formId },
    body,
  });
}
