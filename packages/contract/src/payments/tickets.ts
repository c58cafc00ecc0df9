// Tickets at the door: checking one lets somebody in once, and taking that back for two minutes.
// rules: X31.13, X31.14
import { WORKING_RIGHTS } from '@constancia/domain/access/program.ts';
import { CLOSING_NOTE_MAX } from '@constancia/domain/limits.ts';
import { TICKET_OUTCOMES } from '@constancia/domain/payments/ticket.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text, timestamp } from '../shapes.ts';

const checkedTicket = z.object({
  outcome: z.enum(TICKET_OUTCOMES),
  /** Null for an unknown code, and for orders that the person may not see. */
  ticket: z
    .object({
      orderId: z.string(),
      event: z.string(),
      /** DD/MM/YYYY - HH:mm; '' for none. */
      date: z.string(),
      section: z.string(),
      fullName: z.string(),
      /** Number of the seat within the order, and how many the order has. */
      seat: z.number().int(),
      quantity: z.number().int(),
    })
    .nullable(),
  /** The use that holds; null when there is none. */
  use: z.object({ id: entityId, at: timestamp, by: z.string(), undoUntil: timestamp }).nullable(),
  /** The last use of it that was taken back; null when there is none. */
  undone: z.object({ at: timestamp, by: z.string(), reason: z.string() }).nullable(),
  timeZone: z.string(),
});
export type CheckedTicket = z.output<typeof checkedTicket>;

/** People who read the submissions of a form see its buyers, so the same right lets buyers in. */
export const useTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/uses',
  summary: 'Checks the code of a ticket and, when it is good, marks it used',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  programs: WORKING_RIGHTS,
  often: { rate: 'ticket', by: 'account' },
  audit: { writes: ['update ticket'] },
  body: z.strictObject({
    /** Made by the device, so that sending again uses nothing twice. */
    id: entityId,
    code: text().max(200),
    /** The form of the event at this door; null for every event that the person sees. */
    formId: entityId.nullable(),
  }),
  reply: checkedTicket,
  problems: ['id-taken', 'too-many-requests'],
});

export const undoTicketUse = endpoint({
  method: 'POST',
  path: '/api/tickets/:orderId/uses/:useId/undo',
  summary: 'Takes the use of a ticket back, within two minutes',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  programs: WORKING_RIGHTS,
  often: { rate: 'ticket', by: 'account' },
  audit: { writes: ['update ticket'] },
  params: z.object({ orderId: z.string().regex(/^[0-9A-Za-z]{4,12}$/), useId: entityId }),
  body: z.strictObject({ reason: text().trim().min(1).max(CLOSING_NOTE_MAX) }),
  reply: z.object({ undone: z.literal(true) }),
  problems: ['ticket-use-not-found', 'ticket-undo-late', 'request-invalid', 'too-many-requests'],
});
