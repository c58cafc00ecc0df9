// Reads the statistics of a form.
import type {
  FormStatistics,
  readStatistics as readStatisticsEndpoint,
} from '@constancia/contract/statistics.ts';
import { call } from '../../platform/api-client.ts';

export function readStatistics(formId: string, signal: AbortSignal): Promise<FormStatistics> {
  return call<typeof readStatisticsEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/statistics',
    params: { formId },
    signal,
  });
}
