// One call: a form with its newest definition, for the editor. rules: E7.01, E7.02
import type { FormToEdit, readFormToEdit as readFormToEditEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export function readFormToEdit(formId: string): Promise<FormToEdit> {
  return call<typeof readFormToEditEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId',
    params: { formId },
  });
}
