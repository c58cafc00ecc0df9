// The requests about records.
// rules: A7.17, R5.23, R7.35-R7.37
import type {
  cancelRecord as cancelEndpoint,
  uploadRecordLogo as logoEndpoint,
  RecordProgress,
  readRecord as readEndpoint,
  requestRecordByReceipt as requestByReceiptEndpoint,
  requestRecord as requestEndpoint,
} from '@constancia/contract/records/records.ts';
import type { RecordOptions } from '@constancia/domain/presentation/record/record-options.ts';
import { call } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';

export async function requestRecord(submissionId: string, options: RecordOptions): Promise<string> {
  const { id } = await call<typeof requestEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/records',
    params: { submissionId },
    body: { language, options },
  });
  return id;
}

export async function requestRecordByReceipt(
  submissionId: string,
  kind: 'record' | 'voucher',
): Promise<string> {
  const { id } = await call<typeof requestByReceiptEndpoint>({
    method: 'POST',
    path: '/api/public/submissions/:submissionId/records',
    params: { submissionId },
    body: { language, kind },
  });
  return id;
}

export function readRecord(recordId: string, signal: AbortSignal): Promise<RecordProgress> {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/records/:recordId',
    params: { recordId },
    signal,
  });
}

export async function cancelRecord(recordId: string): Promise<void> {
  await call<typeof cancelEndpoint>({
    method: 'DELETE',
    path: '/api/records/:recordId',
    params: { recordId },
  });
}

export async function uploadRecordLogo(submissionId: string, upload: Blob): Promise<string> {
  const { key } = await call<typeof logoEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/record-logos',
    params: { submissionId },
    upload,
  });
  return key;
}
