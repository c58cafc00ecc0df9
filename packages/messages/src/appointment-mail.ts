// The e-mail that confirms an appointment, in the language in which it was booked.
// rules: X34.75
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { catalogueOf, writtenLanguage } from './languages.ts';
import { paperTexts } from './paper-texts.ts';

export interface AppointmentMailInput {
  readonly language: string;
  readonly municipality: string;
  readonly agenda: string;
  /** Where people come to; '' when nothing is said. */
  readonly address: string;
  readonly code: string;
  /** YYYY-MM-DD and HH:MM as the clocks of the municipality show them. */
  readonly day: string;
  readonly hour: string;
}

export function appointmentMail({
  language,
  municipality,
  agenda,
  address,
  code,
  day,
  hour,
}: AppointmentMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const words = paperTexts(language).mailMessage;
  const written = writtenLanguage(catalogueOf(language));
  const format = new Intl.DateTimeFormat(written, { dateStyle: 'full', timeZone: 'UTC' });
  const title = words['mail-message.appointment-subject'];
  const pairs = [
    [words['mail-message.appointment-day'], format.format(Date.parse(`${day}T00:00Z`))],
    [words['mail-message.appointment-hour'], hour],
    [words['mail-message.appointment-agenda'], agenda],
    [words['mail-message.appointment-address'], address],
    [words['mail-message.revision-code'], code],
  ] as const;
  const lines = pairs
    .filter(([, text]) => text !== '')
    .map(([label, text]) => ({ type: 'pair', label, values: [{ text, href: '' }] }) as const);
  return {
    subject: `${title}: ${agenda}`,
    content: {
      language: written,
      title,
      municipality,
      paragraphs: [words['mail-message.appointment-intro']],
      message: null,
      blocks: [{ title: '', lines }],
      footer: words['mail-message.revision-footer'],
    },
  };
}
