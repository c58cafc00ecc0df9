// Moments in a municipality's own time: DD/MM/YYYY and HH:mm.
import type { LocalMoment } from '@constancia/domain/questions/question-type.ts';

/** A function for many moments of one time zone: making the formatter is the dear part. */
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
