// Sends an answer: as staff, or as a visitor. The id in the body was made on the device, so sending again after a lost
// reply stores nothing twice. rules: A4.34, A7.08, W1
import type {
  SubmitBody,
  Submitted,
  submit as submitEndpoint,
  submitPublic as submitPublicEndpoint,
} from '@constancia/contract/submissions.ts';
import { call } from '../../platform/api-client.ts';

export function submitAsStaff(formId: string, body: SubmitBody): Promise<Submitted> {
  return call<typeof submitEndpoint>({
    method: 'POST',
    path: '/api/forms/:formId/submissions',
    params: { formId },
    body,
  });
}

export function submitAsVisitor(formId: string, body: SubmitBody): Promise<Submitted> {
  return call<typeof submitPublicEndpoint>({
    method: 'POST',
    path: '/api/public/forms/:formId/submissions',
    params: { formId },
    body,
  });
}
