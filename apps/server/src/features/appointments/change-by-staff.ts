// The staff cancels an appointment until it begins, and notes from then on whether the person came.
// rules: X34.77
import type {
  CourseSeen,
  cancelAppointment as cancelEndpoint,
  markAttendance as markEndpoint,
} from '@constancia/contract/appointment-changes.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayWorkOnSubmissions } from '@constancia/domain/access/may.ts';
import { staffWays } from '@constancia/domain/appointments/course.ts';
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openSubmission, type SubmissionRow } from '../submissions/public.ts';
import type { AppointmentServices } from './appointment-of-receipt.ts';
import { storeAttendance } from './change-queries.ts';
import { keepChange, lockForBooking } from './keep-change.ts';
import { type AppointmentRow, findAgenda, findAppointment, slotOf, storeCancellation } from './queries.ts';

type Services = Pick<AppointmentServices, 'db' | 'clock'>;
type Course = Pick<AppointmentRow, 'startsAt' | 'endsAt' | 'cancelledAt' | 'change' | 'attendance'>;

export const waysOf = (found: Course, now: Date) =>
  staffWays({ start: slotOf(found).start, isCancelled: found.cancelledAt !== null }, now.getTime());

/** What this person sees of the course of an appointment, and may do with it. */
export function courseOf(found: Course, actor: Actor, now: Date): CourseSeen {
  const { mayCancel, mayMark } = waysOf(found, now);
  const works = mayWorkOnSubmissions(actor);
  const { change, attendance } = found;
  return { change, attendance, mayCancel: works && mayCancel, mayMark: works && mayMark };
}

/** Throws forbidden, and what openSubmission throws. */
async function opened({ db }: Services, actor: Actor, submissionId: string): Promise<SubmissionRow> {
  if (!mayWorkOnSubmissions(actor)) throw new Problem('forbidden');
  const { row } = await openSubmission(db, actor, submissionId);
  return row;
}

/** The appointment as it was seen, under the locks of its submission, its agenda and its own. Throws appointment-changed. */
async function lockedAsSeen(tx: Queryable, row: SubmissionRow, seen: number): Promise<AppointmentRow> {
  await lockForBooking(tx, row);
  const before = await findAppointment(tx, row);
  if (!before) throw new Problem('appointment-changed');
  const { municipalityId } = row;
  await findAgenda(tx, { municipalityId, agendaId: before.agendaId }, { lock: true });
  const found = await findAppointment(tx, row, { lock: true });
  if (found?.change !== seen) throw new Problem('appointment-changed');
  return found;
}

export async function cancelAppointment(
  services: Services,
  actor: Actor,
  { submissionId, seen, reason }: Body<typeof cancelEndpoint> & { readonly submissionId: string },
): Promise<void> {
  const row = await opened(services, actor, submissionId);
  await inTransaction(services.db, async (tx) => {
    const found = await lockedAsSeen(tx, row, seen);
    const at = services.clock();
    if (!waysOf(found, at).mayCancel) throw new Problem('appointment-change-refused');
    await keepChange(tx, row, {
      kind: 'cancelled',
      change: await storeCancellation(tx, row, at),
      start: slotOf(found).start,
      at,
      by: actor.username,
      agenda: { id: found.agendaId, name: found.agenda },
      note: reason,
    });
  });
}

/** Noting the same again changes nothing. */
export async function markAttendance(
  services: Services,
  actor: Actor,
  { submissionId, seen, attendance }: Body<typeof markEndpoint> & { readonly submissionId: string },
): Promise<void> {
  const row = await opened(services, actor, submissionId);
  await inTransaction(services.db, async (tx) => {
    const found = await lockedAsSeen(tx, row, seen);
    const at = services.clock();
    if (!waysOf(found, at).mayMark) throw new Problem('appointment-change-refused');
    if (found.attendance === attendance) return;
    await keepChange(tx, row, {
      kind: attendance ?? 'unmarked',
      change: await storeAttendance(tx, row, attendance),
      start: slotOf(found).start,
      at,
      by: actor.username,
      agenda: { id: found.agendaId, name: found.agenda },
    });
  });
}
