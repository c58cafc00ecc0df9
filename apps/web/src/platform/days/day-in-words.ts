// Days of the calendar, of the week and months in words, in the person's language.
// rules: P1.17
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { ownNames } from './date-names.ts';
import { language } from '../language.ts';

const LOCALE = HTML_LANG[language];

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });

/** `day`: YYYY-MM-DD. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  const own = ownNames(LOCALE);
  if (!own) return format({ dateStyle: 'full' }).format(date);
  return own.full({
    weekday: own.weekdays[(date.getUTCDay() + 6) % 7] ?? '',
    day: date.getUTCDate(),
    month: own.months[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  });
}

/** `weekday`: 1 is Monday, 7 is Sunday. */
export function weekdayName(weekday: number): string {
  // The first of January 2024 was a Monday.
  return (
    ownNames(LOCALE)?.weekdays[weekday - 1] ?? format({ weekday: 'long' }).format(Date.UTC(2024, 0, weekday))
  );
}

/** `month`: 1 is January. As it stands within a date. */
export function monthName(month: number): string {
  return ownNames(LOCALE)?.months[month - 1] ?? monthWithin(month);
}

/** In Basque and others a month has another form beside a day than alone. */
function monthWithin(month: number): string {
  const pieces = format({ day: 'numeric', month: 'long', year: 'numeric' }).formatToParts(
    Date.UTC(2024, month - 1, 1),
  );
  return pieces.find(({ type }) => type === 'month')?.value ?? '';
}
