// The e-mails about an appointment that was booked, moved or cancelled, or is near, in the language in which it was booked.
// rules: X34.75, X34.76, X34.78
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { catalogueOf, writtenLanguage } from './languages.ts';
import { type PaperTexts, paperTexts } from './paper-texts.ts';

export interface AppointmentMailInput {
  readonly about: 'booked' | 'moved' | 'cancelled' | 'reminder';
  readonly language: string;
  readonly municipality: string;
  readonly agenda: string;
  /** Where people come to; '' when nothing is said. */
  readonly address: string;
  readonly code: string;
  /** YYYY-MM-DD and HH:MM as the clocks of the municipality show them. */
  readonly day: string;
  readonly hour: string;
  /** Why the staff cancelled it; '' for nothing. */
  readonly reason: string;
  /** The page on which it is changed; '' for none. */
  readonly url: string;
}

export function appointmentMail(input: AppointmentMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const { about, language, municipality, agenda, reason, url } = input;
  const words = paperTexts(language).mailMessage;
  const title = words[`mail-message.appointment-${about}`];
  const intro = words[`mail-message.appointment-${about}-intro`];
  const isCancelled = about === 'cancelled';
  const link = words[`mail-message.appointment-${isCancelled ? 'again' : 'change'}-link`];
  const lines = [
    ...factsOf(input, words),
    ...(url === '' ? [] : [{ type: 'pair', label: link, values: [{ text: url, href: url }] } as const]),
  ];
  return {
    subject: `${title}: ${agenda}`,
    content: {
      language: writtenLanguage(catalogueOf(language)),
      title,
      municipality,
      paragraphs: [
        intro,
        ...(url === '' || isCancelled ? [] : [words['mail-message.appointment-link-life']]),
      ],
      message: reason === '' ? null : { heading: words['mail-message.revision-message'], text: reason },
      blocks: [{ title: '', lines }],
      footer: words['mail-message.revision-footer'],
    },
  };
}

function factsOf(
  { language, day, hour, agenda, address, code }: AppointmentMailInput,
  words: PaperTexts['mailMessage'],
) {
  const written = writtenLanguage(catalogueOf(language));
  const format = new Intl.DateTimeFormat(written, { dateStyle: 'full', timeZone: 'UTC' });
  const facts = [
    [words['mail-message.appointment-day'], format.format(Date.parse(`${day}T00:00Z`))],
    [words['mail-message.appointment-hour'], hour],
    [words['mail-message.appointment-agenda'], agenda],
    [words['mail-message.appointment-address'], address],
    [words['mail-message.revision-code'], code],
  ] as const;
  return facts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => ({ type: 'pair', label, values: [{ text, href: '' }] }) as const);
}
