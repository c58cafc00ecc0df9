// The e-mail to who made a webhook that was paused.
// rules: X38.67
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { fill } from './fill.ts';
import { catalogueOf, writtenLanguage } from './languages.ts';
import { paperTexts } from './paper-texts.ts';

export interface WebhookMailInput {
  readonly because: 'failures' | 'gone';
  readonly language: string;
  /** Of the webhook. */
  readonly name: string;
  readonly municipality: string;
  readonly url: string;
}

export function webhookMail({ because, language, name, municipality, url }: WebhookMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const words = paperTexts(language).mailMessage;
  const subject = fill(words['mail-message.webhook-subject'], { name });
  const pair = {
    type: 'pair',
    label: words['mail-message.webhook-link'],
    values: [{ text: url, href: url }],
  };
  return {
    subject,
    content: {
      language: writtenLanguage(catalogueOf(language)),
      title: subject,
      municipality,
      paragraphs: [words[`mail-message.webhook-${because}`], words['mail-message.webhook-waits']],
      message: null,
      blocks: [{ title: '', lines: [{ ...pair, type: 'pair' }] }],
      footer: words['mail-message.webhook-footer'],
    },
  };
}
