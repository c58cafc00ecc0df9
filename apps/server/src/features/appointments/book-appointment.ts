// Appointments in an agenda of our own: which days and hours are left, and how one is booked. A person holds an hour only
// once it is booked, under a lock of the agenda, so that it never has more people than it receives.
// rules: X34.72, X34.75, X34.76
import type { listAppointmentDays } from '@constancia/contract/appointments.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
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
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AppointmentServices, Booker } from './appointment-of-receipt.ts';
import { keepChange, lockForBooking } from './keep-change.ts';
import {
  type AgendaKey,
  type BookedSlot,
  findAgenda,
  findBooked,
  listBooked,
  storeAppointment,
} from './queries.ts';

type Services = Pick<AppointmentServices, 'db' | 'clock'>;

const momentOf = ({ timeZone }: Booker, now: Date): Moment => ({
  clock: localClock(timeZone),
  now: now.getTime(),
});

/** The agenda with a schedule; null when it gives no appointments itself. */
function bookable({ own, row }: Booker): (AgendaKey & { readonly schedule: Schedule }) | null {
  if (!own?.schedule) return null;
  return { municipalityId: row.municipalityId, agendaId: own.id, schedule: own.schedule };
}

export async function daysLeft(
  { db, clock }: Services,
  booker: Booker,
): Promise<Reply<typeof listAppointmentDays>['days']> {
  const agenda = bookable(booker);
  if (!agenda) return [];
  const now = clock();
  const booked = await listBooked(db, agenda, { from: now });
  return [...freeDays(agenda.schedule, momentOf(booker, now), booked)];
}

export async function hoursLeft({ db, clock }: Services, booker: Booker, day: Day): Promise<readonly Slot[]> {
  const agenda = bookable(booker);
  if (!agenda) return [];
  const now = clock();
  const booked = await listBooked(db, agenda, { from: now });
  const offered = offeredSlots(agenda.schedule, day, momentOf(booker, now));
  return offered.filter((slot) => isFree(slot, booked, agenda.schedule));
}

export interface Wanted {
  /** ISO 8601. */
  readonly start: string;
  /** In which the mails of the appointment are written. */
  readonly language: string;
  readonly origin: string;
}

/** The same hour again is no second appointment. Throws appointment-taken, appointment-exists. */
export async function bookAppointment(
  { db, clock }: Services,
  booker: Booker,
  wanted: Wanted,
): Promise<BookedSlot> {
  const { row } = booker;
  const agenda = bookable(booker);
  if (!agenda) throw new Problem('appointment-taken');
  return inTransaction(db, async (tx) => {
    if (!(await lockForBooking(tx, row))) throw new Problem('receipt-not-found');
    const locked = await findAgenda(tx, agenda, { lock: true });
    const before = await findBooked(tx, row);
    if (before?.start === new Date(wanted.start).toISOString()) return before;
    if (before) throw new Problem('appointment-exists');
    const at = clock();
    const booked = await takeSlot(tx, booker, { ...wanted, schedule: locked?.schedule ?? null, at });
    const { change, start } = booked;
    const named = { id: agenda.agendaId, name: locked?.name ?? '' };
    await keepChange(tx, row, { kind: 'booked', change, start, at, by: row.createdBy, agenda: named });
    return booked;
  });
}

/** Call it under the lock of the agenda. The hour that the submission has itself is free for it. Throws appointment-taken. */
export async function takeSlot(
  tx: Queryable,
  booker: Booker,
  {
    start,
    schedule,
    at,
    ...mail
  }: Wanted & {
    /** As it is under the lock; null when the agenda gives no appointments any more. */
    readonly schedule: Schedule | null;
    readonly at: Date;
  },
): Promise<BookedSlot> {
  const agenda = bookable(booker);
  if (!agenda || !schedule) throw new Problem('appointment-taken');
  const wanted = new Date(start);
  const moment = momentOf(booker, at);
  const offered = offeredSlots(schedule, moment.clock.dayOf(wanted.getTime()), moment);
  const slot = offered.find((one) => one.start === wanted.toISOString());
  const { id: submissionId } = booker.row;
  const booked = await listBooked(tx, agenda, { from: wanted, except: submissionId });
  if (!slot || !isFree(slot, booked, schedule)) throw new Problem('appointment-taken');
  return { ...slot, change: await storeAppointment(tx, agenda, { submissionId, slot, at, ...mail }) };
}
