// The words of the mails to a buyer, in the language of the page that they bought on.
// rules: X31.02, X31.10
import type { PaymentMailWords } from '@constancia/domain/mail/payment-mail.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { fill } from './fill.ts';
import { paperTexts } from './paper-texts.ts';

interface Wanted {
  readonly about: 'paid' | 'late';
  readonly language: string;
  readonly municipality: string;
  readonly ownTexts?: OwnTexts;
}

export function paymentMailWords({
  about,
  language,
  municipality,
  ownTexts,
}: Wanted): PaymentMailWords & { readonly code: string } {
  const words = paperTexts(language, ownTexts).paymentMail;
  const paragraphs = {
    paid: [words['payment-mail.paid-text']],
    late: [words['payment-mail.late-text'], fill(words['payment-mail.late-contact'], { municipality })],
  };
  return {
    title: words[`payment-mail.${about}-title`],
    paragraphs: paragraphs[about],
    footer: words['payment-mail.footer'],
    code: words['payment-mail.code'],
  };
}
