// Converts times to a municipality's time zone: DD/MM/YYYY and HH:mm.
import type { LocalMoment } from '@constancia/domain/questions/question-type.ts';

/**
 * Returns a function for many times of one time zone, because creating the formatter is the expensive part.
 */
export function localMoments(timeZone: string): (iso: string) => LocalMoment {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (iso) => {
    const [date = '', time = ''] = format.format(new Date(iso)).split(', ');
    return { date, time };
  };
}

/** The day of the calendar in a time zone, as YYYY-MM-DD. */
export function localDay(timeZone: string, now: Date): string {
  return localMoments(timeZone)(now.toISOString()).date.split('/').toReversed().join('-');
}
