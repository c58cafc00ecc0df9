// Formats cents as an amount of money, as the language of the page writes numbers: thousands apart where it does that.
// rules: A2.63, A2.64, P1.17, R9.23
import { numberFormat } from './number-format.ts';

const CENTS = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** For example `12,50 EUR`, `12.345,50 EUR`. */
export function euros(cents: number, currency: string): string {
  return `${CENTS.format(cents / 100)} ${currency}`;
}
