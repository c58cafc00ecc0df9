// Reads a form to be answered: for staff within their areas, for visitors when it is public.
// rules: A6.01-A6.04, A7.01, A7.02
import type {
  FormToAnswer,
  readFormToAnswer as readFormToAnswerEndpoint,
  readPublicForm as readPublicFormEndpoint,
} from '@constancia/contract/forms/forms.ts';
import { asCallError, CallError, call } from '../../../platform/api-client.ts';

export type ReadForm = (formId: string, signal: AbortSignal) => Promise<FormToAnswer>;

export const readFormToAnswer: ReadForm = (formId, signal) =>
  existing(
    call<typeof readFormToAnswerEndpoint>({
      method: 'GET',
      path: '/api/forms/:formId/to-answer',
      params: { formId },
      signal,
    }),
  );

function requestPublicForm(formId: string, signal?: AbortSignal): Promise<FormToAnswer> {
  return existing(
    call<typeof readPublicFormEndpoint>({
      method: 'GET',
      path: '/api/public/forms/:formId',
      params: { formId },
      ...(signal && { signal }),
    }),
  );
}

/** Requests for forms that started before their screen was drawn. */
const ahead = new Map<string, Promise<FormToAnswer>>();

/** Starts to read a form while the code and texts of its screen are still downloading. */
export function readPublicFormAhead(formId: string): void {
  const form = requestPublicForm(formId);
  // The screen that uses this promise handles the failure; until then nobody does.
  form.catch(() => {});
  ahead.set(formId, form);
}

export const readPublicForm: ReadForm = (formId, signal) => {
  const asked = ahead.get(formId);
  ahead.delete(formId);
  return asked ?? requestPublicForm(formId, signal);
};

/** An id that the server rejects as malformed is treated as a form that does not exist (A8.01). */
async function existing(form: Promise<FormToAnswer>): Promise<FormToAnswer> {
  try {
    return await form;
  } catch (error) {
    const { code } = asCallError(error);
    if (code === 'request-invalid' || code === 'not-found') throw new CallError('form-not-found');
    throw error;
  }
}
