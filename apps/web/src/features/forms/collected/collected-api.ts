// Requests about answers that another program collected. Throws a CallError when the server refuses or cannot be reached.
// rules: X38.38, X38.103
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { importCollected, importCollectedArchive } from '@constancia/contract/forms/collected.ts';
import { call } from '../../../platform/api-client.ts';

export type CollectedOutcome = Reply<typeof importCollected>;
export type CollectedFiles = Body<typeof importCollected>['files'];

export function sendCollected(
  formId: string,
  files: CollectedFiles,
  dryRun: boolean,
): Promise<CollectedOutcome> {
  return call<typeof importCollected>({
    method: 'POST',
    path: '/api/forms/:formId/collected-answers',
    params: { formId },
    body: { dryRun, files },
  });
}

/** The archive of ODK Central as it is. */
export function sendArchive(formId: string, archive: File, dryRun: boolean): Promise<CollectedOutcome> {
  return call<typeof importCollectedArchive>({
    method: 'POST',
    path: '/api/forms/:formId/collected-archives',
    params: { formId },
    query: { dryRun: dryRun ? 'true' : 'false' },
    upload: archive,
  });
}
