import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const bytesOf = (text: string) => encodeURIComponent(text).replaceAll(/%[0-9A-F]{2}/g, 'x').length;
const ENTRY = {
  id: 'abc',
  title: 'Licencias de conducir',
  address: '',
  start: '2026-03-11T11:00:00.000Z',
  end: '2026-03-11T11:30:00.000Z',
  madeAt: '2026-03-10T15:00:07.123Z',
  change: 0,
  isCancelled: false,
};

it('X34.73 the file of an appointment has its beginning and end in UTC, and ends each line as calendars expect', () => {
  expect(calendarFile(ENTRY).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Constancia//Constancia//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abc@constancia',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'DTSTAMP:20260310T150007Z',
    'DTSTART:20260311T110000Z',
    'DTEND:20260311T113000Z',
    'SUMMARY:Licencias de conducir',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('X34.73 signs that mean something in such a file are text, and no line is longer than 75 bytes', () => {
  const title = 'Castración; perros, gatos\\etc.\nEND:VEVENT';
  const address = `Dirección ${'ñ'.repeat(100)}`;
  const file = calendarFile({ ...ENTRY, title, address });
  expect(file).toContain('SUMMARY:Castración\\; perros\\, gatos\\\\etc.\\nEND:VEVENT\r\n');
  const lines = file.split('\r\n');
  for (const line of lines) expect(bytesOf(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${address}\r\n`);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

it('X34.76 a later change of the same appointment replaces it in the calendar, and a cancellation takes it out', () => {
  const moved = calendarFile({ ...ENTRY, change: 1 });
  expect(moved).toContain('UID:abc@constancia\r\nSEQUENCE:1\r\nSTATUS:CONFIRMED\r\n');
  const cancelled = calendarFile({ ...ENTRY, change: 2, isCancelled: true });
  expect(cancelled).toContain('METHOD:CANCEL\r\n');
  expect(cancelled).toContain('UID:abc@constancia\r\nSEQUENCE:2\r\nSTATUS:CANCELLED\r\n');
});
