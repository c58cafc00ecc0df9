// Numbers as the language of the page writes them, also where the browser does not know that language: Chromium knows no
// Galician and no Basque, and would write a thousand as in its own interface, which people read as one and a fraction.
// rules: P1.17
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { language } from '../language.ts';

/** Groups thousands with a point also where there are four digits, as Galician and Basque do; every browser knows it. */
const SUBSTITUTE = 'es-AR';

export function numberFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = HTML_LANG[language];
  const isKnown = Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  return new Intl.NumberFormat(isKnown ? locale : SUBSTITUTE, options);
}
