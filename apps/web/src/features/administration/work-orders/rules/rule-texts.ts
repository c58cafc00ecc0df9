// A rule of the plan in words: when it makes orders, and why it cannot.
import { inLanguage } from '@constancia/domain/localized.ts';
import { language } from '../../../../platform/language.ts';
import { shownName } from '../../../../ui/shown-name.ts';
import { t } from '../../../../platform/texts.ts';
import type { ListedPlanRule } from './api.ts';

type Said = Pick<ListedPlanRule, 'rule' | 'triggerTitle' | 'stateName' | 'stateIn'>;

export function whenText({ rule, triggerTitle, stateName, stateIn }: Said): string {
  const form = triggerTitle ? inLanguage(triggerTitle, language) : '';
  const { kind, unit, every: count, assetType: type } = rule;
  if (kind === 'interval') return t(`plan-rules.when-${unit}`, { count, type });
  return kind === 'state'
    ? t('plan-rules.when-state', { form, state: shownName(stateName, stateIn) })
    : t('plan-rules.when-arrival', { form });
}

/** '' when nothing is in the way. */
export function obstacleText({ obstacle, rule }: Pick<ListedPlanRule, 'obstacle' | 'rule'>): string {
  if (obstacle === null) return '';
  const why = t(`plan-rules.obstacle-${obstacle}`, { person: rule.assignedTo });
  return t('plan-rules.obstacle', { why });
}
