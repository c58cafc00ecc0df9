// The mail to a buyer about a payment, as the content from which text and HTML are written.
// rules: X31.02, X31.10
import type { MailContent } from './mail-content.ts';

export interface PaymentMailWords {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly footer: string;
}

interface PaymentMailInput {
  readonly words: PaymentMailWords;
  readonly language: string;
  readonly municipality: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** Lines without a value are left out. */
export function paymentMail({ words, language, municipality, lines }: PaymentMailInput): MailContent {
  return {
    language,
    title: words.title,
    municipality,
    paragraphs: words.paragraphs,
    message: null,
    blocks: [
      {
        title: '',
        lines: lines
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => ({ type: 'pair', label, values: [{ text: value, href: '' }] })),
      },
    ],
    footer: words.footer,
  };
}
