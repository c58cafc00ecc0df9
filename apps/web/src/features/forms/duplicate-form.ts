// One call: copies a form under the id that the device made, so that sending twice makes one copy. rules: P7.11
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type { duplicateForm as duplicateFormEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export function duplicateForm(
  formId: string,
  body: BodyIn<typeof duplicateFormEndpoint>,
): Promise<Reply<typeof duplicateFormEndpoint>> {
  return call<typeof duplicateFormEndpoint>({
    method: 'POST',
    path: '/api/forms/:formId/duplicates',
    params: { formId },
    body,
  });
}
