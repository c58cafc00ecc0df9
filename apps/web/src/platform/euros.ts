// Formats cents as an amount of money.
// rules: A2.63, A2.64, R9.23
import { textOfCents } from '@constancia/domain/payments/amount.ts';
import { catalogueOf } from '@constancia/messages/languages.ts';
import { language } from './language.ts';

/** For example `12,50 EUR`. */
export function euros(cents: number, currency: string): string {
  const sign = catalogueOf(language) === 'en' ? '.' : ',';
  return `${textOfCents(cents, sign)} ${currency}`;
}
