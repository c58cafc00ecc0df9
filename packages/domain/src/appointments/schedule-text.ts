// The hours of a day of the week and the closed days as an administrator types them.
// rules: X34.71
import { padDate, parseDate } from '../questions/calendar-date.ts';
import type { ClosedDay, Opening } from './schedule.ts';

/** What is no whole number becomes -1, which the checks refuse. */
export const wholeNumberOf = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : -1);

const SPAN = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–]\s*(\d{1,2})(?:[:.](\d{2}))?$/;

const hourText = (hour = '', minutes = '00') => `${hour.padStart(2, '0')}:${minutes}`;

/** Reads '8-12, 16:00-18:30'; what is no span stays as it was typed, and the check of the schedule names its day. */
export function openingsOf(weekday: number, typed: string): readonly Opening[] {
  const spans = typed.split(/[,;]/).map((span) => span.trim());
  return spans
    .filter((span) => span !== '')
    .map((span) => {
      const match = SPAN.exec(span);
      if (!match) return { weekday, from: span, to: '' };
      const [, from, fromMinutes, to, toMinutes] = match;
      return { weekday, from: hourText(from, fromMinutes), to: hourText(to, toMinutes) };
    });
}

export function openingsText(openings: readonly Opening[], weekday: number): string {
  return openings
    .filter((opening) => opening.weekday === weekday)
    .map(({ from, to }) => `${from}-${to}`)
    .join(', ');
}

/** Reads one closed day a line: DD/MM/YYYY and a note. What is no day stays as it was typed. */
export function closedDaysOf(typed: string): readonly ClosedDay[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [first = '', ...note] = line.split(/\s+/);
      const date = parseDate(padDate(first));
      const day = date ? padDate(first).split('/').toReversed().join('-') : first;
      return { day, note: note.join(' ') };
    });
}

export function closedDaysText(closedDays: readonly ClosedDay[]): string {
  return closedDays
    .map(({ day, note }) => `${day.split('-').toReversed().join('/')} ${note}`.trim())
    .join('\n');
}
