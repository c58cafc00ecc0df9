// Sends a submission, as staff or as a visitor. The id in the body was made on the device, so sending again after a
// lost reply stores nothing twice.
// rules: A4.34, A7.08, W1, X28.09
import type {
  SubmitBody,
  Submitted,
  submit as submitEndpoint,
  submitPublic as submitPublicEndpoint,
} from '@constancia/contract/submissions/submissions.ts';
import { call } from '../../../platform/api-client.ts';
import { withPuzzle } from '../../../platform/puzzle/with-puzzle.ts';

export function submitAsStaff(formId: string, body: SubmitBody): Promise<Submitted> {
  return call<typeof submitEndpoint>({
    method: 'POST',
    path: '/api/forms/:formId/submissions',
    params: { formId },
    body,
  });
}

/** When far more submissions arrive than usual, this device solves a puzzle of the server first. */
export function submitAsVisitor(formId: string, body: SubmitBody, onPuzzle: () => void): Promise<Submitted> {
  return withPuzzle(
    (solution) =>
      call<typeof submitPublicEndpoint>({
        method: 'POST',
        path: '/api/public/forms/:formId/submissions',
        params: { formId },
        body: { ...body, solution },
      }),
    { onPuzzle },
  );
}
