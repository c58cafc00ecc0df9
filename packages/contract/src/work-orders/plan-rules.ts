// Rules of the plan, for who plans: when work orders are made by themselves, and what they say.
// rules: X39.50, X39.52, X39.53, X39.54, X40.57
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import {
  INTERVAL_UNITS,
  PLAN_RULE_KINDS,
  PLAN_RULE_OBSTACLES,
} from '@constancia/domain/work-orders/plan-rule.ts';
import { WORK_ORDER_PRIORITIES, WORK_ORDER_STATES } from '@constancia/domain/work-orders/work-order.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, listOf, localized, text, versions } from '../shapes.ts';

const access = { kind: 'may', action: 'update', subject: 'formulario' } as const;
const municipality = z.object({ municipalityId: entityId });
const params = municipality.extend({ ruleId: entityId });
/** Longer than any valid value, so that the field's own rule refuses what is too long. */
const typed = text().max(5_000);
/** Incident areas of a municipality that a rule may name. */
const AREAS_MAX = 200;

const editedRule = z.strictObject({
  name: typed,
  kind: z.enum(PLAN_RULE_KINDS),
  formId: entityId,
  assetType: typed,
  assetAreaIds: listOf(int4(), AREAS_MAX),
  every: int4(),
  unit: z.enum(INTERVAL_UNITS),
  triggerFormId: entityId.or(z.literal('')),
  state: int4().nullable(),
  dueDays: int4(),
  priority: z.enum(WORK_ORDER_PRIORITIES),
  assignedTo: text().max(200),
  note: typed,
  active: z.boolean(),
});

const listedRule = z.object({
  id: entityId,
  version: z.number().int(),
  rule: editedRule,
  /** Titles; null for a form that is not there any more, and for no form. */
  formTitle: localized.nullable(),
  triggerTitle: localized.nullable(),
  stateName: z.string(),
  stateIn: versions,
  /** Why it makes no orders; null when nothing is in the way. */
  obstacle: z.enum(PLAN_RULE_OBSTACLES).nullable(),
  openOrders: z.number().int(),
});
export type ListedPlanRule = z.output<typeof listedRule>;

export const listPlanRules = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/plan-rules',
  summary:
    'Rules of the plan for the areas that one plans, by name, fifteen a page, with what a rule can name',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'rules', size: PAGE_SIZES.planRules },
  params: municipality,
  query: z.strictObject({
    /** In the name, the titles of its forms in all languages, their area, the type of assets or the person. */
    text: text().max(SEARCH_TEXT_MAX).default(''),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    rules: z.array(listedRule),
    total: z.number().int(),
    /** Forms of these areas by title, each with its states. */
    forms: z.array(
      z.object({
        id: entityId,
        title: localized,
        states: z.array(z.object({ id: z.number().int(), name: z.string(), in: versions })),
      }),
    ),
    /** Types of the assets of the register. */
    assetTypes: z.array(z.string()),
    /** Incident areas, to which assets belong. */
    assetAreas: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
  problems: ['municipality-not-found', 'forbidden'],
});

export const createPlanRule = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/plan-rules',
  summary: 'Makes a rule of the plan; the same id again changes nothing',
  access,
  often: 'unlimited',
  audit: { writes: ['create plan-rule'] },
  params: municipality,
  body: z.strictObject({ id: entityId, rule: editedRule }),
  reply: z.object({ id: entityId }),
  problems: [
    'municipality-not-found',
    'forbidden',
    'form-not-found',
    'form-outside-areas',
    'plan-rule-invalid',
    'plan-rules-full',
    'id-taken',
  ],
});

export const changePlanRule = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/plan-rules/:ruleId',
  summary:
    'Changes a rule of the plan, when nobody changed it since it was read; orders that it made stay as they are',
  access,
  often: 'unlimited',
  audit: { writes: ['update plan-rule'] },
  params,
  body: z.strictObject({ version: int4(), rule: editedRule }),
  reply: z.object({ version: z.number().int() }),
  problems: [
    'municipality-not-found',
    'forbidden',
    'form-not-found',
    'form-outside-areas',
    'plan-rule-invalid',
    'register-entry-not-found',
    'register-entry-changed',
  ],
});

export const deletePlanRule = endpoint({
  method: 'DELETE',
  path: '/api/municipalities/:municipalityId/plan-rules/:ruleId',
  summary: 'Deletes a rule of the plan; orders that it made stay',
  access,
  often: 'unlimited',
  audit: { writes: ['delete plan-rule'] },
  params,
  reply: z.object({}),
  problems: ['municipality-not-found', 'forbidden', 'register-entry-not-found'],
});

export const countPlanRule = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/plan-rules/count',
  summary:
    'How many orders a rule would make today, or would have made of the submissions of the last thirty days; up to a thousand',
  access,
  often: { rate: 'lookup', by: 'account' },
  audit: 'nothing',
  params: municipality,
  body: z.strictObject({ rule: editedRule, ruleId: entityId.nullable() }),
  reply: z.object({
    orders: z.number().int(),
    /** Whether there are more than these. */
    more: z.boolean(),
  }),
  problems: [
    'municipality-not-found',
    'forbidden',
    'form-not-found',
    'form-outside-areas',
    'plan-rule-invalid',
    'too-many-requests',
  ],
});

export const listCausedOrders = endpoint({
  method: 'GET',
  path: '/api/submissions/:submissionId/work-orders',
  summary: 'Work orders that rules made because of a submission, of the areas of the person',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ submissionId: entityId }),
  reply: z.object({
    workOrders: z.array(
      z.object({
        id: entityId,
        title: localized,
        /** YYYY-MM-DD */
        dueOn: z.string(),
        state: z.enum(WORK_ORDER_STATES),
        /** Submission that did it, for who may see that one. */
        submission: z.object({ id: entityId, code: z.string() }).nullable(),
      }),
    ),
  }),
  problems: ['submission-not-found', 'form-outside-areas'],
});
export type CausedOrder = z.output<typeof listCausedOrders.reply>['workOrders'][number];
