// Saves the poster of a form as a file, to print it.
// rules: X38.22
import type { fetchPoster } from '@constancia/contract/records/poster.ts';
import { callForFile } from '../../../platform/api-client.ts';
import { saveBlob } from '../../../platform/save-blob.ts';

/** Throws CallError. */
export async function downloadPoster(formId: string): Promise<void> {
  const poster = await callForFile<typeof fetchPoster>({
    method: 'GET',
    path: '/api/forms/:formId/poster',
    params: { formId },
  });
  saveBlob(poster, `cartel-${formId}.pdf`);
}
