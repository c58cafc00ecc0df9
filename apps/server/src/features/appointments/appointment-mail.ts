// The e-mails about an appointment that was booked, moved or cancelled, or is near, with a file for calendars and the link with which it
// is changed. They are written when they are delivered: what was changed again since sends nothing.
// rules: X34.34, X34.75, X34.76, X34.78, X40.25
import { randomUUID } from 'node:crypto';
import { calendarFile } from '@constancia/domain/appointments/calendar-file.ts';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { localClock } from '@constancia/domain/time/local-clock.ts';
import { type AppointmentMailInput, appointmentMail } from '@constancia/messages/appointment-mail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { type Courier, DeliveryFailure, postToOutbox } from '../../platform/outbox/outbox.ts';
import { deliverMail } from '../../ports/mail/delivery-failure.ts';
import type { MailTransport } from '../../ports/mail/port.ts';
import { findForm } from '../forms/public.ts';
import { findSubmission, type SubmissionRow } from '../submissions/public.ts';
import { findOwnTexts } from '../territory/public.ts';
import { agendaNow, isTooLate, makeAppointmentLink } from './appointment-link.ts';
import { findNote } from './change-queries.ts';
import { findAppointment, slotOf } from './queries.ts';

/** The kind of these entries in the outbox. */
export const APPOINTMENT_MAIL = 'appointment-mail';

interface MailPayload {
  readonly about: AppointmentMailInput['about'];
  /** Of the appointment: what was changed again since has another mail. */
  readonly change: number;
}

/** Call it in the transaction of the booking or change. A submission without an e-mail address gets none. */
export async function postAppointmentMail(
  tx: Queryable,
  row: SubmissionRow,
  {
    agenda,
    at,
    by,
    ...payload
  }: MailPayload & {
    readonly agenda: string;
    readonly at: Date;
    /** Who caused it; '' for who holds a link, and for what the program does by itself. */
    readonly by: string;
  },
): Promise<void> {
  if (!row.citizen?.email) return;
  await postToOutbox(tx, {
    municipalityId: row.municipalityId,
    id: randomUUID(),
    kind: APPOINTMENT_MAIL,
    submissionId: row.id,
    label: `${agenda} ${row.code}`,
    payload,
    createdAt: at,
    createdBy: by,
  });
}

interface MailServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
}

export function appointmentMailCourier({ db, clock, transport }: MailServices): Courier {
  return async ({ id, municipalityId, submissionId, payload, createdAt }) => {
    const { about, change } = payload as MailPayload;
    const row = await findSubmission(db, { municipalityId, id: submissionId });
    const form = row && (await findForm(db, row.formId));
    const found = row && (await findAppointment(db, row));
    const to = row?.citizen?.email;
    if (!form || !to || found?.change !== change) throw new DeliveryFailure('gone', 'never');
    const { agenda, address, startsAt, language, origin } = found;
    // One that has begun needs no reminder any more.
    if (about === 'reminder' && startsAt <= clock()) throw new DeliveryFailure('gone', 'never');
    const local = localClock(form.timeZone);
    const own = await agendaNow(db, found, form);
    const { subject, content } = appointmentMail({
      about,
      language,
      ownTexts: await findOwnTexts(db, { municipalityId, language }),
      municipality: form.municipalityName,
      agenda,
      address,
      code: row.code,
      day: local.dayOf(startsAt.getTime()),
      hour: local.hourOf(startsAt.getTime()),
      reason: about === 'cancelled' ? await findNote(db, row, change) : '',
      url: origin && `${origin}${await makeAppointmentLink(db, row)}`,
      isTooLate: isTooLate(found, own, clock()),
    });
    const calendar = {
      name: 'turno.ics',
      mediaType: 'text/calendar',
      content: Buffer.from(
        calendarFile({
          ...slotOf(found),
          id: row.id,
          title: agenda,
          address,
          madeAt: clock().toISOString(),
          change,
          isCancelled: about === 'cancelled',
        }),
      ),
    };
    await deliverMail(transport, {
      municipalityId,
      id,
      date: createdAt,
      to,
      subject,
      text: mailText(content),
      html: mailHtml(content),
      attachments: [calendar],
    });
  };
}
