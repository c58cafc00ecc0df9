// Uploading a drawing, as staff and as a visitor. rules: A7.26
import type {
  uploadSignature,
  uploadSignatureAsVisitor,
} from '@constancia/contract/submissions/signatures.ts';
import type { SignatureCalls } from '../../../answering/session/api.ts';
import { call } from '../../../platform/api-client.ts';

export function signatureCallsOfStaff(formId: string): SignatureCalls {
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

export function signatureCallsOfVisitor(formId: string): SignatureCalls {
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
