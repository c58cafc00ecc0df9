// The requests that upload the files of a submission, for staff and for visitors.
// rules: A7.24, A7.25, A7.28, X14.02, X14.03
import type {
  finishUpload,
  removeUpload,
  sendPiece,
  startPublicUpload,
  startUpload,
} from '@constancia/contract/submissions/uploads.ts';
import type { FileApi } from '../../../answering/session/api.ts';
import { call } from '../../../platform/api-client.ts';

const ONGOING: Omit<FileApi, 'start'> = {
  send: ({ uploadId, offset, content }, signal) =>
    call<typeof sendPiece>({
      method: 'PATCH',
      path: '/api/uploads/:uploadId',
      params: { uploadId },
      query: { offset },
      upload: content,
      signal,
    }),
  finish: (uploadId, signal) =>
    call<typeof finishUpload>({
      method: 'POST',
      path: '/api/uploads/:uploadId/completion',
      params: { uploadId },
      signal,
    }),
  remove: async (uploadId) => {
    await call<typeof removeUpload>({
      method: 'DELETE',
      path: '/api/uploads/:uploadId',
      params: { uploadId },
    });
  },
};

export function fileApiOfStaff(formId: string): FileApi {
  return {
    ...ONGOING,
    start: (body, signal) =>
      call<typeof startUpload>({
        method: 'POST',
        path: '/api/forms/:formId/uploads',
        params: { formId },
        body,
        signal,
      }),
  };
}

export function fileApiOfVisitor(formId: string): FileApi {
  return {
    ...ONGOING,
    start: (body, signal) =>
      call<typeof startPublicUpload>({
        method: 'POST',
        path: '/api/public/forms/:formId/uploads',
        params: { formId },
        body,
        signal,
      }),
  };
}
