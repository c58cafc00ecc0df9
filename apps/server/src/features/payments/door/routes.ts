// Endpoints of the door: using a ticket, and taking the use back.
// rules: X31.13, X31.14
import { undoTicketUse, useTicket } from '@constancia/contract/payments/tickets.ts';
import { submissionScope, within } from '@constancia/domain/access/scope.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findOrderByNumber } from '../queries.ts';
import { lockUse, undoUse } from './queries.ts';
import { type DoorServices, undoUntil, useTicketAtDoor } from './use-ticket.ts';

export function doorRoutes(services: DoorServices): readonly Route[] {
  const { db, clock } = services;
  return [
    route(useTicket, ({ actor, body }) => useTicketAtDoor(services, actor, body)),
    route(undoTicketUse, async ({ actor, params, body: { reason } }) => {
      const at = clock();
      const order = await findOrderByNumber(db, params.orderId);
      if (!order || !within(submissionScope(actor), order)) throw new Problem('ticket-use-not-found');
      const { municipalityId, id: payOrderId } = order;
      await inTransaction(db, async (tx) => {
        const use = await lockUse(tx, { municipalityId, payOrderId, id: params.useId });
        if (!use) throw new Problem('ticket-use-not-found');
        if (use.undoneAt !== null || at > undoUntil(use)) throw new Problem('ticket-undo-late');
        await undoUse(tx, use, { at, by: actor.username, because: reason });
        await appendAudit(tx, {
          municipalityId: use.municipalityId,
          at,
          actor: actor.username,
          action: 'update',
          subject: 'ticket',
          subjectId: use.payOrderId,
          // Without the reason, which may name somebody: the log cannot be changed.
          details: { event: 'undone', seat: use.seat, use: use.id },
        });
      });
      return { undone: true } as const;
    }),
  ];
}
