// The requests of the rules of the plan.
import type { BodyIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  changePlanRule as changeEndpoint,
  countPlanRule as countEndpoint,
  createPlanRule as createEndpoint,
  deletePlanRule as deleteEndpoint,
  ListedPlanRule,
  listPlanRules as listEndpoint,
} from '@constancia/contract/work-orders/plan-rules.ts';
import { call } from '../../../../platform/api-client.ts';

export type { ListedPlanRule };
export type PlanRules = Reply<typeof listEndpoint>;
export type EnteredRule = BodyIn<typeof createEndpoint>['rule'];

export function listPlanRules(
  municipalityId: string,
  query: QueryIn<typeof listEndpoint>,
  signal: AbortSignal,
) {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/plan-rules',
    params: { municipalityId },
    query,
    signal,
  });
}

export function createPlanRule(municipalityId: string, body: BodyIn<typeof createEndpoint>) {
  return call<typeof createEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/plan-rules',
    params: { municipalityId },
    body,
  });
}

export function changePlanRule(
  municipalityId: string,
  { ruleId, ...body }: BodyIn<typeof changeEndpoint> & { readonly ruleId: string },
) {
  return call<typeof changeEndpoint>({
    method: 'PUT',
    path: '/api/municipalities/:municipalityId/plan-rules/:ruleId',
    params: { municipalityId, ruleId },
    body,
  });
}

export function deletePlanRule(municipalityId: string, { id: ruleId }: ListedPlanRule) {
  return call<typeof deleteEndpoint>({
    method: 'DELETE',
    path: '/api/municipalities/:municipalityId/plan-rules/:ruleId',
    params: { municipalityId, ruleId },
  });
}

export function countPlanRule(
  municipalityId: string,
  body: BodyIn<typeof countEndpoint>,
  signal: AbortSignal,
) {
  return call<typeof countEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/plan-rules/count',
    params: { municipalityId },
    body,
    signal,
  });
}
