// Who booked an appointment moves or cancels it by its link, as late as the agenda lets people book. An appointment is
// moved in one transaction under the lock of its agenda: the old hour is given up only with the new one taken.
// rules: X34.76
import { isChangeable } from '@constancia/domain/appointments/slots.ts';
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { appointmentOfLink, type LinkedAppointment } from './appointment-link.ts';
import type { AppointmentServices } from './appointment-of-receipt.ts';
import { takeSlot } from './book-appointment.ts';
import { keepChange, lockForBooking } from './keep-change.ts';
import { type AppointmentRow, findAgenda, findAppointment, slotOf, storeCancellation } from './queries.ts';

type Services = Pick<AppointmentServices, 'db' | 'clock'>;

/** The appointment under the locks of its submission and its agenda, as it is then. Throws appointment-link-gone. */
async function locked(tx: Queryable, { row, own, found: { agendaId } }: LinkedAppointment) {
  await lockForBooking(tx, row);
  const agenda = await findAgenda(tx, { municipalityId: row.municipalityId, agendaId }, { lock: true });
  const found = await findAppointment(tx, row);
  if (!found) throw new Problem('appointment-link-gone');
  return { found, name: agenda?.name ?? '', schedule: own?.schedule ? (agenda?.schedule ?? null) : null };
}

/** Throws appointment-changed, appointment-too-late. */
function refuseOtherOrLate(
  { change, startsAt, cancelledAt }: AppointmentRow,
  { seen, noticeHours, at }: { readonly seen: number; readonly noticeHours: number; readonly at: Date },
): void {
  if (change !== seen) throw new Problem('appointment-changed');
  if (cancelledAt === null && !isChangeable(startsAt.toISOString(), noticeHours, at.getTime()))
    throw new Problem('appointment-too-late');
}

/** Nobody is signed in: who holds the link did it. */
const BY_LINK = { by: '', byLink: true } as const;

/**
 * Moves the appointment, or books it again when it was cancelled; the hour that it has changes nothing. Throws
 * appointment-link-gone, appointment-changed, appointment-too-late, appointment-taken.
 */
export async function moveByLink(
  services: Services,
  { token, start, seen }: { readonly token: string; readonly start: string; readonly seen: number },
): Promise<void> {
  const { db, clock } = services;
  const linked = await appointmentOfLink(services, token);
  const { row } = linked;
  await inTransaction(db, async (tx) => {
    const { found, name, schedule } = await locked(tx, linked);
    const before = slotOf(found).start;
    const isBooked = found.cancelledAt === null;
    if (isBooked && before === new Date(start).toISOString()) return;
    const at = clock();
    refuseOtherOrLate(found, { seen, noticeHours: schedule?.noticeHours ?? 0, at });
    const { language, origin, agendaId } = found;
    const booked = await takeSlot(tx, linked, { start, language, origin, schedule, at });
    await keepChange(tx, row, {
      kind: isBooked ? 'moved' : 'booked',
      change: booked.change,
      start: booked.start,
      ...(isBooked && { before }),
      at,
      ...BY_LINK,
      agenda: { id: agendaId, name },
    });
  });
}

/** One that was cancelled already stays so. Throws appointment-link-gone, appointment-changed, appointment-too-late. */
export async function cancelByLink(
  services: Services,
  { token, seen }: { readonly token: string; readonly seen: number },
): Promise<void> {
  const { db, clock } = services;
  const linked = await appointmentOfLink(services, token);
  const { row } = linked;
  await inTransaction(db, async (tx) => {
    const { found, name, schedule } = await locked(tx, linked);
    if (found.cancelledAt !== null) return;
    const at = clock();
    refuseOtherOrLate(found, { seen, noticeHours: schedule?.noticeHours ?? 0, at });
    await keepChange(tx, row, {
      kind: 'cancelled',
      change: await storeCancellation(tx, row, at),
      start: slotOf(found).start,
      at,
      ...BY_LINK,
      agenda: { id: found.agendaId, name },
    });
  });
}
