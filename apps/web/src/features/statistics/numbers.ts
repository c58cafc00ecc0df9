// Formats numbers and days of the statistics in the language of the page.
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { language } from '../../platform/language.ts';

const LOCALE = HTML_LANG[language];
const COUNT = new Intl.NumberFormat(LOCALE);
const SHARE = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });

export function countText(count: number): string {
  return COUNT.format(count);
}

/** When the whole is 0, every share is 0. */
export function shareText(count: number, whole: number): string {
  return SHARE.format(whole === 0 ? 0 : count / whole);
}

/** Turns YYYY-MM-DD into DD/MM/YYYY. */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('/');
}
