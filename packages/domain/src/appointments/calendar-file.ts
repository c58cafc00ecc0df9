// An appointment as a file that calendars of phones and computers take in (iCalendar, RFC 5545).
// rules: X34.73, X34.76
import type { Slot } from './slots.ts';

interface CalendarEntry extends Slot {
  /** The same for the same appointment, so that a calendar has it once. */
  readonly id: string;
  readonly title: string;
  /** Where people come to; '' when nothing is said. */
  readonly address: string;
  /** ISO 8601: when the file is made. */
  readonly madeAt: string;
  /** How often the appointment was changed: a calendar keeps what has the highest number. */
  readonly change: number;
  readonly isCancelled: boolean;
}

/** Bytes of a line; what is longer goes on in the next one, which begins with a space. */
const LINE_MAX = 75;

const utc = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Bytes of a sign in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

function folded(line: string): string {
  let [result, length] = ['', 0];
  for (const sign of line) {
    const size = bytesOf(sign);
    if (length + size > LINE_MAX) {
      result += '\r\n ';
      length = 1;
    }
    result += sign;
    length += size;
  }
  return result;
}

export function calendarFile(entry: CalendarEntry): string {
  const { id, title, address, start, end, madeAt, change, isCancelled } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Constancia//Constancia//ES',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@constancia`,
    `SEQUENCE:${change}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(address === '' ? [] : [`LOCATION:${escaped(address)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
