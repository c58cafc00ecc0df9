// Appointments in an agenda of our own: which days and hours are left, and how one is booked. A person holds an hour only
// once it is booked, under a lock of the agenda, so that it never has more people than it receives.
// rules: X34.72, X34.75
import type {
  bookAppointment as bookEndpoint,
  listAppointmentDays,
} from '@constancia/contract/appointments.ts';
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { Schedule } from '@constancia/domain/appointments/schedule.ts';
import {
  freeDays,
  isFree,
  type Moment,
  offeredSlots,
  type Slot,
} from '@constancia/domain/appointments/slots.ts';
import type { Day } from '@constancia/domain/statistics/range.ts';
import { localClock } from '@constancia/domain/time/local-clock.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { postAppointmentMail } from './appointment-mail.ts';
import type { AppointmentServices, ReceivedAppointment } from './appointment-of-receipt.ts';
import { type AgendaKey, findAgenda, findBooked, insertAppointment, listBooked } from './queries.ts';

type Services = Pick<AppointmentServices, 'db' | 'clock'>;

const momentOf = ({ timeZone }: ReceivedAppointment, now: Date): Moment => ({
  clock: localClock(timeZone),
  now: now.getTime(),
});

/** The agenda with a schedule; null when it gives no appointments itself. */
function bookable({ own, row }: ReceivedAppointment): (AgendaKey & { readonly schedule: Schedule }) | null {
  if (!own?.schedule) return null;
  return { municipalityId: row.municipalityId, agendaId: own.id, schedule: own.schedule };
}

export async function daysLeft(
  { db, clock }: Services,
  received: ReceivedAppointment,
): Promise<Reply<typeof listAppointmentDays>['days']> {
  const agenda = bookable(received);
  if (!agenda) return [];
  const now = clock();
  const booked = await listBooked(db, agenda, now);
  return [...freeDays(agenda.schedule, momentOf(received, now), booked)];
}

export async function hoursLeft(
  { db, clock }: Services,
  received: ReceivedAppointment,
  day: Day,
): Promise<readonly Slot[]> {
  const agenda = bookable(received);
  if (!agenda) return [];
  const now = clock();
  const booked = await listBooked(db, agenda, now);
  const offered = offeredSlots(agenda.schedule, day, momentOf(received, now));
  return offered.filter((slot) => isFree(slot, booked, agenda.schedule));
}

/** The same hour again is no second appointment. Throws appointment-taken, appointment-exists. */
export async function bookAppointment(
  { db, clock }: Services,
  received: ReceivedAppointment,
  { start, language }: Body<typeof bookEndpoint>,
): Promise<Slot> {
  const { row } = received;
  const agenda = bookable(received);
  if (!agenda) throw new Problem('appointment-taken');
  return inTransaction(db, async (tx) => {
    const locked = await findAgenda(tx, agenda, { lock: true });
    const wanted = new Date(start);
    const before = await findBooked(tx, row);
    if (before?.start === wanted.toISOString()) return before;
    if (before) throw new Problem('appointment-exists');
    const now = clock();
    const slot =
      locked?.schedule &&
      (await freeSlot(
        tx,
        { agenda, schedule: locked.schedule },
        {
          moment: momentOf(received, now),
          wanted,
        },
      ));
    if (!slot) throw new Problem('appointment-taken');
    await insertAppointment(tx, agenda, { submissionId: row.id, slot, at: now });
    await postAppointmentMail(tx, row, { agenda: received.agenda ?? '', slot, language, at: now });
    await appendAudit(tx, {
      municipalityId: row.municipalityId,
      at: now,
      actor: row.createdBy,
      action: 'create',
      subject: 'appointment',
      subjectId: row.id,
      details: { agenda: agenda.agendaId, start: slot.start },
    });
    return slot;
  });
}

/** The slot that begins then; null when there is none, or it is taken. */
async function freeSlot(
  tx: Queryable,
  { agenda, schedule }: { readonly agenda: AgendaKey; readonly schedule: Schedule },
  { moment, wanted }: { readonly moment: Moment; readonly wanted: Date },
): Promise<Slot | null> {
  const day = moment.clock.dayOf(wanted.getTime());
  const slot = offeredSlots(schedule, day, moment).find(({ start }) => start === wanted.toISOString());
  const booked = await listBooked(tx, agenda, wanted);
  return slot && isFree(slot, booked, schedule) ? slot : null;
}
