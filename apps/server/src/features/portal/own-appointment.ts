// The appointment that a citizen booked with an own submission, and the link with which it is moved or cancelled.
// rules: X34.79
import type { PortalSubmissionView } from '@constancia/contract/submissions/portal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findAppointment, isLinkable, makeAppointmentLink, slotOf } from '../appointments/public.ts';
import type { FormVersions } from '../forms/public.ts';
import { keyOf, type SubmissionKey } from '../submissions/public.ts';
import { type OwnAsked, openOwn } from './open-own.ts';

export async function readOwnAppointment(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  submission: SubmissionKey,
): Promise<PortalSubmissionView['appointment']> {
  const found = await findAppointment(db, submission);
  if (!found) return null;
  const { agenda, address, change, cancelledAt } = found;
  const standing = { isCancelled: cancelledAt !== null, isLinkable: isLinkable(found, clock()) };
  return { ...slotOf(found), agenda, address, change, ...standing };
}

/** Throws submission-not-found, appointment-link-gone. */
export async function linkOfOwnAppointment(
  services: { readonly db: Database; readonly clock: Clock; readonly versions: FormVersions },
  asked: OwnAsked,
): Promise<string> {
  const { row } = await openOwn(services, asked);
  const found = await findAppointment(services.db, row);
  if (!found || !isLinkable(found, services.clock())) throw new Problem('appointment-link-gone');
  return makeAppointmentLink(services.db, keyOf(row));
}
