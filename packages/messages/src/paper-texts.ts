// The texts of papers, files and e-mails in every language. The server writes them for whoever reads them, so it has all.
// rules: X34.30, X34.32-X34.34
import { OWN_TEXTS_LANGUAGE, type OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import * as centralAmerican from './ca/papers.ts';
import { paymentMail as basquePaymentMail } from './ek/answering/payment-mail.ts';
import { paymentReceipt as basquePaymentReceipt } from './ek/answering/payment-receipt.ts';
import { record as basqueRecord } from './ek/desk/record.ts';
import { staff as basqueStaff } from './ek/desk/staff.ts';
import { mailMessage as basqueMailMessage } from './ek/mail-message.ts';
import { paymentMail as englishPaymentMail } from './en/answering/payment-mail.ts';
import { paymentReceipt as englishPaymentReceipt } from './en/answering/payment-receipt.ts';
import { record as englishRecord } from './en/desk/record.ts';
import { staff as englishStaff } from './en/desk/staff.ts';
import { mailMessage as englishMailMessage } from './en/mail-message.ts';
import { paymentMail as spanishPaymentMail } from './es/answering/payment-mail.ts';
import { paymentReceipt as spanishPaymentReceipt } from './es/answering/payment-receipt.ts';
import { record as spanishRecord } from './es/desk/record.ts';
import { staff as spanishStaff } from './es/desk/staff.ts';
import { mailMessage as spanishMailMessage } from './es/mail-message.ts';
import { paymentMail as galicianPaymentMail } from './gl/answering/payment-mail.ts';
import { paymentReceipt as galicianPaymentReceipt } from './gl/answering/payment-receipt.ts';
import { record as galicianRecord } from './gl/desk/record.ts';
import { staff as galicianStaff } from './gl/desk/staff.ts';
import { mailMessage as galicianMailMessage } from './gl/mail-message.ts';
import { paymentMail as japanesePaymentMail } from './ja/answering/payment-mail.ts';
import { paymentReceipt as japanesePaymentReceipt } from './ja/answering/payment-receipt.ts';
import { record as japaneseRecord } from './ja/desk/record.ts';
import { staff as japaneseStaff } from './ja/desk/staff.ts';
import { mailMessage as japaneseMailMessage } from './ja/mail-message.ts';
import { type Catalogue, isLanguage, type Language } from './languages.ts';
import { paymentMail as portuguesePaymentMail } from './pt/answering/payment-mail.ts';
import { paymentReceipt as portuguesePaymentReceipt } from './pt/answering/payment-receipt.ts';
import { record as portugueseRecord } from './pt/desk/record.ts';
import { staff as portugueseStaff } from './pt/desk/staff.ts';
import { mailMessage as portugueseMailMessage } from './pt/mail-message.ts';

export interface PaperTexts {
  readonly mailMessage: Readonly<Record<keyof typeof spanishMailMessage, string>>;
  readonly paymentMail: Readonly<Record<keyof typeof spanishPaymentMail, string>>;
  readonly paymentReceipt: Readonly<Record<keyof typeof spanishPaymentReceipt, string>>;
  readonly record: Readonly<Record<keyof typeof spanishRecord, string>>;
  readonly staff: Readonly<Record<keyof typeof spanishStaff, string>>;
}

const COMPLETE: Readonly<Record<Catalogue, PaperTexts>> = {
  es: {
    mailMessage: spanishMailMessage,
    paymentMail: spanishPaymentMail,
    paymentReceipt: spanishPaymentReceipt,
    record: spanishRecord,
    staff: spanishStaff,
  },
  en: {
    mailMessage: englishMailMessage,
    paymentMail: englishPaymentMail,
    paymentReceipt: englishPaymentReceipt,
    record: englishRecord,
    staff: englishStaff,
  },
  pt: {
    mailMessage: portugueseMailMessage,
    paymentMail: portuguesePaymentMail,
    paymentReceipt: portuguesePaymentReceipt,
    record: portugueseRecord,
    staff: portugueseStaff,
  },
  gl: {
    mailMessage: galicianMailMessage,
    paymentMail: galicianPaymentMail,
    paymentReceipt: galicianPaymentReceipt,
    record: galicianRecord,
    staff: galicianStaff,
  },
  ek: {
    mailMessage: basqueMailMessage,
    paymentMail: basquePaymentMail,
    paymentReceipt: basquePaymentReceipt,
    record: basqueRecord,
    staff: basqueStaff,
  },
};

/** Every text of each language: what Japanese lacks is English, and what Central America says like Spain is Spanish. */
export const PAPER_TEXTS: Readonly<Record<Language, PaperTexts>> = {
  ...COMPLETE,
  ot: COMPLETE.es,
  ca: {
    mailMessage: { ...spanishMailMessage, ...centralAmerican.mailMessage },
    paymentMail: { ...spanishPaymentMail, ...centralAmerican.paymentMail },
    paymentReceipt: { ...spanishPaymentReceipt, ...centralAmerican.paymentReceipt },
    record: { ...spanishRecord, ...centralAmerican.record },
    staff: { ...spanishStaff, ...centralAmerican.staff },
  },
  ja: {
    mailMessage: { ...englishMailMessage, ...japaneseMailMessage },
    paymentMail: japanesePaymentMail,
    paymentReceipt: japanesePaymentReceipt,
    record: japaneseRecord,
    staff: { ...englishStaff, ...japaneseStaff },
  },
};

/**
 * Those of a language; Spanish for one that the product does not know. `own`: the words of the municipality, which replace
 * those of 'Other'.
 */
export function paperTexts(language: string, own: OwnTexts = {}): PaperTexts {
  const texts = PAPER_TEXTS[isLanguage(language) ? language : 'es'];
  if (language !== OWN_TEXTS_LANGUAGE) return texts;
  const pieces = Object.entries(texts).map(([piece, said]) => [piece, inOwnWords(said, own)]);
  return Object.fromEntries(pieces) as PaperTexts;
}

const inOwnWords = (texts: Readonly<Record<string, string>>, own: OwnTexts) =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, own[code] ?? text]));
