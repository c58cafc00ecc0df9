// Reads whether a form is on hold, puts it there and lifts that.
// rules: X37.24
import type { Hold, holdForm, liftFormHold, readFormHold } from '@constancia/contract/forms/holds.ts';
import { call } from '../../../platform/api-client.ts';

export function readHold(formId: string): Promise<{ hold: Hold | null }> {
  return call<typeof readFormHold>({ method: 'GET', path: '/api/forms/:formId/hold', params: { formId } });
}

export function putFormOnHold(formId: string, reason: string) {
  return call<typeof holdForm>({
    method: 'POST',
    path: '/api/forms/:formId/hold',
    params: { formId },
    body: { reason },
  });
}

export function liftHoldOfForm(formId: string, { at }: Hold) {
  return call<typeof liftFormHold>({
    method: 'DELETE',
    path: '/api/forms/:formId/hold',
    params: { formId },
    query: { at },
  });
}
