// The appointments of an agenda on a day of the municipality, for who reads their submissions.
// rules: X34.74, X34.77
import type { listAppointments as listEndpoint } from '@constancia/contract/appointment-list.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import type { Day } from '@constancia/domain/statistics/range.ts';
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
  { day: asked, ...key }: AgendaKey & { readonly day: Day | undefined },
): Promise<Reply<typeof listEndpoint>> {
  const agenda = await findAgenda(db, key, { lock: false });
  const timeZone = await findTimeZone(db, key.municipalityId);
  if (!agenda || timeZone === null) throw new Problem('register-entry-not-found');
  const local = localClock(timeZone);
  const day = asked ?? local.dayOf(clock().getTime());
  const now = clock();
  const rows = await listAppointmentRows(db, key, {
    from: new Date(local.momentOf(day, 0)),
    to: new Date(local.momentOf(dayAfter(day, 1), 0)),
    scope: submissionScope(actor),
  });
  const appointments = rows.map(({ submissionId, code, citizen, ...course }) => ({
    ...courseOf(course, actor, now),
    ...slotOf(course),
    submissionId,
    code,
    person: citizenName(citizen),
    documentNumber: citizen ? citizenNumber(citizen) : '',
  }));
  return { agenda: agenda.name, day, timeZone, appointments };
}
