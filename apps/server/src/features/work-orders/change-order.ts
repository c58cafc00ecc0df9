// Changes an open order of the plan, or takes it off: only as the person saw it.
// rules: X39.24, X39.28, X39.29
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type {
  changeWorkOrder as changeEndpoint,
  listOrderPeople as peopleEndpoint,
} from '@constancia/contract/work-orders/work-orders.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import {
  type ChangedWorkOrder,
  checkWorkOrder,
  holderOf,
  tidiedWorkOrder,
  WORK_ORDER_PRIORITIES,
} from '@constancia/domain/work-orders/work-order.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openForm } from '../forms/public.ts';
import { listWorkers, worksInArea } from './people-queries.ts';
import {
  entryOf,
  openPlan,
  openWorkOrder,
  seenBy,
  type WorkOrderAsked,
  type WorkOrderServices,
} from './plan.ts';
import { setCancelled, setChanged, type WorkOrderRow } from './queries.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';

/** How many people a dialog offers. */
const PEOPLE_MAX = 200;

interface Seen extends WorkOrderAsked {
  /** As the person saw it. */
  readonly version: number;
}

/**
 * Locked, open and as the person saw it. Throws register-entry-not-found, work-order-closed, register-entry-changed.
 */
async function openSeen(
  tx: Queryable,
  actor: Actor,
  { municipalityId, workOrderId: id, version, at }: Seen & { readonly at: Date },
): Promise<WorkOrderRow> {
  if (municipalityId !== actor.municipalityId && !worksAcrossMunicipalities(actor))
    throw new Problem('register-entry-not-found');
  const row = await openWorkOrder(tx, seenBy(actor, municipalityId), { id, at });
  if (row.state !== 'open') throw new Problem('work-order-closed');
  if (row.version !== version) throw new Problem('register-entry-changed');
  return row;
}

const valuesOf = ({ dueOn, priority, assignedTo, note }: ChangedWorkOrder) => ({
  dueOn,
  priority,
  assignedTo,
  note,
});

const storedValues = (row: WorkOrderRow) =>
  valuesOf({ ...row, priority: WORK_ORDER_PRIORITIES[row.priority] ?? 'low' });

/** As it is stored. Throws work-order-invalid. A person who does not work there any more may stay until another is named. */
async function checkedChange(
  tx: Queryable,
  row: WorkOrderRow & { readonly municipalityId: string },
  given: ChangedWorkOrder,
): Promise<ChangedWorkOrder> {
  const { formId, assetId, address, areaId, municipalityId } = row;
  const order = tidiedWorkOrder({ formId, assetId, address, ...given });
  const issues: Issue[] = checkWorkOrder(order).filter(({ at }) => at?.field !== 'address');
  const isKnown =
    order.assignedTo === '' ||
    order.assignedTo === row.assignedTo ||
    (await worksInArea(tx, { municipalityId, areaId }, order.assignedTo));
  if (!isKnown) issues.push({ code: 'work-order-person-unknown', at: { field: 'assignedTo' } });
  if (issues.length > 0) throw new Problem('work-order-invalid', { issues });
  return valuesOf(order);
}

/** Returns the new version; the same values again change nothing. */
export async function changeWorkOrder(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  { workOrder: given, ...seen }: Seen & Body<typeof changeEndpoint>,
): Promise<number> {
  const { municipalityId, workOrderId: id } = seen;
  return inTransaction(db, async (tx) => {
    const at = clock();
    const row = await openSeen(tx, actor, { ...seen, at });
    const now = await checkedChange(tx, { ...row, municipalityId }, given);
    const before = storedValues(row);
    if (sameValue(before, now)) return row.version;
    const holder = holderOf(row, at);
    await setChanged(tx, {
      municipalityId,
      id,
      ...now,
      priority: WORK_ORDER_PRIORITIES.indexOf(now.priority),
      keepsLease: now.assignedTo === '' || now.assignedTo === holder,
    });
    await appendAudit(tx, {
      ...entryOf(actor, municipalityId, id),
      at,
      action: 'update',
      details: { before, now },
    });
    return row.version + 1;
  });
}

/** Returns the new version. */
export async function cancelWorkOrder(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  seen: Seen,
): Promise<number> {
  const { municipalityId, workOrderId: id } = seen;
  return inTransaction(db, async (tx) => {
    const at = clock();
    const row = await openSeen(tx, actor, { ...seen, at });
    await setCancelled(tx, { municipalityId, id });
    const details = { state: { before: 'open', now: 'cancelled' } };
    await appendAudit(tx, { ...entryOf(actor, municipalityId, id), at, action: 'update', details });
    return row.version + 1;
  });
}

/** Who may be named by an order to the form. Throws what opening the plan and the form do. */
export async function orderPeople(
  { db }: WorkOrderServices,
  actor: Actor,
  { municipalityId, form: formId }: { readonly municipalityId: string; readonly form: string },
): Promise<Reply<typeof peopleEndpoint>> {
  await openPlan(db, actor, municipalityId);
  const form = await openForm(db, actor, formId);
  if (form.municipalityId !== municipalityId) throw new Problem('form-not-found');
  const people = await listWorkers(db, { municipalityId, areaId: form.areaId }, PEOPLE_MAX);
  return { people: people.map(({ username, name }) => ({ username, name })) };
}
