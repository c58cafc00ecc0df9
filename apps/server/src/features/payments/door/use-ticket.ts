// Checks a ticket at the door: signed by us, of an order that the person may see, of the event at this door, paid, and
// not used before. A good one is marked used in the same step, so that no two doors admit it. Why an earlier use was taken
// back is said here, and not in the audit log.
// rules: X31.13, X31.14

import type { CheckedTicket } from '@constancia/contract/payments/tickets.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { submissionScope, within } from '@constancia/domain/access/scope.ts';
import { TICKET_UNDO_SECONDS } from '@constancia/domain/limits.ts';
import { hasTickets } from '@constancia/domain/payments/order.ts';
import { readTicketCode, type TicketOutcome } from '@constancia/domain/payments/ticket.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findTimeZone } from '../../territory/public.ts';
import { findOrderByNumber, type PayOrderRow } from '../queries.ts';
import type { TicketSigner } from '../ticket-signer.ts';
import { findUndoneOfSeat, findUseOfSeat, insertUse, type TicketUse } from './queries.ts';

export interface DoorServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly tickets: TicketSigner;
}

export interface TicketAsked {
  /** Id of the use, made by the device. */
  readonly id: string;
  readonly code: string;
  /** The form of the event at this door; null for every event. */
  readonly formId: string | null;
}

const UNKNOWN: CheckedTicket = { outcome: 'unknown', ticket: null, use: null, undone: null, timeZone: 'UTC' };

/** Throws id-taken. */
export async function useTicketAtDoor(
  services: DoorServices,
  actor: Actor,
  asked: TicketAsked,
): Promise<CheckedTicket> {
  const { db, tickets } = services;
  const read = readTicketCode(asked.code);
  const order = read && (await findOrderByNumber(db, read.orderId));
  if (!order || !within(submissionScope(actor), order)) return UNKNOWN;
  const seat = tickets.seatOf(order, asked.code);
  if (seat === null) return UNKNOWN;
  const refused = refusalOf(order, asked.formId);
  const { outcome, use } = refused
    ? { outcome: refused, use: null }
    : await admit(services, { order, seat, id: asked.id, by: actor.username });
  const { municipalityId, id: payOrderId, product, location, quantity, buyer } = order;
  const undone = await findUndoneOfSeat(db, { municipalityId, payOrderId, seat });
  return {
    outcome,
    ticket: {
      orderId: order.orderId,
      event: product.name,
      date: product.dateFormatted,
      section: location,
      fullName: buyer.fullName,
      seat,
      quantity,
    },
    use: use && {
      id: use.id,
      at: use.usedAt.toISOString(),
      by: use.usedBy,
      undoUntil: undoUntil(use).toISOString(),
    },
    undone: undone && {
      at: undone.undoneAt.toISOString(),
      by: undone.undoneBy,
      reason: undone.undoneBecause,
    },
    timeZone: (await findTimeZone(db, municipalityId)) ?? 'UTC',
  };
}

export function undoUntil({ usedAt }: Pick<TicketUse, 'usedAt'>): Date {
  return new Date(usedAt.getTime() + TICKET_UNDO_SECONDS * 1_000);
}

/** Null for a ticket that may be used. */
function refusalOf(order: PayOrderRow, door: string | null): TicketOutcome | null {
  if (door !== null && door !== order.formId) return 'other-event';
  if (order.closedAs === 'refunded') return 'refunded';
  return hasTickets(order) ? null : 'unpaid';
}

interface Admitted {
  readonly order: PayOrderRow;
  readonly seat: number;
  readonly id: string;
  readonly by: string;
}

async function admit(
  { db, clock }: DoorServices,
  { order: { municipalityId, id: payOrderId }, seat, id, by }: Admitted,
): Promise<{ readonly outcome: TicketOutcome; readonly use: TicketUse }> {
  const at = clock();
  const isNew = await inTransaction(db, async (tx) => {
    if (!(await insertUse(tx, { municipalityId, id, payOrderId, seat, usedAt: at, usedBy: by })))
      return false;
    await appendAudit(tx, {
      municipalityId,
      at,
      actor: by,
      action: 'update',
      subject: 'ticket',
      subjectId: payOrderId,
      details: { event: 'used', seat, use: id },
    });
    return true;
  });
  const use = await findUseOfSeat(db, { municipalityId, payOrderId, seat });
  // The id belongs to another ticket, or this use was taken back in between.
  if (!use) throw new Problem('id-taken');
  // The device sends again after a lost reply: the ticket is still the one that it just used.
  return { outcome: isNew || use.id === id ? 'admitted' : 'used', use };
}
