import { expect, it } from 'vitest';
import { shownMoment } from './shown-moment.ts';

it('R2.028 a row says when it was stored, or last updated while the list goes by that', () => {
  const row = { createdAt: '2026-03-25T12:30:00.000Z', updatedAt: '2026-04-02T01:05:00.000Z' };
  const zone = 'America/Argentina/Cordoba';
  expect(shownMoment(row, false, zone)).toBe('25/03/2026 - 09:30');
  expect(shownMoment(row, true, zone)).toBe('01/04/2026 - 22:05');
});
