// What the clock on the wall of a municipality shows at a moment.
// rules: P9.25, P9.26, R9.01, E9.18
import type { LocalMoment } from '../questions/question-type.ts';
import type { Day } from '../statistics/range.ts';

/** Date as DD/MM/YYYY, time as HH:MM, and the day as YYYY-MM-DD. */
export interface WallTime extends LocalMoment {
  readonly day: Day;
}

/** Kept for each time zone, because creating one is the expensive step. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** `moment`: ISO 8601 with a zone, or milliseconds since 1970. `timeZone`: IANA name. Throws a RangeError for other texts. */
export function wallTimeOf(moment: string | number | Date, timeZone: string): WallTime {
  const [written = '', time = ''] = formatOf(timeZone).format(new Date(moment)).split(', ');
  const [day = '', month = '', year = ''] = written.split('/');
  const fourDigits = year.padStart(4, '0');
  return { day: `${fourDigits}-${month}-${day}`, date: `${day}/${month}/${fourDigits}`, time };
}

/** DD/MM/YYYY - HH:mm. */
export function dateAndTime(moment: string | number | Date, timeZone: string): string {
  const { date, time } = wallTimeOf(moment, timeZone);
  return `${date} - ${time}`;
}
