// Rules of the plan as people read them, and the orders that they made because of a submission.
// rules: X39.50, X39.52, X39.54, X40.57, X40.58
import type {
  listCausedOrders,
  ListedPlanRule,
  listPlanRules,
} from '@constancia/contract/work-orders/plan-rules.ts';
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { WORK_ORDER_PRIORITIES, workOrderState } from '@constancia/domain/work-orders/work-order.ts';
import { listAssetAreas, listAssetTypes } from '../../administration/public.ts';
import { openSubmission } from '../../submissions/public.ts';
import { openPlan, seenBy, type WorkOrderServices } from '../plan.ts';
import { asksForAsset, obstacleOf } from './obstacle-of.ts';
import { type ListedRuleRow, listCausedRows, listOfferedForms, listRuleRows } from './queries.ts';

/** What the dialog offers. */
const FORMS_MAX = 500;
const ASSET_TYPES_MAX = 200;
const ASSET_AREAS_MAX = 200;
const CAUSED_MAX = 50;

async function presentRule({ versions }: WorkOrderServices, row: ListedRuleRow): Promise<ListedPlanRule> {
  const { id, version, triggerState, priority } = row;
  return {
    id,
    version,
    rule: {
      name: row.name,
      kind: row.kind,
      formId: row.formId,
      assetType: row.assetType,
      assetAreaIds: [...row.assetAreaIds],
      every: row.every,
      unit: row.unit,
      triggerFormId: row.triggerFormId,
      state: triggerState,
      dueDays: row.dueDays,
      priority: WORK_ORDER_PRIORITIES[priority] ?? 'low',
      assignedTo: row.assignedTo,
      note: row.note,
      active: row.active,
    },
    formTitle: row.formTitle,
    triggerTitle: row.triggerTitle,
    stateName: row.stateText?.text ?? '',
    ...(row.stateText?.in && { stateIn: row.stateText.in }),
    obstacle: obstacleOf(row, await asksForAsset(versions, row)),
    openOrders: row.openOrders,
  };
}

export async function plannedRules(
  services: WorkOrderServices,
  actor: Actor,
  { municipalityId, text, page }: { readonly municipalityId: string } & Query<typeof listPlanRules>,
): Promise<Reply<typeof listPlanRules>> {
  const { db } = services;
  const { planned } = await openPlan(db, actor, municipalityId);
  const asked = { text: text.trim(), page, size: PAGE_SIZES.planRules };
  const { rows, total } = await listRuleRows(db, planned, asked);
  const rules: ListedPlanRule[] = [];
  for (const row of rows) rules.push(await presentRule(services, row));
  return {
    rules,
    total,
    forms: (await listOfferedForms(db, planned, FORMS_MAX)).map(({ states, ...form }) => ({
      ...form,
      states: [...states],
    })),
    assetTypes: [...(await listAssetTypes(db, municipalityId, ASSET_TYPES_MAX))],
    assetAreas: [...(await listAssetAreas(db, municipalityId, ASSET_AREAS_MAX))],
  };
}

/** Only for who may see the submission, and of the areas that they have. */
export async function causedOrders(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  submissionId: string,
): Promise<Reply<typeof listCausedOrders>> {
  const { municipalityId } = (await openSubmission(db, actor, submissionId)).row;
  const now = clock();
  const rows = await listCausedRows(db, seenBy(actor, municipalityId), { submissionId, most: CAUSED_MAX });
  return {
    workOrders: rows.map(({ id, title, dueOn, submission, ...order }) => ({
      id,
      title,
      dueOn,
      state: workOrderState(order, now),
      submission,
    })),
  };
}
