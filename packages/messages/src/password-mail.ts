// The e-mail with the link for a password: an invitation, or because the owner of the account asked for it.
// rules: X33.42, X33.43
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { fill } from './fill.ts';
import { catalogueOf, writtenLanguage } from './languages.ts';
import { paperTexts } from './paper-texts.ts';

export interface PasswordMailInput {
  readonly purpose: 'invitation' | 'recovery';
  readonly language: string;
  readonly name: string;
  readonly email: string;
  readonly municipality: string;
  readonly url: string;
}

export function passwordMail({ purpose, language, name, email, municipality, url }: PasswordMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const words = paperTexts(language).mailMessage;
  const pair = (label: string, text: string, href = '') =>
    ({ type: 'pair', label, values: [{ text, href }] }) as const;
  const subject = words[`mail-message.${purpose}-subject`];
  return {
    subject,
    content: {
      language: writtenLanguage(catalogueOf(language)),
      title: subject,
      municipality,
      paragraphs: [
        fill(words[`mail-message.${purpose}-intro`], { name }),
        words[`mail-message.${purpose}-life`],
      ],
      message: null,
      blocks: [
        {
          title: '',
          lines: [
            pair(words['mail-message.password-email'], email),
            pair(words['mail-message.password-link'], url, url),
          ],
        },
      ],
      footer: words[`mail-message.${purpose}-footer`],
    },
  };
}
