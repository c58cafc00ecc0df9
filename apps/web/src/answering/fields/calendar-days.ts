// Calendar arithmetic without a clock or a time zone: every day is counted at midnight UTC.
// rules: A5.08, P9.25, P9.28
import { type CalendarDate, parseDate } from '@constancia/domain/questions/calendar-date.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The texts of the calendar are Spanish in every language of the page (P9.28). */
const LOCALE = 'es-AR';

const utc = ({ year, month, day }: CalendarDate) => {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date;
};

const calendarDate = (date: Date): CalendarDate => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

/** The weeks of a month, Monday first; null for days of another month. */
export function weeksOf({ year, month }: CalendarDate): readonly (readonly (number | null)[])[] {
  const first = (utc({ year, month, day: 1 }).getUTCDay() + 6) % 7;
  const count = daysIn({ year, month, day: 1 });
  const cells = Array.from({ length: Math.ceil((first + count) / 7) * 7 }, (_, cell) => {
    const day = cell - first + 1;
    return day >= 1 && day <= count ? day : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return withinCalendar(calendarDate(new Date(utc(date).getTime() + days * DAY)), date);
}

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const position = date.year * 12 + date.month - 1 + months;
  const moved = { year: Math.floor(position / 12), month: (position % 12) + 1, day: 1 };
  return withinCalendar({ ...moved, day: Math.min(date.day, daysIn(moved)) }, date);
}

/** Position in its week; Monday is 0. */
export function weekday(date: CalendarDate): number {
  return (utc(date).getUTCDay() + 6) % 7;
}

export function writeDate({ year, month, day }: CalendarDate): string {
  const two = (unit: number) => String(unit).padStart(2, '0');
  return `${two(day)}/${two(month)}/${String(year).padStart(4, '0')}`;
}

/** The day that the text names, otherwise `today`, which is DD/MM/YYYY. */
export function dayToOpenAt(text: string, today: string): CalendarDate {
  return parseDate(text) ?? parseDate(today) ?? { year: 2000, month: 1, day: 1 };
}

export function monthName(date: CalendarDate): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    utc(date),
  );
}

export function dayName(date: CalendarDate): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' }).format(utc(date));
}

/** Monday to Sunday, short and in full. */
export function weekdayNames(): readonly { readonly short: string; readonly full: string }[] {
  const named = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(LOCALE, { weekday, timeZone: 'UTC' }).format(utc({ year: 2024, month: 1, day }));
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ short: named(day, 'short'), full: named(day, 'long') }));
}

function daysIn({ year, month }: CalendarDate): number {
  return calendarDate(utc({ year, month: month + 1, day: 0 })).day;
}

/** Returns `from` when the moved date is outside of what DD/MM/YYYY can express. */
function withinCalendar(moved: CalendarDate, from: CalendarDate): CalendarDate {
  return moved.year >= 1 && moved.year <= 9999 ? moved : from;
}
