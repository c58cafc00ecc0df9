// The staff books an appointment for a submission that has none, or moves the one that it has until it begins: any free hour to
// come, also one that is too near for people to book themselves. An agenda never has more people than it receives.
// rules: X34.77
import type { bookForSubmission as bookEndpoint } from '@constancia/contract/appointment-changes.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayWorkOnSubmissions } from '@constancia/domain/access/may.ts';
import type { Schedule } from '@constancia/domain/appointments/schedule.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openSubmission } from '../submissions/public.ts';
import { type AppointmentServices, appointmentOf, type Booker } from './appointment-of-receipt.ts';
import { takeSlot } from './book-appointment.ts';
import { waysOf } from './change-by-staff.ts';
import { keepChange, lockForBooking } from './keep-change.ts';
import { findAgenda, findAppointment, slotOf } from './queries.ts';

const untilItBegins = (schedule: Schedule | null): Schedule | null =>
  schedule && { ...schedule, noticeHours: 0 };

/** The agenda of the submission as the desk books in it. Throws forbidden, and what openSubmission throws. */
export async function bookerAtDesk(
  services: AppointmentServices,
  actor: Actor,
  submissionId: string,
): Promise<Booker> {
  if (!mayWorkOnSubmissions(actor)) throw new Problem('forbidden');
  const { row, form } = await openSubmission(services.db, actor, submissionId);
  const found = await appointmentOf(services, row, form);
  const own = found?.own ?? null;
  return { row, own: own && { ...own, schedule: untilItBegins(own.schedule) }, timeZone: form.timeZone };
}

interface Asked extends Body<typeof bookEndpoint> {
  readonly submissionId: string;
  /** Scheme and host under which the staff works, for the link of the mails. */
  readonly origin: string;
}

/** The hour that it has already changes nothing. Throws appointment-changed, appointment-change-refused, appointment-taken. */
export async function bookAtDesk(
  services: AppointmentServices,
  actor: Actor,
  { submissionId, start, seen, origin }: Asked,
): Promise<void> {
  const { db, clock } = services;
  const booker = await bookerAtDesk(services, actor, submissionId);
  const { row, own } = booker;
  if (!own) throw new Problem('appointment-taken');
  await inTransaction(db, async (tx) => {
    if (!(await lockForBooking(tx, row))) throw new Problem('submission-not-found');
    const key = { municipalityId: row.municipalityId, agendaId: own.id };
    const agenda = await findAgenda(tx, key, { lock: true });
    const found = await findAppointment(tx, row, { lock: true });
    if ((found?.change ?? null) !== seen) throw new Problem('appointment-changed');
    const at = clock();
    const holds = found && found.cancelledAt === null ? slotOf(found).start : null;
    if (found && holds !== null && !waysOf(found, at).mayCancel)
      throw new Problem('appointment-change-refused');
    if (holds === new Date(start).toISOString()) return;
    const booked = await takeSlot(tx, booker, {
      start,
      language: found?.language ?? (row.language || 'es'),
      origin: found?.origin || origin,
      schedule: untilItBegins(agenda?.schedule ?? null),
      at,
    });
    await keepChange(tx, row, {
      kind: holds === null ? 'booked' : 'moved',
      change: booked.change,
      start: booked.start,
      ...(holds !== null && { before: holds }),
      at,
      by: actor.username,
      agenda: { id: own.id, name: agenda?.name ?? '' },
    });
  });
}
