// The e-mail that confirms an appointment, with a file for calendars. It is written when it is delivered: an appointment
// that is not there any more sends nothing.
// rules: X34.75
import { randomUUID } from 'node:crypto';
import { calendarFile } from '@constancia/domain/appointments/calendar-file.ts';
import type { Slot } from '@constancia/domain/appointments/slots.ts';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { localClock } from '@constancia/domain/time/local-clock.ts';
import { appointmentMail } from '@constancia/messages/appointment-mail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { type Courier, DeliveryFailure, postToOutbox } from '../../platform/outbox/outbox.ts';
import { deliverMail } from '../../ports/mail/delivery-failure.ts';
import type { MailTransport } from '../../ports/mail/port.ts';
import { findForm } from '../forms/public.ts';
import { findSubmission, type SubmissionRow } from '../submissions/public.ts';
import { findAppointment } from './queries.ts';

/** The kind of these entries in the outbox. */
export const APPOINTMENT_MAIL = 'appointment-mail';

interface MailPayload {
  /** ISO 8601: the appointment that it is about. */
  readonly start: string;
  /** In which the person booked. */
  readonly language: string;
}

/** Call it in the transaction of the booking. A submission without an e-mail address gets none. */
export async function postAppointmentMail(
  tx: Queryable,
  row: SubmissionRow,
  {
    agenda,
    slot,
    language,
    at,
  }: { readonly agenda: string; readonly slot: Slot; readonly language: string; readonly at: Date },
): Promise<void> {
  if (!row.citizen?.email) return;
  const payload: MailPayload = { start: slot.start, language };
  await postToOutbox(tx, {
    municipalityId: row.municipalityId,
    id: randomUUID(),
    kind: APPOINTMENT_MAIL,
    submissionId: row.id,
    label: `${agenda} ${row.code}`,
    payload,
    createdAt: at,
    createdBy: row.createdBy,
  });
}

interface MailServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
}

export function appointmentMailCourier({ db, clock, transport }: MailServices): Courier {
  return async ({ id, municipalityId, submissionId, payload, createdAt }) => {
    const { start, language } = payload as MailPayload;
    const row = await findSubmission(db, { municipalityId, id: submissionId });
    const form = row && (await findForm(db, row.formId));
    const found = row && (await findAppointment(db, row));
    const to = row?.citizen?.email;
    if (!form || !to || found?.startsAt.toISOString() !== start) throw new DeliveryFailure('gone', 'never');
    const { agenda, address, startsAt, endsAt } = found;
    const local = localClock(form.timeZone);
    const { subject, content } = appointmentMail({
      language,
      municipality: form.municipalityName,
      agenda,
      address,
      code: row.code,
      day: local.dayOf(startsAt.getTime()),
      hour: local.hourOf(startsAt.getTime()),
    });
    const end = endsAt.toISOString();
    const madeAt = clock().toISOString();
    const calendar = {
      name: 'turno.ics',
      mediaType: 'text/calendar',
      content: Buffer.from(calendarFile({ id: row.id, title: agenda, address, start, end, madeAt })),
    };
    const texts = { text: mailText(content), html: mailHtml(content) };
    await deliverMail(transport, {
      municipalityId,
      id,
      date: createdAt,
      to,
      subject,
      ...texts,
      attachments: [calendar],
    });
  };
}
