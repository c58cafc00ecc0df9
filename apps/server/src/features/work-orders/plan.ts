// The plan: who edits forms of an area orders that they are answered there, and sees what became of it.
// rules: X39.20, X39.21, X39.27
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import type { Body, Query, Reply } from '@constancia/contract/endpoint.ts';
import type {
  createWorkOrder as createEndpoint,
  createWorkOrders as createManyEndpoint,
  listWorkOrders as listEndpoint,
  WorkOrder,
} from '@constancia/contract/work-orders/work-orders.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { formScope, readableScope } from '@constancia/domain/access/scope.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import {
  checkWorkOrder,
  type EditedWorkOrder,
  holderOf,
  tidiedWorkOrder,
  WORK_ORDER_PRIORITIES,
  workOrderState,
} from '@constancia/domain/work-orders/work-order.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import { storeOrCheck } from '../../platform/db/store-or-check.ts';
import { Problem } from '../../platform/http/problem.ts';
import { outcomesOf } from '../../platform/sheet/line-outcomes.ts';
import { findRegistered } from '../assets/public.ts';
import { type FormVersions, openForm, shareForm } from '../forms/public.ts';
import { findTimeZone, type LayersOf } from '../territory/public.ts';
import { worksInArea } from './people-queries.ts';
import {
  findWorkOrder,
  hasOpenTwin,
  insertWorkOrder,
  isSameWorkOrder,
  listOrderableForms,
  listWorkOrderRows,
  lockPlan,
  type NewWorkOrder,
  type Seen,
  type WorkOrderRow,
} from './queries.ts';

export interface WorkOrderServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  readonly layersOf: LayersOf;
}

/** Forms that the filter and the dialog offer. */
const FORMS_MAX = 500;

export function presentWorkOrder(row: WorkOrderRow, now: Date): WorkOrder {
  const { assetId, latitude, longitude, takenUntil } = row;
  const holder = row.state === 'open' ? holderOf(row, now) : '';
  return {
    id: row.id,
    version: row.version,
    state: workOrderState(row, now),
    form: { id: row.formId, title: row.title },
    asset: assetId === null ? null : { id: assetId, name: row.assetName },
    address: row.address,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    dueOn: row.dueOn,
    isOverdue: row.isOverdue,
    priority: WORK_ORDER_PRIORITIES[row.priority] ?? 'low',
    assignedTo: row.assignedTo,
    note: row.note,
    taken: holder !== '' && takenUntil ? { by: holder, until: takenUntil.toISOString() } : null,
    submission: row.submission,
    causedBy: row.causedBy,
  };
}

/** The orders of their areas, and of the submissions that caused or did some of them those that they may read. */
export const seenBy = (actor: Actor, municipalityId: string): Seen => ({
  municipalityId,
  scope: formScope(actor),
  seen: readableScope(actor),
});

/** Only who works everywhere plans in another municipality. Throws forbidden, municipality-not-found. */
export async function openPlan(db: Queryable, actor: Actor, municipalityId: string) {
  if (municipalityId !== actor.municipalityId && !worksAcrossMunicipalities(actor))
    throw new Problem('forbidden');
  const timeZone = await findTimeZone(db, municipalityId);
  if (timeZone === null) throw new Problem('municipality-not-found');
  return { planned: seenBy(actor, municipalityId), timeZone };
}

export async function listWorkOrders(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  { municipalityId, query }: { readonly municipalityId: string; readonly query: Query<typeof listEndpoint> },
): Promise<Reply<typeof listEndpoint>> {
  const { planned, timeZone } = await openPlan(db, actor, municipalityId);
  const at = clock();
  const { state = null, area = null, person = null, form = null, overdue, page } = query;
  const filter = { state, area, person, form, overdue: overdue === 'yes', now: { at, timeZone } };
  const asked = { ...filter, page, size: PAGE_SIZES.workOrders };
  const { rows, total } = await listWorkOrderRows(db, planned, asked);
  const forms = await listOrderableForms(db, planned, FORMS_MAX);
  return {
    workOrders: rows.map((row) => presentWorkOrder(row, at)),
    total,
    forms: forms.map(({ id, title, areaId, areaName }) => ({
      id,
      title,
      area: { id: areaId, name: areaName },
    })),
    timeZone,
  };
}

