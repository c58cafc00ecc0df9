// The e-mails about an appointment that was booked, moved or cancelled, or is near, in the language in which it was booked.
// rules: X34.34, X34.75, X34.76, X34.78, X40.25
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { writtenLanguage } from './languages.ts';
import { type PaperTexts, paperTexts } from './paper-texts.ts';

export interface AppointmentMailInput {
  readonly about: 'booked' | 'moved' | 'cancelled' | 'reminder';
  readonly language: string;
  readonly ownTexts: OwnTexts;
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
  /** It is so near that the page only shows it. */
  readonly isTooLate: boolean;
}

export function appointmentMail(input: AppointmentMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const { about, language, ownTexts, municipality, agenda, reason, url } = input;
  const words = paperTexts(language, ownTexts).mailMessage;
  const title = words[`mail-message.appointment-${about}`];
  const link = words[`mail-message.appointment-${linkOf(input)}-link`];
  const lines = [
    ...factsOf(input, words),
    ...(url === '' ? [] : [{ type: 'pair', label: link, values: [{ text: url, href: url }] } as const]),
  ];
  return {
    subject: `${title}: ${agenda}`,
    content: {
      language: writtenLanguage(language),
      title,
      municipality,
      paragraphs: [introOf(input, words), ...afterIntro(input, words)],
      message: reason === '' ? null : { heading: words['mail-message.revision-message'], text: reason },
      blocks: [{ title: '', lines }],
      footer: words['mail-message.revision-footer'],
    },
  };
}

function linkOf({ about, isTooLate }: AppointmentMailInput): 'again' | 'see' | 'change' {
  if (about === 'cancelled') return 'again';
  return isTooLate ? 'see' : 'change';
}

function introOf({ about, isTooLate }: AppointmentMailInput, words: PaperTexts['mailMessage']): string {
  if (about === 'reminder' && isTooLate) return words['mail-message.appointment-reminder-late'];
  return words[`mail-message.appointment-${about}-intro`];
}

/** What can be done with the link of an appointment that holds. */
function afterIntro(
  { about, url, isTooLate }: AppointmentMailInput,
  words: PaperTexts['mailMessage'],
): readonly string[] {
  if (about === 'cancelled') return [];
  if (isTooLate) return [words['mail-message.appointment-too-late']];
  return url === '' ? [] : [words['mail-message.appointment-link-life']];
}

function factsOf(
  { language, day, hour, agenda, address, code }: AppointmentMailInput,
  words: PaperTexts['mailMessage'],
) {
  const written = writtenLanguage(language);
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
