// A rule of the plan: when orders are made by themselves, and what they say. Tidied and checked, in the browser and on the
// server.
// rules: X39.50, X39.53
import { lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { WORK_ORDER_NOTE_MAX } from '../limits.ts';
import type { WorkOrderPriority } from './work-order.ts';

/** Every so often for each asset of a type; when a submission enters a state; when one arrives. */
export const PLAN_RULE_KINDS = ['interval', 'state', 'arrival'] as const;
export type PlanRuleKind = (typeof PLAN_RULE_KINDS)[number];

export const INTERVAL_UNITS = ['months', 'weeks'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** Why a rule makes no orders: what it names is not there any more. */
export const PLAN_RULE_OBSTACLES = ['form', 'asset-not-asked', 'trigger', 'state', 'person'] as const;
export type PlanRuleObstacle = (typeof PLAN_RULE_OBSTACLES)[number];

export const PLAN_RULES_MAX = 50;
export const PLAN_RULE_NAME_MAX = 100;
export const INTERVAL_MAX = 120;
export const DUE_DAYS_MAX = 365;
/** Orders that the count before saving goes up to. */
export const COUNTED_ORDERS_MAX = 1_000;
/** Days back for which the count says what a rule about submissions would have made. */
export const COUNTED_DAYS = 30;

export interface EditedPlanRule {
  readonly name: string;
  readonly kind: PlanRuleKind;
  /** The form that its orders ask for; an order is for the area of that form. */
  readonly formId: string;
  /** Only for an interval, as are the areas and how often. */
  readonly assetType: string;
  /** Numbers of incident areas; empty for assets of any area, and of none. */
  readonly assetAreaIds: readonly number[];
  readonly every: number;
  readonly unit: IntervalUnit;
  /** The form whose submissions cause orders; '' for an interval. */
  readonly triggerFormId: string;
  /** Number of the state; null where it is not about one. */
  readonly state: number | null;
  /** Days from when an order is made until it is due. */
  readonly dueDays: number;
  readonly priority: WorkOrderPriority;
  /** Username; '' for anybody who answers in the area of the form. */
  readonly assignedTo: string;
  readonly note: string;
  readonly active: boolean;
}

export type PlanRuleIssueCode =
  | 'plan-rule-name-required'
  | 'plan-rule-asset-type-required'
  | 'plan-rule-number-wrong'
  | 'plan-rule-trigger-unknown'
  | 'plan-rule-trigger-is-form'
  | 'plan-rule-state-unknown'
  | 'work-order-text-too-long';

/** Without what a rule of its kind does not have. */
export function tidiedPlanRule(given: EditedPlanRule): EditedPlanRule {
  const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const isInterval = given.kind === 'interval';
  return {
    ...given,
    name: tidy(given.name),
    assetType: isInterval ? given.assetType : '',
    assetAreaIds: isInterval ? [...new Set(given.assetAreaIds)] : [],
    every: isInterval ? given.every : 1,
    unit: isInterval ? given.unit : 'months',
    triggerFormId: isInterval ? '' : given.triggerFormId,
    state: given.kind === 'state' ? given.state : null,
    assignedTo: given.assignedTo.trim(),
    note: given.note.normalize('NFC').trim(),
  };
}

const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

export function checkPlanRule(rule: EditedPlanRule): readonly Issue<PlanRuleIssueCode>[] {
  const { name, note, every, dueDays } = rule;
  const issues: Issue<PlanRuleIssueCode>[] = [];
  if (name === '') issues.push({ code: 'plan-rule-name-required', at: { field: 'name' } });
  for (const [field, text, max] of [
    ['name', name, PLAN_RULE_NAME_MAX],
    ['note', note, WORK_ORDER_NOTE_MAX],
  ] as const)
    if (lengthOf(text) > max)
      issues.push({ code: 'work-order-text-too-long', at: { field }, values: { max } });
  for (const [field, value, min, max] of [
    ['every', every, 1, INTERVAL_MAX],
    ['dueDays', dueDays, 0, DUE_DAYS_MAX],
  ] as const)
    if (!isBetween(value, min, max))
      issues.push({ code: 'plan-rule-number-wrong', at: { field }, values: { min, max } });
  return [...issues, ...checkCause(rule)];
}

function checkCause({
  kind,
  assetType,
  formId,
  triggerFormId,
  state,
}: EditedPlanRule): readonly Issue<PlanRuleIssueCode>[] {
  if (kind === 'interval')
    return assetType === '' ? [{ code: 'plan-rule-asset-type-required', at: { field: 'assetType' } }] : [];
  if (triggerFormId === '') return [{ code: 'plan-rule-trigger-unknown', at: { field: 'triggerFormId' } }];
  // Doing an order of it would make the next one, for ever.
  if (kind === 'arrival' && triggerFormId === formId)
    return [{ code: 'plan-rule-trigger-is-form', at: { field: 'triggerFormId' } }];
  if (kind === 'state' && state === null)
    return [{ code: 'plan-rule-state-unknown', at: { field: 'state' } }];
  return [];
}
