// Moving, resizing and turning a mark with keys: it stays on its photo.
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { expect, it } from 'vitest';
import { markAfterKey, movedMark, newBlur, newShape, newText, withEnd } from './edit-marks.ts';

const SIZE = { width: 400, height: 200 };
const ARROW = newShape('arrow', 'red');
const press = (mark: Mark, key: string, shiftKey = false) => markAfterKey(mark, { key, shiftKey }, SIZE);

it('X39.64 arrow keys move a mark by a hundredth, with Shift by a twentieth', () => {
  expect(press(ARROW, 'ArrowRight')).toMatchObject({ x1: 0.36, y1: 0.35, x2: 0.66, y2: 0.65 });
  expect(press(ARROW, 'ArrowUp', true)).toMatchObject({ x1: 0.35, y1: 0.3, x2: 0.65, y2: 0.6 });
  expect(press(newText('Grieta', 'blue'), 'ArrowDown')).toMatchObject({ x: 0.5, y: 0.51 });
});

it('X39.64 plus and minus change its size about its middle, and R turns an arrow', () => {
  expect(press(ARROW, '+')).toMatchObject({ x1: 0.32, y1: 0.32, x2: 0.68, y2: 0.68 });
  expect(press(ARROW, '-')).toMatchObject({ x1: 0.375, y1: 0.375, x2: 0.625, y2: 0.625 });
  let turned: Mark | null = ARROW;
  for (let turns = 0; turns < 12 && turned; turns++) turned = press(turned, 'r');
  if (turned?.kind !== 'arrow') throw new Error('no arrow');
  for (const value of [turned.x1, turned.y1]) expect(value).toBeCloseTo(0.65, 2);
  for (const value of [turned.x2, turned.y2]) expect(value).toBeCloseTo(0.35, 2);
  expect(press(ARROW, 'a')).toBeNull();
});

it('X39.64 no mark leaves the photo, and none becomes too small to be met', () => {
  expect(movedMark(ARROW, 2, -2)).toMatchObject({ x1: 0.7, y1: 0, x2: 1, y2: 0.3 });
  expect(withEnd({ kind: 'box', x1: 0, y1: 0, x2: 0.5, y2: 0.5, colour: 'red' }, 2, [1.4, -3])).toMatchObject(
    {
      x2: 1,
      y2: 0,
    },
  );
  let shrunk: Mark = ARROW;
  for (let times = 0; times < 50; times++) shrunk = press(shrunk, '-') ?? shrunk;
  expect(shrunk.kind !== 'text' && shrunk.x2 - shrunk.x1).toBeGreaterThan(0.03);
});

it('X39.80 a blurred box moves, grows and shrinks as a box does, and never leaves the photo', () => {
  const blur = newBlur();
  if (blur.kind !== 'blur') throw new Error('no blur');
  expect(press(blur, 'ArrowLeft', true)).toEqual({ kind: 'blur', x1: 0.35, y1: 0.4, x2: 0.55, y2: 0.6 });
  expect(press(blur, '+')).toEqual({ kind: 'blur', x1: 0.38, y1: 0.38, x2: 0.62, y2: 0.62 });
  expect(press(blur, 'r')).toEqual(blur);
  expect(withEnd(blur, 1, [-1, 0.2])).toEqual({ kind: 'blur', x1: 0, y1: 0.2, x2: 0.6, y2: 0.6 });
  expect(movedMark(blur, 3, 3)).toEqual({ kind: 'blur', x1: 0.8, y1: 0.8, x2: 1, y2: 1 });
});
