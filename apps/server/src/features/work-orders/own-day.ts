// The day of an inspector: open orders that they may do, and taking one so that nobody else goes there.
// rules: X39.22, X39.23
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  listOwnWorkOrders as listEndpoint,
  WorkOrder,
} from '@constancia/contract/work-orders/work-orders.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { holderOf, LEASE_MS } from '@constancia/domain/work-orders/work-order.ts';
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openRegister } from '../territory/public.ts';
import {
  openWorkOrder,
  presentWorkOrder,
  seenBy,
  type WorkOrderAsked,
  type WorkOrderServices,
} from './plan.ts';
import { listForPerson, setLease, type WorkOrderRow } from './queries.ts';

const SHOWN_MAX = 200;

export async function listOwnWorkOrders(
  { db, clock, layersOf }: WorkOrderServices,
  actor: Actor,
): Promise<Reply<typeof listEndpoint>> {
  const { municipalityId, username } = actor;
  const at = clock();
  const register = await openRegister(db, municipalityId, 'incidentSystem');
  if (!register) throw new Problem('municipality-not-found');
  const { timeZone, settings, latitude, longitude } = register;
  const rows = await listForPerson(db, seenBy(actor, municipalityId), {
    username,
    now: { at, timeZone },
    most: SHOWN_MAX + 1,
  });
  return {
    workOrders: rows.slice(0, SHOWN_MAX).map((row) => presentWorkOrder(row, at)),
    more: rows.length > SHOWN_MAX,
    municipalityId,
    timeZone,
    map: layersOf(settings),
    centre: { latitude, longitude },
  };
}

/** For who may do it. Throws register-entry-not-found, also for one that somebody else is to do. */
async function openOwn(
  tx: Queryable,
  actor: Actor,
  { municipalityId, workOrderId: id, at }: WorkOrderAsked & { readonly at: Date },
): Promise<WorkOrderRow> {
  if (municipalityId !== actor.municipalityId) throw new Problem('register-entry-not-found');
  const row = await openWorkOrder(tx, seenBy(actor, municipalityId), { id, at });
  if (row.assignedTo !== '' && row.assignedTo !== actor.username)
    throw new Problem('register-entry-not-found');
  return row;
}

/** Takes it, or renews what the person has. Throws work-order-taken and work-order-closed. */
export async function takeWorkOrder(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  asked: WorkOrderAsked,
): Promise<WorkOrder> {
  const { municipalityId, workOrderId: id } = asked;
  const { username: by } = actor;
  return inTransaction(db, async (tx) => {
    const at = clock();
    const row = await openOwn(tx, actor, { ...asked, at });
    if (row.state !== 'open') throw new Problem('work-order-closed');
    const holder = holderOf(row, at);
    if (holder !== '' && holder !== by) throw new Problem('work-order-taken', { values: { by: holder } });
    const until = new Date(at.getTime() + LEASE_MS);
    await setLease(tx, { municipalityId, id }, { by, until });
    return presentWorkOrder({ ...row, takenBy: by, takenUntil: until }, at);
  });
}

/** False when the person did not have it. */
export async function releaseWorkOrder(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  asked: WorkOrderAsked,
): Promise<boolean> {
  const { municipalityId, workOrderId: id } = asked;
  return inTransaction(db, async (tx) => {
    const at = clock();
    const row = await openOwn(tx, actor, { ...asked, at });
    if (row.state !== 'open' || holderOf(row, at) !== actor.username) return false;
    await setLease(tx, { municipalityId, id }, { by: '', until: null });
    return true;
  });
}
