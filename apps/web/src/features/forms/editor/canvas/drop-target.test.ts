import { expect, it } from 'vitest';
import { gapAt, lineAt, targetOfGap } from './drop-target.ts';

const BOXES = [
  { top: 0, bottom: 100 },
  { top: 110, bottom: 130 },
  { top: 140, bottom: 240 },
];

it.each([
  [-5, 0],
  [49, 0],
  [51, 1],
  [105, 1],
  [121, 2],
  [500, 3],
])('X11.04 at height %i there are %i elements before the gap', (height, gap) => {
  expect(gapAt(BOXES, height)).toBe(gap);
});

it('X11.04 the line stands between two elements, at the ends at the outer one, and nowhere in an empty list', () => {
  expect([0, 1, 2, 3].map((gap) => lineAt(BOXES, gap))).toEqual([0, 105, 135, 240]);
  expect(gapAt([], 50)).toBe(0);
  expect(lineAt([], 0)).toBeNull();
});

it('X11.04 the gaps around an element lead back to its own position', () => {
  expect([0, 1, 2, 3, 4].map((gap) => targetOfGap(2, gap))).toEqual([0, 1, 2, 2, 3]);
});
