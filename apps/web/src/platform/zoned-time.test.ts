import { expect, it } from 'vitest';
import { fieldTimeOf, momentOf } from './zoned-time.ts';

it.each([
  ['2025-12-20T19:30', 'Europe/Madrid', '2025-12-20T18:30:00.000Z'],
  ['2025-07-20T19:30', 'Europe/Madrid', '2025-07-20T17:30:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Madrid', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29T01:59', 'Europe/Madrid', '2026-03-29T00:59:00.000Z'],
  ['2026-12-31T23:30', 'America/Argentina/Cordoba', '2027-01-01T02:30:00.000Z'],
])('E9.18 %s in %s is %s, and back', (wallTime, timeZone, moment) => {
  expect(momentOf(wallTime, timeZone)).toBe(moment);
  expect(fieldTimeOf(moment, timeZone)).toBe(wallTime);
});

it('E9.18 an hour that comes twice is the first one; a missing one is the moment when the clock leaps', () => {
  expect(momentOf('2025-10-26T02:30', 'Europe/Madrid')).toBe('2025-10-26T00:30:00.000Z');
  expect(momentOf('2026-03-29T02:30', 'Europe/Madrid')).toBe('2026-03-29T01:00:00.000Z');
});

it('E9.18 what is no time is nothing', () => {
  expect(momentOf('', 'Europe/Madrid')).toBe('');
  expect(momentOf('2026-13-40T99:99', 'Europe/Madrid')).toBe('');
  expect(fieldTimeOf('', 'Europe/Madrid')).toBe('');
});
