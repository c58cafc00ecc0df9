// Requests about several chosen submissions: their state, and their records.
import type { BodyIn } from '@constancia/contract/endpoint.ts';
import type {
  cancelRecordBundle as cancelEndpoint,
  RecordBundleProgress,
  readRecordBundle as readEndpoint,
  requestRecordBundle as requestEndpoint,
} from '@constancia/contract/records/bundles.ts';
import type { changeState as changeEndpoint } from '@constancia/contract/submissions/review.ts';
import { call, urlOf } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';

/** Moves a submission to another state. */
export async function changeState(submissionId: string, body: BodyIn<typeof changeEndpoint>): Promise<void> {
  await call<typeof changeEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/state',
    params: { submissionId },
    body,
  });
}

export function requestBundle(formId: string, submissions: readonly string[]): Promise<RecordBundleProgress> {
  return call<typeof requestEndpoint>({
    method: 'POST',
    path: '/api/forms/:formId/record-bundles',
    params: { formId },
    body: { submissions: [...submissions], language },
  });
}

export function readBundle(bundleId: string, signal: AbortSignal): Promise<RecordBundleProgress> {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/record-bundles/:bundleId',
    params: { bundleId },
    signal,
  });
}

export async function cancelBundle(bundleId: string): Promise<void> {
  await call<typeof cancelEndpoint>({
    method: 'DELETE',
    path: '/api/record-bundles/:bundleId',
    params: { bundleId },
  });
}

export const bundleUrl = (bundleId: string): string =>
  urlOf({ path: '/api/record-bundles/:bundleId/records.zip', params: { bundleId } });
