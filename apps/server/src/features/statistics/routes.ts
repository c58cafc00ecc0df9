// Endpoints of statistics.
// rules: P2.18, R2.012, R9.20
import { readOverview, readStatistics, readStatisticsWords } from '@constancia/contract/statistics.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { openForm } from '../forms/public.ts';
import { formStatistics, type StatisticsServices } from './form-statistics.ts';
import { overview } from './overview.ts';
import { statisticsWords } from './statistics-words.ts';

export function statisticsRoutes(services: StatisticsServices): readonly Route[] {
  return [
    route(readStatistics, async ({ actor, params, query }) => {
      const form = await openForm(services.db, actor, params.formId);
      return formStatistics(services, { form, scope: submissionScope(actor), asked: query });
    }),
    route(readStatisticsWords, async ({ actor, params, query: { loads, ...asked } }) => {
      const form = await openForm(services.db, actor, params.formId);
      return statisticsWords(services, { form, scope: submissionScope(actor), asked }, loads);
    }),
    route(readOverview, async ({ query }) => overview(services, query.months)),
  ];
}
