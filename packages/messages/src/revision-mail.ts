// The e-mail that asks a citizen to revise a submission, in Spanish: nobody knows which language they read.
// rules: X31.82
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { mailMessage as words } from './es/mail-message.ts';

export interface RevisionMailInput {
  /** Title of the form and code of the submission. */
  readonly title: string;
  readonly municipality: string;
  readonly comment: string;
  /** How many answers are asked again. */
  readonly questions: number;
  readonly url: string;
}

export function revisionMail({ title, municipality, comment, questions, url }: RevisionMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const pair = (label: string, text: string, href = '') =>
    ({ type: 'pair', label, values: [{ text, href }] }) as const;
  return {
    subject: `${words['mail-message.revision-subject']}: ${title}`,
    content: {
      language: 'es',
      title: words['mail-message.revision-subject'],
      municipality,
      paragraphs: [words['mail-message.revision-intro'], words['mail-message.revision-life']],
      message: { heading: words['mail-message.revision-message'], text: comment },
      blocks: [
        {
          title: '',
          lines: [
            pair(words['mail-message.revision-code'], title),
            pair(words['mail-message.revision-questions'], String(questions)),
            pair(words['mail-message.revision-link'], url, url),
          ],
        },
      ],
      footer: words['mail-message.revision-footer'],
    },
  };
}
