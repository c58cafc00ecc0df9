// The plan of what is to be done in the field: for who plans, and for who does it.
// rules: X39.20-X39.24, X39.28, X39.29
import { ENTRIES_AT_ONCE, SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { WORK_ORDER_PRIORITIES, WORK_ORDER_STATES } from '@constancia/domain/work-orders/work-order.ts';
import { z } from 'zod';
import { sheetReply } from '../administration/sheet-outcome.ts';
import { endpoint } from '../endpoint.ts';
import { mapShown } from '../map.ts';
import { entityId, int4, listOf, localized, text, timestamp } from '../shapes.ts';

const plans = { kind: 'may', action: 'update', subject: 'formulario' } as const;
const answers = { kind: 'may', action: 'create', subject: 'respuesta' } as const;

const municipality = z.object({ municipalityId: entityId });
const params = municipality.extend({ workOrderId: entityId });
const priority = z.enum(WORK_ORDER_PRIORITIES);
/** Longer than any valid value, so that the field's own rule refuses what is too long. */
const typed = text().max(5_000);

const workOrder = z.object({
  id: entityId,
  version: z.number().int(),
  state: z.enum(WORK_ORDER_STATES),
  form: z.object({ id: entityId, title: localized }),
  asset: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** '' for none. */
  address: z.string(),
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** YYYY-MM-DD */
  dueOn: z.string(),
  /** Its day is over in the municipality, and it is not done. */
  isOverdue: z.boolean(),
  priority,
  /** Username; '' for anybody in the area. */
  assignedTo: z.string(),
  note: z.string(),
  /** Who has it now, and until when; null for nobody. */
  taken: z.object({ by: z.string(), until: timestamp }).nullable(),
  /** Submission that did it, for who may see that one. */
  submission: z.object({ id: entityId, code: z.string() }).nullable(),
  /** Submission because of which a rule made it, for who may see that one. */
  causedBy: z.object({ id: entityId, code: z.string() }).nullable(),
});
export type WorkOrder = z.output<typeof workOrder>;

const editedWorkOrder = z.strictObject({
  formId: entityId,
  assetId: int4().min(1).nullable(),
  address: typed,
  dueOn: z.iso.date(),
  priority,
  assignedTo: text().max(200),
  note: typed,
});

const changedWorkOrder = editedWorkOrder.pick({ dueOn: true, priority: true, assignedTo: true, note: true });

export const listWorkOrders = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/work-orders',
  summary: 'The work orders of the areas that one plans, by due date and priority, fifteen a page',
  access: plans,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'workOrders', size: PAGE_SIZES.workOrders },
  params: municipality,
  query: z.strictObject({
    state: z.enum(WORK_ORDER_STATES).optional(),
    area: entityId.optional(),
    person: text().max(SEARCH_TEXT_MAX).optional(),
    form: entityId.optional(),
    overdue: z.literal('yes').optional(),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    workOrders: z.array(workOrder),
    total: z.number().int(),
    /** Forms that may be ordered, with their areas; by title. */
    forms: z.array(
      z.object({ id: entityId, title: localized, area: z.object({ id: entityId, name: z.string() }) }),
    ),
    timeZone: z.string(),
  }),
  problems: ['municipality-not-found', 'forbidden'],
});

export const createWorkOrder = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/work-orders',
  summary: 'Plans that a form is answered for an asset or at an address; the same id again changes nothing',
  access: plans,
  often: 'unlimited',
  audit: { writes: ['create work-order'] },
  params: municipality,
  body: z.strictObject({ id: entityId, workOrder: editedWorkOrder }),
  reply: z.object({ id: entityId }),
  problems: [
    'municipality-not-found',
    'forbidden',
    'form-not-found',
    'form-outside-areas',
    'work-order-invalid',
    'id-taken',
  ],
});

export const createWorkOrders = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/work-orders/many',
  summary: 'Plans orders one after the other, each as a single one; what is refused stops no other',
  access: plans,
  often: { rate: 'register-sheet', by: 'account' },
  audit: { writes: ['create work-order'] },
  params: municipality,
  body: z.strictObject({
    workOrders: listOf(z.strictObject({ id: entityId, workOrder: editedWorkOrder }), ENTRIES_AT_ONCE),
    /** Only says what would be refused, and stores nothing. */
    onlyCheck: z.boolean(),
  }),
  reply: sheetReply,
  problems: ['municipality-not-found', 'forbidden', 'too-many-requests'],
});

export const changeWorkOrder = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/work-orders/:workOrderId',
  summary: 'Changes by when, how urgent and by whom an open order is to be done, and its note',
  access: plans,
  often: 'unlimited',
  audit: { writes: ['update work-order'] },
  params,
  body: z.strictObject({ version: int4(), workOrder: changedWorkOrder }),
  reply: z.object({ version: z.number().int() }),
  problems: ['register-entry-not-found', 'register-entry-changed', 'work-order-closed', 'work-order-invalid'],
});

export const listOrderPeople = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/work-orders/people',
  summary: 'Active accounts that work in the area of a form, by username; at most two hundred',
  access: plans,
  often: 'unlimited',
  audit: 'nothing',
  params: municipality,
  query: z.strictObject({ form: entityId }),
  reply: z.object({
    people: z.array(
      z.object({
        username: z.string(),
        /** First and last name; '' for none. */
        name: z.string(),
      }),
    ),
  }),
  problems: ['municipality-not-found', 'forbidden', 'form-not-found', 'form-outside-areas'],
});

export const cancelWorkOrder = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/work-orders/:workOrderId/cancellation',
  summary: 'Takes an open order off the plan, when nobody changed it since it was read',
  access: plans,
  often: 'unlimited',
  audit: { writes: ['update work-order'] },
  params,
  body: z.strictObject({ version: int4() }),
  reply: z.object({ version: z.number().int() }),
  problems: ['register-entry-not-found', 'register-entry-changed', 'work-order-closed'],
});

export const listOwnWorkOrders = endpoint({
  method: 'GET',
  path: '/api/work-orders/own',
  summary:
    'Open orders that a person may do, theirs and those of nobody, by due date and priority; at most two hundred',
  access: answers,
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({
    workOrders: z.array(workOrder),
    /** Whether there are more than these. */
    more: z.boolean(),
    municipalityId: entityId,
    timeZone: z.string(),
    map: mapShown,
    /** Of the municipality, where a map without orders opens. */
    centre: z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }),
  }),
  problems: ['municipality-not-found'],
});

export const takeWorkOrder = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/work-orders/:workOrderId/lease',
  summary: 'Takes an open order for twenty minutes, or renews it; nobody else takes it until then',
  access: answers,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({ workOrder }),
  problems: ['register-entry-not-found', 'work-order-taken', 'work-order-closed'],
});

export const releaseWorkOrder = endpoint({
  method: 'DELETE',
  path: '/api/municipalities/:municipalityId/work-orders/:workOrderId/lease',
  summary: 'Gives an order back that the person took; one that they do not have stays as it is',
  access: answers,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({ released: z.boolean() }),
  problems: ['register-entry-not-found'],
});
