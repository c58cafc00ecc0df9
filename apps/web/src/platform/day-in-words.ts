// Days of the calendar and of the week in words, in the person's language.
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { language } from './language.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(HTML_LANG[language], { ...options, timeZone: 'UTC' });

/** `day`: YYYY-MM-DD. */
export function dayInWords(day: string): string {
  return format({ dateStyle: 'full' }).format(Date.parse(`${day}T00:00Z`));
}

/** `weekday`: 1 is Monday, 7 is Sunday. */
export function weekdayName(weekday: number): string {
  // The first of January 2024 was a Monday.
  return format({ weekday: 'long' }).format(Date.UTC(2024, 0, weekday));
}
