import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { asScanned } from '../../testing/files/as-scanned.ts';
import { cleanImage } from './clean-image.ts';
import { printedImage } from './printed-image.ts';

it('X27.09 of many pictures that arrive at the same time, uploaded or printed, two are drawn at a time', async () => {
  const picture = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const drawn = Array.from({ length: 12 }, (_, number) =>
    number % 2 === 0
      ? cleanImage(asScanned(picture), { maxSide: 400 })
      : printedImage(picture, { maxSide: 400 }),
  );
  const all = Promise.all(drawn).then((images) => images.every((image) => image !== null));
  let most = 0;
  let made: boolean | undefined;
  while (made === undefined) {
    // Counts only pictures that are being drawn, not those that wait for a thread: one that begins between
    // the two readings would count twice.
    most = Math.max(most, sharp.counters().process);
    made = await Promise.race([all, setImmediate(undefined)]);
  }
  expect(made).toBe(true);
  expect(most).toBe(2);
});
