// Requests of exports.
import type {
  cancelExport as cancelEndpoint,
  ExportFormat,
  ExportProgress,
  queueExport as queueEndpoint,
  readExport as readEndpoint,
} from '@constancia/contract/submissions/exports.ts';
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { call, urlOf } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { orderedQuery } from '../list-url/filter-in-url.ts';

export function queueExport(formId: string): Promise<ExportProgress> {
  return call<typeof queueEndpoint>({
    method: 'POST',
    path: '/api/forms/:formId/exports',
    params: { formId },
  });
}

export function readExport(exportId: string, signal: AbortSignal): Promise<ExportProgress> {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/exports/:exportId',
    params: { exportId },
    signal,
  });
}

export function cancelExport(exportId: string): Promise<unknown> {
  return call<typeof cancelEndpoint>({
    method: 'DELETE',
    path: '/api/exports/:exportId',
    params: { exportId },
  });
}

export interface WishedFile {
  readonly formId: string;
  readonly format: ExportFormat;
  readonly filter: FilterQuery;
  readonly order: string | null;
}

/** URL of the file of a turn: the browser downloads it while the server is still writing it. */
export function exportUrl({ formId, format, filter, order }: WishedFile, exportId: string): string {
  return urlOf({
    path: '/api/forms/:formId/submissions.:format',
    params: { formId, format },
    query: { ...orderedQuery(filter, order), language, export: exportId },
  });
}
