// How many orders a rule of the plan would make, for the person who is about to save it.
// rules: X39.53
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { countPlanRule as countEndpoint } from '@constancia/contract/work-orders/plan-rules.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { COUNTED_DAYS, COUNTED_ORDERS_MAX } from '@constancia/domain/work-orders/plan-rule.ts';
import { openPlan, type WorkOrderServices } from '../../plan.ts';
import { checkedRule } from '../save-rule.ts';
import { countCausing, countDueAssets } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Today for assets; of the submissions of the last days for the other kinds. */
export async function countPlanRule(
  services: WorkOrderServices,
  actor: Actor,
  { municipalityId, ruleId, rule: given }: Body<typeof countEndpoint> & { readonly municipalityId: string },
): Promise<Reply<typeof countEndpoint>> {
  const { db, clock } = services;
  const { timeZone } = await openPlan(db, actor, municipalityId);
  const rule = await checkedRule(services, actor, { municipalityId, rule: given });
  const at = clock();
  const most = COUNTED_ORDERS_MAX + 1;
  const since = new Date(at.getTime() - COUNTED_DAYS * DAY_MS);
  const found =
    rule.kind === 'interval'
      ? await countDueAssets(db, rule, { now: { at, timeZone }, ruleId: ruleId ?? '', most })
      : await countCausing(db, rule, { since, most });
  return { orders: Math.min(found, COUNTED_ORDERS_MAX), more: found > COUNTED_ORDERS_MAX };
}
