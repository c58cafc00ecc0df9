import { expect, it } from 'vitest';
import { firstKeptDay, keptSince } from './retention.ts';

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

it.each([
  ['2026-11-25', 12, '2025-11-25'],
  ['2026-11-25', 1, '2026-10-25'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-01-15', 25, '2023-12-15'],
  // What came on 29, 30 or 31 January is kept through 28 February.
  ['2026-02-28', 1, '2026-01-28'],
  ['2026-03-01', 1, '2026-02-01'],
  // There is no 29, 30 or 31 February: all of February was kept long enough.
  ['2026-03-29', 1, '2026-03-01'],
  ['2026-03-31', 1, '2026-03-01'],
  ['2026-05-31', 1, '2026-05-01'],
  ['2026-05-30', 1, '2026-04-30'],
  // A leap day is kept for a year through 28 February.
  ['2025-02-28', 12, '2024-02-28'],
  ['2025-03-01', 12, '2024-03-01'],
  ['2024-02-29', 12, '2023-03-01'],
  ['2024-02-29', 48, '2020-02-29'],
  ['2026-01-01', 1_200, '1926-01-01'],
])('X37.20 on %s what is kept for %i months begins on %s', (today, months, first) => {
  expect(firstKeptDay(today, months)).toBe(first);
});

it('X37.20 every day of four years is kept to the same day of the month, or to the end of a shorter one', () => {
  const wrong: string[] = [];
  for (let at = Date.parse('2023-01-01'); at < Date.parse('2027-01-01'); at += DAY_MS) {
    const sent = dayOf(at);
    const [year = 0, month = 1, day = 1] = sent.split('-').map(Number);
    for (const months of [1, 6, 13]) {
      const end = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
      const last = Date.UTC(year, month - 1 + months, Math.min(day, end));
      const isKept = (today: number) => sent >= firstKeptDay(dayOf(today), months);
      if (!isKept(last) || isKept(last + DAY_MS)) wrong.push(`${sent} for ${months} months`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  // Still 24 November in Córdoba, already the 25th in Madrid.
  ['2026-11-25T02:59:00Z', 'America/Argentina/Cordoba', '2026-10-24T03:00:00.000Z'],
  ['2026-11-25T03:00:00Z', 'America/Argentina/Cordoba', '2026-10-25T03:00:00.000Z'],
  // The day began in summer time, an hour earlier than days do now.
  ['2026-11-25T02:59:00Z', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
  ['2026-11-24T23:00:00Z', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
  ['2026-11-24T22:59:00Z', 'Europe/Madrid', '2026-10-23T22:00:00.000Z'],
])('X37.20 days are those of the municipality: at %s in %s it begins at %s', (now, timeZone, since) => {
  expect(keptSince(new Date(now), timeZone, 1).toISOString()).toBe(since);
});
