import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayName,
  dayToOpenAt,
  monthName,
  weekday,
  weeksOf,
  writeDate,
} from './calendar-days.ts';

const date = (text: string) => dayToOpenAt(text, '01/01/2000');

describe('the calendar', () => {
  it('P9.28 reads in Spanish', () => {
    expect(monthName(date('25/03/2026'))).toBe('marzo de 2026');
    expect(dayName(date('25/03/2026'))).toBe('miércoles, 25 de marzo de 2026');
  });

  it('A5.08 has the weeks of a month, Monday first', () => {
    const weeks = weeksOf(date('01/11/2026'));
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, 1]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
    expect(weeksOf(date('01/02/2027'))).toHaveLength(4);
    expect(weekday(date('25/03/2026'))).toBe(2);
  });

  it('A5.08 moves over the ends of months and years', () => {
    expect(writeDate(addDays(date('28/02/2024'), 1))).toBe('29/02/2024');
    expect(writeDate(addDays(date('31/12/2025'), 1))).toBe('01/01/2026');
    expect(writeDate(addMonths(date('31/01/2026'), 1))).toBe('28/02/2026');
    expect(writeDate(addMonths(date('15/01/2026'), -1))).toBe('15/12/2025');
    expect(writeDate(addMonths(date('15/06/0050'), -12))).toBe('15/06/0049');
    expect(writeDate(addDays(date('31/12/9999'), 1))).toBe('31/12/9999');
  });

  it('A5.09 opens at today when the field holds no day', () => {
    expect(dayToOpenAt('31/02/2026', '25/03/2026')).toEqual({ year: 2026, month: 3, day: 25 });
  });
});
