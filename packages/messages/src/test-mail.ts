// The mail with which an administrator tries the mail server.
// rules: X33.86
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { mailMessage as english } from './en/mail-message.ts';
import { mailMessage as spanish } from './es/mail-message.ts';
import { fill } from './fill.ts';
import { FALLBACK, isLanguage } from './languages.ts';

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
  const isEnglish = isLanguage(language) && FALLBACK[language] === 'en';
  const words = isEnglish ? english : spanish;
  const subject = fill(words['mail-message.test-subject'], { municipality });
  return {
    subject,
    content: {
      language: isEnglish ? 'en' : 'es',
      title: subject,
      municipality,
      paragraphs: [words['mail-message.test-intro']],
      message: null,
      blocks: [],
      footer: words['mail-message.test-footer'],
    },
  };
}
