// The appointments of an agenda on a day of the municipality, or outside of its hours, for who reads their submissions.
// rules: X34.74, X34.77, X40.36
import type { listAppointments as listEndpoint } from '@constancia/contract/appointment-list.ts';
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { isWithinHours } from '@constancia/domain/appointments/slots.ts';
import { dayAfter, localClock } from '@constancia/domain/time/local-clock.ts';
import { Problem } from '../../platform/http/problem.ts';
import { citizenName, citizenNumber } from '../submissions/public.ts';
import { findTimeZone } from '../territory/public.ts';
import type { AppointmentServices } from './appointment-of-receipt.ts';
import { courseOf } from './change-by-staff.ts';
import { type AgendaKey, findAgenda, listAppointmentRows, slotOf } from './queries.ts';

/** `day`: today when undefined. Throws register-entry-not-found. */
export async function listAppointments(
  { db, clock }: Pick<AppointmentServices, 'db' | 'clock'>,
  actor: Actor,
  { day: asked, beyondHours, ...key }: AgendaKey & Query<typeof listEndpoint>,
): Promise<Reply<typeof listEndpoint>> {
  const agenda = await findAgenda(db, key, { lock: false });
  const timeZone = await findTimeZone(db, key.municipalityId);
  if (!agenda || timeZone === null) throw new Problem('register-entry-not-found');
  const local = localClock(timeZone);
  const now = clock();
  const day = beyondHours ? null : (asked ?? local.dayOf(now.getTime()));
  const within =
    day === null
      ? { from: now, to: null }
      : { from: new Date(local.momentOf(day, 0)), to: new Date(local.momentOf(dayAfter(day, 1), 0)) };
  const rows = await listAppointmentRows(db, key, { ...within, scope: submissionScope(actor) });
  const shown = rows.filter((row) => day !== null || !isWithinHours(agenda.schedule, slotOf(row), local));
  const appointments = shown.map(({ submissionId, code, citizen, ...course }) => ({
    ...courseOf(course, actor, now),
    ...slotOf(course),
    submissionId,
    code,
    person: citizenName(citizen),
    documentNumber: citizen ? citizenNumber(citizen) : '',
  }));
  return { agenda: agenda.name, day, timeZone, appointments };
}
