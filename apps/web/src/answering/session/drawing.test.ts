import type { PointGroup } from 'signature_pad';
import { expect, it } from 'vitest';
import { isDot } from './drawing.ts';

const stroke = (...points: readonly (readonly [number, number])[]) =>
  ({ points: points.map(([x, y]) => ({ x, y, pressure: 0, time: 0 })) }) as unknown as PointGroup;

it('X36.31 a touch is no signature; a short stroke, and dots apart from each other, are', () => {
  expect(isDot([stroke([40, 40])])).toBe(true);
  expect(isDot([stroke([40, 40], [46, 44]), stroke([42, 41])])).toBe(true);
  expect(isDot([stroke([40, 40], [40, 60])])).toBe(false);
  expect(isDot([stroke([40, 40]), stroke([90, 42])])).toBe(false);
  expect(isDot([])).toBe(false);
});
