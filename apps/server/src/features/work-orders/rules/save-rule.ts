// Makes, changes and deletes rules of the plan. Orders that a rule made stay as they are.
// rules: X39.50, X39.52, X39.94
import { type AuditDetails, detailsOf } from '@constancia/domain/audit/audit-details.ts';
import type {
  changePlanRule as changeEndpoint,
  createPlanRule as createEndpoint,
} from '@constancia/contract/work-orders/plan-rules.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import {
  checkPlanRule,
  type EditedPlanRule,
  PLAN_RULES_MAX,
  tidiedPlanRule,
} from '@constancia/domain/work-orders/plan-rule.ts';
import { WORK_ORDER_PRIORITIES } from '@constancia/domain/work-orders/work-order.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FormRow, openForm, shareForm } from '../../forms/public.ts';
import { openPlan, type WorkOrderServices } from '../plan.ts';
import { worksInArea } from '../people-queries.ts';
import {
  countRules,
  findRule,
  insertRule,
  lockRules,
  type PlanRuleRow,
  removeRule,
  type StoredRule,
  updateRule,
} from './queries.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';

interface Given {
  readonly municipalityId: string;
  readonly rule: EditedPlanRule;
}

/** As it is stored, but for its id. Throws plan-rule-invalid, and what opening its form does. */
export async function checkedRule(
  services: WorkOrderServices,
  actor: Actor,
  { municipalityId, rule: given }: Given,
): Promise<Omit<StoredRule, 'id'>> {
  const { db, versions } = services;
  const rule = tidiedPlanRule(given);
  const form = await openForm(db, actor, rule.formId);
  if (form.municipalityId !== municipalityId) throw new Problem('form-not-found');
  const { areaId } = form;
  const issues: Issue[] = [...checkPlanRule(rule), ...(await causeIssues(services, actor, { form, rule }))];
  const definition = (await versions.load(form, form.version))?.definition;
  if (rule.kind === 'interval' && definition && !asksAsset(definition))
    issues.push({ code: 'work-order-asset-not-asked', at: { field: 'formId' } });
  if (rule.assignedTo !== '' && !(await worksInArea(db, { municipalityId, areaId }, rule.assignedTo)))
    issues.push({ code: 'work-order-person-unknown', at: { field: 'assignedTo' } });
  if (issues.length > 0) throw new Problem('plan-rule-invalid', { issues });
  const { state, priority, ...same } = rule;
  return {
    ...same,
    municipalityId,
    areaId,
    triggerState: state,
    priority: WORK_ORDER_PRIORITIES.indexOf(priority),
  };
}

/**
 * About the submissions that cause orders: of a form of the municipality that the person has, with the state. Who may read
 * none makes no rule about them, because its orders say where each one is and the count how many there are.
 */
async function causeIssues(
  { db, versions }: WorkOrderServices,
  actor: Actor,
  { form, rule: { kind, triggerFormId, state } }: { readonly form: FormRow; readonly rule: EditedPlanRule },
): Promise<readonly Issue[]> {
  if (kind !== 'interval' && !may(actor, 'read', 'respuesta'))
    return [{ code: 'plan-rule-answers-unreadable', at: { field: 'kind' } }];
  if (triggerFormId === '') return [];
  const trigger = await openForm(db, actor, triggerFormId).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
  if (trigger?.municipalityId !== form.municipalityId)
    return [{ code: 'plan-rule-trigger-unknown', at: { field: 'triggerFormId' } }];
  if (state === null) return [];
  const definition = (await versions.load(trigger, trigger.version))?.definition;
  if (!definition?.states.some(({ id }) => id === state))
    return [{ code: 'plan-rule-state-unknown', at: { field: 'state' } }];
  // What is sent enters the initial state, so doing an order would make the next one, for ever.
  return trigger.id === form.id && definition.initialState === state
    ? [{ code: 'plan-rule-trigger-is-form', at: { field: 'triggerFormId' } }]
    : [];
}

const entryOf = (actor: Actor, municipalityId: string, id: string) =>
  ({ municipalityId, actor: actor.username, subject: 'plan-rule', subjectId: id }) as const;

