// Which of its texts a number takes. A text for one stands beside the text for any number, under the same code and `.one`;
// a language that makes no difference never asks for it.
// rules: X34.37
import { HTML_LANG, type Language } from './languages.ts';

/** Browsers without Galician or Basque would count in their own language; both count as Spanish does. */
const COUNTS_LIKE: Partial<Readonly<Record<Language, string>>> = { gl: 'es', ek: 'es' };

/** Numbers that come written out, such as `1.234`, are more than one. */
const numberOf = (count: number | string) => (/^\d$/.test(String(count)) ? Number(count) : 2);

/** Whether a number takes the text for one. */
export function countsAsOne(language: Language): (count: string | number | undefined) => boolean {
  const rules = new Intl.PluralRules(COUNTS_LIKE[language] ?? HTML_LANG[language]);
  return (count) => count !== undefined && rules.select(numberOf(count)) === 'one';
}
