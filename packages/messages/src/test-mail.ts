// The mail with which an administrator tries the mail server.
// rules: X33.86
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { fill } from './fill.ts';
import { catalogueOf, writtenLanguage } from './languages.ts';
import { paperTexts } from './paper-texts.ts';

export function testMail({
  language,
  municipality,
}: {
  readonly language: string;
  readonly municipality: string;
}): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const words = paperTexts(language).mailMessage;
  const subject = fill(words['mail-message.test-subject'], { municipality });
  return {
    subject,
    content: {
      language: writtenLanguage(catalogueOf(language)),
      title: subject,
      municipality,
      paragraphs: [words['mail-message.test-intro']],
      message: null,
      blocks: [],
      footer: words['mail-message.test-footer'],
    },
  };
}
