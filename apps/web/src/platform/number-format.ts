// Numbers as the language of the page writes them, also where the browser does not know that language: Chromium knows no
// Galician and no Basque, and would write a thousand as in its own interface, which people read as one and a fraction.
// rules: P1.17, X40.54
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { language } from './language.ts';

/** Groups thousands with a point also where there are four digits, as Galician and Basque do; every browser knows it. */
const SUBSTITUTE = 'es-AR';

export function numberFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = HTML_LANG[language];
  const isKnown = Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  return new Intl.NumberFormat(isKnown ? locale : SUBSTITUTE, options);
}

let counts: Intl.NumberFormat | undefined;

/** A count with its thousands grouped. */
export function countText(count: number): string {
  counts ??= numberFormat();
  return counts.format(count);
}

/**
 * Values of texts that say how many there are. Others name something, such as the number of an incident or of a version, and
 * stay as they are.
 */
const COUNTED: ReadonlySet<string> = new Set([
  'answered',
  'asked',
  'count',
  'done',
  'failed',
  'forms',
  'left',
  'max',
  'most',
  'of',
  'processed',
  'questions',
  'shown',
  'total',
  'waiting',
]);

/** The values of a text with its counts from a thousand on written out. */
export function withCountsGrouped(
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  const large = Object.entries(values).filter(
    ([name, value]) => typeof value === 'number' && value >= 1000 && COUNTED.has(name),
  );
  if (large.length === 0) return values;
  return { ...values, ...Object.fromEntries(large.map(([name, value]) => [name, countText(Number(value))])) };
}
