// The e-mails to a citizen about a revision, in Spanish: nobody knows which language they read.
// rules: X31.82, X33.72, X33.73
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { dueText } from '@constancia/domain/review/due-date.ts';
import { mailMessage as words } from './es/mail-message.ts';

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
}

const pair = (label: string, text: string, href = '') =>
  ({ type: 'pair', label, values: [{ text, href }] }) as const;

export function revisionMail(input: RevisionMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const { about, title, municipality } = input;
  const subject = words[`mail-message.${about === 'request' ? 'revision' : about}-subject`];
  const code = pair(words['mail-message.revision-code'], title);
  return {
    subject: `${subject}: ${title}`,
    content: {
      language: 'es',
      title: subject,
      municipality,
      paragraphs:
        about === 'request'
          ? [words['mail-message.revision-intro'], words['mail-message.revision-life']]
          : [words[`mail-message.${about}-intro`]],
      message:
        about === 'request' ? { heading: words['mail-message.revision-message'], text: input.comment } : null,
      blocks: [{ title: '', lines: about === 'request' ? [code, ...askedLines(input)] : [code] }],
      footer: words['mail-message.revision-footer'],
    },
  };
}

function askedLines({ questions, dueOn, url }: RevisionMailInput) {
  return [
    pair(words['mail-message.revision-questions'], String(questions)),
    ...(dueOn === null ? [] : [pair(words['mail-message.revision-due'], dueText(dueOn))]),
    pair(words['mail-message.revision-link'], url, url),
  ];
}
