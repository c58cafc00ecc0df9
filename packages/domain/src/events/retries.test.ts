import { expect, it } from 'vitest';
import { isPausedAfter, secondsToNextAttempt, secondsToRest, WEBHOOK_TIMEOUT_MS } from './retries.ts';

const HOUR_MS = 3_600_000;

it('X38.64 X38.65 the waits between attempts make three days, and a request has ten seconds', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => secondsToNextAttempt(attempts) ?? 0);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(3 * 24 * 3_600);
  expect(secondsToNextAttempt(9)).toBeUndefined();
  expect(WEBHOOK_TIMEOUT_MS).toBe(10_000);
});

it('X38.67 from five failures in a row on a system rests ever longer, ten minutes at most', () => {
  expect([1, 4, 5, 6, 7, 10, 11, 12, 500].map(secondsToRest)).toEqual([0, 0, 10, 20, 40, 320, 600, 600, 600]);
});

it.each([
  [19, 48, false],
  [20, 23, false],
  [20, 24, true],
  [21, 48, true],
])('X38.67 %i failures over %i hours: paused is %s', (failures, hours, paused) => {
  expect(isPausedAfter({ failures, since: 0 }, hours * HOUR_MS)).toBe(paused);
});
