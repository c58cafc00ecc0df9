// The e-mails to a citizen about a revision, in the language in which they sent the submission; in Spanish when it is not
// known.
// rules: X31.82, X33.72, X33.73, X34.36
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { writtenLanguage } from './languages.ts';
import { type PaperTexts, paperTexts } from './paper-texts.ts';

export interface RevisionMailInput {
  /** That it is asked for, that it was recalled, or that the reply was accepted. */
  readonly about: 'request' | 'recall' | 'acceptance';
  /** Title of the form and code of the submission. */
  readonly title: string;
  readonly municipality: string;
  readonly comment: string;
  /** How many answers are asked again. */
  readonly questions: number;
  /** YYYY-MM-DD; null for no due date. */
  readonly dueOn: string | null;
  readonly url: string;
  /** '' when it is not known. */
  readonly language: string;
  readonly ownTexts: OwnTexts;
}

const pair = (label: string, text: string, href = '') =>
  ({ type: 'pair', label, values: [{ text, href }] }) as const;

export function revisionMail(input: RevisionMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const { about, title, municipality, language, ownTexts } = input;
  const words = paperTexts(language, ownTexts).mailMessage;
  const subject = words[`mail-message.${about === 'request' ? 'revision' : about}-subject`];
  const answer = pair(words['mail-message.revision-answer'], title);
  return {
    subject: `${subject}: ${title}`,
    content: {
      language: writtenLanguage(language),
      title: subject,
      municipality,
      paragraphs:
        about === 'request'
          ? [words['mail-message.revision-intro'], words['mail-message.revision-life']]
          : [words[`mail-message.${about}-intro`]],
      message:
        about === 'request' ? { heading: words['mail-message.revision-message'], text: input.comment } : null,
      blocks: [{ title: '', lines: about === 'request' ? [answer, ...askedLines(input, words)] : [answer] }],
      footer: words['mail-message.revision-footer'],
    },
  };
}

function askedLines(
  { questions, dueOn, url, language }: RevisionMailInput,
  words: PaperTexts['mailMessage'],
) {
  const day = new Intl.DateTimeFormat(writtenLanguage(language), { dateStyle: 'long', timeZone: 'UTC' });
  return [
    pair(words['mail-message.revision-questions'], String(questions)),
    ...(dueOn === null ? [] : [pair(words['mail-message.revision-due'], day.format(new Date(dueOn)))]),
    pair(words['mail-message.revision-link'], url, url),
  ];
}
