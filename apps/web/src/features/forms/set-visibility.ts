// One call: makes a form public or private at once.
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { setFormVisibility } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export function setVisibility(
  form: { readonly id: string; readonly version: number },
  isPublic: boolean,
): Promise<Reply<typeof setFormVisibility>> {
  return call<typeof setFormVisibility>({
    method: 'PUT',
    path: '/api/forms/:formId/visibility',
    params: { formId: form.id },
    body: { version: form.version, public: isPublic },
  });
}