/** As it is stored. Throws work-order-invalid, and what opening the form does. */
async function checked(
  { db, versions }: WorkOrderServices,
  actor: Actor,
  { municipalityId, given }: { readonly municipalityId: string; readonly given: EditedWorkOrder },
): Promise<Omit<NewWorkOrder, 'id' | 'at'>> {
  const order = tidiedWorkOrder(given);
  const { assetId, assignedTo } = order;
  const form = await openForm(db, actor, order.formId);
  if (form.municipalityId !== municipalityId) throw new Problem('form-not-found');
  const definition = (await versions.load(form, form.version))?.definition;
  const asset = assetId === null ? null : await findRegistered(db, { municipalityId, assetId });
  const issues: Issue[] = [...checkWorkOrder(order)];
  if (assetId !== null && !asset) issues.push({ code: 'work-order-asset-unknown', at: { field: 'assetId' } });
  if (asset && definition && !asksAsset(definition))
    issues.push({ code: 'work-order-asset-not-asked', at: { field: 'formId' } });
  const { areaId } = form;
  if (assignedTo !== '' && !(await worksInArea(db, { municipalityId, areaId }, assignedTo)))
    issues.push({ code: 'work-order-person-unknown', at: { field: 'assignedTo' } });
  if (issues.length > 0) throw new Problem('work-order-invalid', { issues });
  return {
    formId: form.id,
    areaId,
    assetId,
    assetName: asset?.name ?? '',
    address: asset?.address ?? order.address,
    latitude: asset?.latitude ?? null,
    longitude: asset?.longitude ?? null,
    dueOn: order.dueOn,
    priority: WORK_ORDER_PRIORITIES.indexOf(order.priority),
    assignedTo,
    note: order.note,
    createdBy: actor.username,
  };
}

export async function createWorkOrder(
  services: WorkOrderServices,
  actor: Actor,
  { municipalityId, body }: { readonly municipalityId: string; readonly body: Body<typeof createEndpoint> },
): Promise<void> {
  const { db, clock } = services;
  await openPlan(db, actor, municipalityId);
  const { id, workOrder: given } = body;
  const order = { ...(await checked(services, actor, { municipalityId, given })), id, at: clock() };
  await inTransaction(db, (tx) => stored(tx, actor, { municipalityId, order }));
}

/** 'there' for one that was stored before. Throws id-taken, form-not-found. */
async function stored(
  tx: Queryable,
  actor: Actor,
  { municipalityId, order }: { readonly municipalityId: string; readonly order: NewWorkOrder },
): Promise<'new' | 'there'> {
  if (!(await shareForm(tx, { municipalityId, formId: order.formId }))) throw new Problem('form-not-found');
  if (await insertWorkOrder(tx, municipalityId, order)) {
    const { id, at, dueOn, assignedTo, assetId, formId } = order;
    const details = { form: formId, dueOn, assignedTo, asset: assetId === null ? '' : String(assetId) };
    await appendAudit(tx, { ...entryOf(actor, municipalityId, id), at, action: 'create', details });
    return 'new';
  }
  if (await isSameWorkOrder(tx, municipalityId, order)) return 'there';
  throw new Problem('id-taken');
}

type Many = Body<typeof createManyEndpoint>;

/** As single ones; a file that is sent a second time plans nothing twice. */
export async function createWorkOrders(
  services: WorkOrderServices,
  actor: Actor,
  { municipalityId, workOrders, onlyCheck }: Many & { readonly municipalityId: string },
): Promise<SheetOutcome[]> {
  const { db, clock } = services;
  await openPlan(db, actor, municipalityId);
  return outcomesOf(workOrders, async ({ id, workOrder: given }) => {
    const order = { ...(await checked(services, actor, { municipalityId, given })), id, at: clock() };
    return storeOrCheck(db, { onlyCheck }, async (tx) => {
      await lockPlan(tx, municipalityId);
      if (await hasOpenTwin(tx, municipalityId, order)) return 'there';
      return stored(tx, actor, { municipalityId, order });
    });
  });
}

export const entryOf = (actor: Actor, municipalityId: string, id: string) =>
  ({ municipalityId, actor: actor.username, subject: 'work-order', subjectId: id }) as const;

export interface WorkOrderAsked {
  readonly municipalityId: string;
  readonly workOrderId: string;
}

/** Locked. Throws register-entry-not-found, also for one that the person may not see. */
export async function openWorkOrder(
  tx: Queryable,
  planned: Seen,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<WorkOrderRow> {
  const timeZone = (await findTimeZone(tx, planned.municipalityId)) ?? 'UTC';
  const row = await findWorkOrder(tx, planned, { id, now: { at, timeZone }, lock: true });
  if (!row) throw new Problem('register-entry-not-found');
  return row;
}
