// Formats when a form was created: `DD MMMM YYYY, HH:mm`, with the month in the interface language.
// rules: E2.07, E9.12
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { monthName } from '../../../../platform/days/day-in-words.ts';

export function createdOn(iso: string, timeZone: string): string {
  const { day, time } = wallTimeOf(iso, timeZone);
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  return `${ofMonth} ${monthName(Number(month))} ${year}, ${time}`;
}
