// Numbers and days of the statistics as the page's language writes them.
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { language } from '../../platform/language.ts';

const LOCALE = HTML_LANG[language];
const COUNT = new Intl.NumberFormat(LOCALE);
const SHARE = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });

export function countText(count: number): string {
  return COUNT.format(count);
}

/** Of nothing, every part is nothing. */
export function shareText(count: number, whole: number): string {
  return SHARE.format(whole === 0 ? 0 : count / whole);
}

/** DD/MM/YYYY of YYYY-MM-DD. */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('/');
}
