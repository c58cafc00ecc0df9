import { expect, it } from 'vitest';
import { dueText, isOverdue, lastDueDay, mayBeDue } from './due-date.ts';

it('X33.72 a due date is today or one of the thirty days after it; it has passed from the next day on', () => {
  const today = '2026-02-20';
  expect(lastDueDay(today)).toBe('2026-03-22');
  const days = ['2026-02-19', '2026-02-20', '2026-03-22', '2026-03-23', '2026-02-30', '20/02/2026', ''];
  expect(days.map((day) => mayBeDue(day, today))).toEqual([false, true, true, false, false, false, false]);
  expect([isOverdue('2026-02-19', today), isOverdue(today, today), isOverdue(null, today)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(dueText('2026-03-22')).toBe('22/03/2026');
});
