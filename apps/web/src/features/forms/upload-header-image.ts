// One call: uploads a picture for the top of a form. rules: E3.08, E5.19, E5.20
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { uploadHeaderImage as uploadHeaderImageEndpoint } from '@constancia/contract/forms-header-image.ts';
import { call } from '../../platform/api-client.ts';

export function uploadHeaderImage(
  formId: string,
  upload: Blob,
  signal: AbortSignal,
): Promise<Reply<typeof uploadHeaderImageEndpoint>> {
  return call<typeof uploadHeaderImageEndpoint>({
    method: 'POST',
    path: '/api/forms/:formId/header-images',
    params: { formId },
    upload,
    signal,
  });
}
