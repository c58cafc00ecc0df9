// Reads the statistics of a form, the words of its texts, and the overview of all municipalities.
import type {
  FormStatistics,
  readOverview as readOverviewEndpoint,
  readStatistics as readStatisticsEndpoint,
  readStatisticsWords as readWordsEndpoint,
  StatisticsOverview,
  StatisticsWords,
} from '@constancia/contract/statistics.ts';
import type { DayRange } from '@constancia/domain/statistics/range.ts';
import { call } from '../../platform/api-client.ts';

/** Without a range the usual one. */
export function readStatistics(
  formId: string,
  range: DayRange | null,
  signal: AbortSignal,
): Promise<FormStatistics> {
  return call<typeof readStatisticsEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/statistics',
    params: { formId },
    query: range ? { from: range.from, to: range.to } : {},
    signal,
  });
}

export function readWords(
  formId: string,
  { range: { from, to }, loads }: { readonly range: DayRange; readonly loads: number },
  signal: AbortSignal,
): Promise<StatisticsWords> {
  return call<typeof readWordsEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/statistics/words',
    params: { formId },
    query: { from, to, loads },
    signal,
  });
}

export function readOverview(months: number, signal: AbortSignal): Promise<StatisticsOverview> {
  return call<typeof readOverviewEndpoint>({
    method: 'GET',
    path: '/api/statistics',
    query: { months },
    signal,
  });
}