export async function createPlanRule(
  services: WorkOrderServices,
  actor: Actor,
  { municipalityId, id, rule: given }: Body<typeof createEndpoint> & { readonly municipalityId: string },
): Promise<void> {
  const { db, clock } = services;
  const { planned } = await openPlan(db, actor, municipalityId);
  const rule = await checkedRule(services, actor, { municipalityId, rule: given });
  await inTransaction(db, async (tx) => {
    const at = clock();
    await lockRules(tx, municipalityId);
    if (!(await shareForm(tx, rule))) throw new Problem('form-not-found');
    const there = await findRule(tx, planned, id);
    if (there) return refuseUnlessSame(there, rule);
    if ((await countRules(tx, municipalityId)) >= PLAN_RULES_MAX) throw new Problem('plan-rules-full');
    if (!(await insertRule(tx, { ...rule, id, at, by: actor.username }))) throw new Problem('id-taken');
    const entry = entryOf(actor, municipalityId, id);
    return appendAudit(tx, { ...entry, at, action: 'create', details: valuesOf(rule) });
  });
}

const KEYS = [
  'name',
  'kind',
  'formId',
  'areaId',
  'assetType',
  'assetAreaIds',
  'every',
  'unit',
  'triggerFormId',
  'triggerState',
  'dueDays',
  'priority',
  'assignedTo',
  'note',
  'active',
] as const satisfies readonly (keyof StoredRule)[];

type Values = Pick<StoredRule, (typeof KEYS)[number]>;

const valuesOf = (rule: Values): AuditDetails => detailsOf(KEYS, (key) => rule[key]);

function refuseUnlessSame(there: Values, rule: Values): void {
  if (!sameValue(valuesOf(there), valuesOf(rule))) throw new Problem('id-taken');
}

interface RuleAsked {
  readonly municipalityId: string;
  readonly ruleId: string;
}

async function openRule(
  tx: Queryable,
  planned: Awaited<ReturnType<typeof openPlan>>['planned'],
  ruleId: string,
): Promise<PlanRuleRow> {
  const found = await findRule(tx, planned, ruleId);
  if (!found) throw new Problem('register-entry-not-found');
  return found;
}

/** Whether it begins to see other submissions than before, or begins again after it was off. */
function begins(before: PlanRuleRow, rule: Omit<StoredRule, 'id'>): boolean {
  return (
    (rule.active && !before.active) ||
    rule.kind !== before.kind ||
    rule.triggerFormId !== before.triggerFormId ||
    rule.triggerState !== before.triggerState
  );
}

/** Returns the new version. */
export async function changePlanRule(
  services: WorkOrderServices,
  actor: Actor,
  { municipalityId, ruleId, version, rule: given }: RuleAsked & Body<typeof changeEndpoint>,
): Promise<number> {
  const { db, clock } = services;
  const { planned } = await openPlan(db, actor, municipalityId);
  const rule = await checkedRule(services, actor, { municipalityId, rule: given });
  return inTransaction(db, async (tx) => {
    const at = clock();
    const before = await openRule(tx, planned, ruleId);
    if (before.version !== version) throw new Problem('register-entry-changed');
    if (!(await shareForm(tx, rule))) throw new Problem('form-not-found');
    const by = actor.username;
    await updateRule(tx, { ...rule, id: ruleId, by, begins: begins(before, rule) });
    const details = { before: valuesOf(before), now: valuesOf(rule) };
    const entry = entryOf(actor, municipalityId, ruleId);
    await appendAudit(tx, { ...entry, at, action: 'update', details });
    return before.version + 1;
  });
}

export async function deletePlanRule(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  { municipalityId, ruleId }: RuleAsked,
): Promise<void> {
  const { planned } = await openPlan(db, actor, municipalityId);
  await inTransaction(db, async (tx) => {
    const at = clock();
    const { name } = await openRule(tx, planned, ruleId);
    await removeRule(tx, { municipalityId, id: ruleId });
    const entry = entryOf(actor, municipalityId, ruleId);
    await appendAudit(tx, { ...entry, at, action: 'delete', details: { name } });
  });
}
