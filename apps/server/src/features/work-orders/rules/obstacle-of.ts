// Why a rule of the plan makes no orders: a form, a state or a person that it names is not there any more. People read it
// in the list, and the worker heeds it.
// rules: X39.54
import type { PlanRuleObstacle } from '@constancia/domain/work-orders/plan-rule.ts';
import { asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { FormVersions } from '../../forms/public.ts';
import type { PlanRuleRow } from './queries.ts';

/** Whether the form of the rule asks for an asset; null when it is not there any more. */
export async function asksForAsset(versions: FormVersions, rule: PlanRuleRow): Promise<boolean | null> {
  const { municipalityId, formId, formVersion } = rule;
  if (formVersion === null) return null;
  const found = await versions.load({ municipalityId, id: formId }, formVersion);
  return found && asksAsset(found.definition);
}

/** Null when nothing is in the way. */
export function obstacleOf(rule: PlanRuleRow, asks: boolean | null): PlanRuleObstacle | null {
  const { kind, triggerTitle, stateText, personWorks } = rule;
  if (asks === null) return 'form';
  if (kind === 'interval' && !asks) return 'asset-not-asked';
  if (kind !== 'interval' && triggerTitle === null) return 'trigger';
  if (kind === 'state' && stateText === null) return 'state';
  return personWorks ? null : 'person';
}
