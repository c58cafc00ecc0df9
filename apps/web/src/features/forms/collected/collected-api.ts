// Requests about answers that another program collected. Throws a CallError when the server refuses or cannot be reached.
// rules: X38.38
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { importCollected } from '@constancia/contract/forms/collected.ts';
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
