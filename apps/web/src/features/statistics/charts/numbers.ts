// Formats numbers, days and durations of the statistics in the language of the page.
// rules: R9.01, R9.19
import { countText, numberFormat } from '../../../platform/number-format.ts';
import { t } from '../../../platform/texts.ts';

const DECIMAL = numberFormat({ maximumFractionDigits: 3 });

/** Percentages have two decimals, those of sections one (R9.19). */
export type ShareDecimals = 1 | 2;
const shareFormat = (decimals: ShareDecimals) =>
  numberFormat({
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
const SHARES = { 1: shareFormat(1), 2: shareFormat(2) } as const;

/** A decimal with a point, of any length; null is a dash. */
export function decimalText(decimal: string | null): string {
  return decimal === null ? '–' : DECIMAL.format(decimal as Intl.StringNumericLiteral);
}

/** When the whole is 0, every share is 0. */
export function shareText(count: number, whole: number, decimals: ShareDecimals): string {
  return SHARES[decimals].format(whole === 0 ? 0 : count / whole);
}

/** Turns YYYY-MM-DD into DD/MM/YYYY, YYYY-MM into MM/YYYY. */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('/');
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationText(seconds: number): string {
  if (seconds < MINUTE) return t('statistics.seconds', { seconds });
  if (seconds < HOUR) return t('statistics.minutes', { minutes: Math.floor(seconds / MINUTE) });
  if (seconds < DAY)
    return t('statistics.hours-minutes', {
      hours: Math.floor(seconds / HOUR),
      minutes: Math.floor((seconds % HOUR) / MINUTE),
    });
  return t('statistics.days-hours', {
    days: countText(Math.floor(seconds / DAY)),
    hours: Math.floor((seconds % DAY) / HOUR),
  });
}
