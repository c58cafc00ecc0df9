// Endpoint of a form's statistics.
// rules: P2.18, R2.012
import { readStatistics } from '@constancia/contract/statistics.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { openForm } from '../forms/public.ts';
import { formStatistics, type StatisticsServices } from './form-statistics.ts';

export function statisticsRoutes(services: StatisticsServices): readonly Route[] {
  return [
    route(readStatistics, async ({ actor, params }) => {
      const form = await openForm(services.db, actor, params.formId);
      return formStatistics(services, form, submissionScope(actor));
    }),
  ];
}
