// Uploads a drawn signature, for staff and for visitors.
// rules: A7.26
import type {
  uploadSignature,
  uploadSignatureAsVisitor,
} from '@constancia/contract/submissions/signatures.ts';
import type { SignatureApi } from '../../../answering/session/api.ts';
import { call } from '../../../platform/api-client.ts';

export function signatureApiOfStaff(formId: string): SignatureApi {
  return {
    upload: ({ submissionId, slot, png }) =>
      call<typeof uploadSignature>({
        method: 'POST',
        path: '/api/forms/:formId/submissions/:submissionId/signatures/:slot',
        params: { formId, submissionId, slot: String(slot) },
        upload: png,
      }),
  };
}

export function signatureApiOfVisitor(formId: string): SignatureApi {
  return {
    upload: ({ submissionId, slot, png }) =>
      call<typeof uploadSignatureAsVisitor>({
        method: 'POST',
        path: '/api/public/forms/:formId/submissions/:submissionId/signatures/:slot',
        params: { formId, submissionId, slot: String(slot) },
        upload: png,
      }),
  };
}
