// Converts between a moment and the value of the browser's own field for date and time, `YYYY-MM-DDTHH:mm`, by the
// clock of a municipality.
// rules: E9.18
import { localClock } from '@constancia/domain/time/local-clock.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';

/** '' when the text is not a moment. */
export function fieldTimeOf(iso: string, timeZone: string): string {
  if (Number.isNaN(Date.parse(iso))) return '';
  const { day, time } = wallTimeOf(iso, timeZone);
  return `${day}T${time}`;
}

/** The moment in UTC; '' when the text is not a time. Of an hour that comes twice, the first one. */
export function momentOf(fieldTime: string, timeZone: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(fieldTime) || Number.isNaN(Date.parse(`${fieldTime}Z`))) return '';
  const [day = '', time = ''] = fieldTime.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(localClock(timeZone).momentOf(day, hours * 60 + minutes)).toISOString();
}
