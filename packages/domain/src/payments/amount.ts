// Amounts and counts as people type and read them, and amounts as they are stored. People use units with at
// most two decimals; stored amounts are whole cents.
// rules: E9.21-E9.24, R9.23

/** Up to seven digits before the comma, two after it; a point counts as a comma. */
const TYPED = /^(\d{1,7})(?:[.,](\d{0,2}))?$/;

/** The cents of a typed amount; null when it is not an amount. */
export function centsOfText(text: string): number | null {
  const match = TYPED.exec(text.trim());
  if (!match) return null;
  const [, units = '', decimals = ''] = match;
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'));
}

/** As it is typed, `1234,50`, with the decimal sign of the language. */
export function textOfCents(cents: number, decimalSign: ',' | '.'): string {
  return (cents / 100).toFixed(2).replace('.', decimalSign);
}

/**
 * For people to read, `1.234,50`: with a sign between the thousands, which nobody types. The four digits of a thousand euros
 * have it as well, as banks and tills write them.
 */
export function shownCents(cents: number, decimalSign: ',' | '.'): string {
  const [units = '', decimals = ''] = textOfCents(cents, '.').split('.');
  const grouped = units.replaceAll(/\B(?=(?:\d{3})+$)/g, decimalSign === ',' ? '.' : ',');
  return `${grouped}${decimalSign}${decimals}`;
}

/** A whole number; null for anything else. */
export function countOfText(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null;
}
