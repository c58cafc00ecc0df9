// One call: a form with its newest definition, for the editor. rules: E7.01, E7.02
import type { FormToEdit, readFormToEdit as readFormToEditEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

function requestForm(formId: string): Promise<FormToEdit> {
  return call<typeof readFormToEditEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId',
    params: { formId },
  });
}

/** Forms asked for before their screen was there. */
const ahead = new Map<string, Promise<FormToEdit>>();

/** Asks for a form while the code of the editor is still on its way. */
export function readFormToEditAhead(formId: string): void {
  const form = requestForm(formId);
  // Whoever takes it up gets the failure; until then it is nobody's.
  form.catch(() => {});
  ahead.set(formId, form);
}

export function readFormToEdit(formId: string): Promise<FormToEdit> {
  const asked = ahead.get(formId);
  ahead.delete(formId);
  return asked ?? requestForm(formId);
}
