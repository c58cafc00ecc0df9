// What a blurred box of a photo becomes.
import { expect, it } from 'vitest';
import { blurredBox, blursOf } from './photo-blur.ts';
import { marksSvg } from './photo-marks.ts';

const PHOTO = { width: 400, height: 200 };
type Corner = readonly [number, number];
const blur = ([x1, y1]: Corner, [x2, y2]: Corner) => ({ kind: 'blur', x1, y1, x2, y2 }) as const;

it('X39.80 a box has at most four squares along its longer side, however large it is', () => {
  const whole = blurredBox(blur([0, 0], [1, 1]), PHOTO);
  expect(whole).toEqual({ left: 0, top: 0, width: 400, height: 200, columns: 4, rows: 2 });
  const plate = blurredBox(blur([0.25, 0.5], [0.75, 0.6]), PHOTO);
  expect(plate).toEqual({ left: 100, top: 100, width: 200, height: 20, columns: 4, rows: 1 });
});

it('X39.80 no square is smaller than a fortieth of the photo', () => {
  expect(blurredBox(blur([0.5, 0.5], [0.55, 0.6]), PHOTO)).toMatchObject({ columns: 2, rows: 2 });
  expect(blurredBox(blur([0.5, 0.5], [0.51, 0.51]), PHOTO)).toMatchObject({ columns: 1, rows: 1 });
});

it('X39.80 whatever a box touches is in it, whichever way it was drawn, and nothing beside the photo', () => {
  expect(blurredBox(blur([0.501, 0.996], [0.249, 0.503]), PHOTO)).toMatchObject({
    left: 99,
    top: 100,
    width: 102,
    height: 100,
  });
  expect(blurredBox(blur([1, 1], [1, 1]), PHOTO)).toMatchObject({ left: 399, top: 199, width: 1, height: 1 });
});

it('X39.80 what is laid over the photo leaves the blurred boxes to the photo itself', () => {
  const box = { ...blur([0, 0], [1, 1]), kind: 'box', colour: 'red' } as const;
  expect(blursOf([box, blur([0, 0], [1, 1])])).toEqual([blur([0, 0], [1, 1])]);
  expect(marksSvg([blur([0, 0], [1, 1])], PHOTO)).not.toContain('<path');
});
