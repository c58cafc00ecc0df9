// One call: saves a new form under the id that the device made, so that sending twice makes one. rules: E7.03
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type { createForm as createFormEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export function createForm(
  body: BodyIn<typeof createFormEndpoint>,
): Promise<Reply<typeof createFormEndpoint>> {
  return call<typeof createFormEndpoint>({ method: 'POST', path: '/api/forms', body });
}
