// Formats cents as an amount of money, as mails, receipts and records have it.
// rules: A2.63, A2.64, R9.23
import { shownCents } from '@constancia/domain/payments/amount.ts';
import { decimalSign } from '@constancia/messages/languages.ts';
import { language } from '../language.ts';

/** For example `12,50 EUR`, `1.234,50 EUR`. */
export function euros(cents: number, currency: string): string {
  return `${shownCents(cents, decimalSign(language))} ${currency}`;
}
