// Pictures are redrawn: the pixels are kept, and nothing else.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { asScanned } from '../../testing/files/as-scanned.ts';
import { cleanImage } from './clean-image.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a5c63' } });
const LIMITS = { maxSide: 400 };

it('E5.19 W12 a png stays a png and a jpeg a jpeg, without what lay behind it or in its metadata', async () => {
  const png = Buffer.concat([await picture(40, 30).png().toBuffer(), Buffer.from('<script>')]);
  const clean = await cleanImage(asScanned(png), LIMITS);
  expect([clean?.mediaType, clean?.extension]).toEqual(['image/png', 'png']);
  expect(clean?.content.includes('<script>')).toBe(false);
  const described = await picture(40, 30)
    .withExif({ IFD0: { Copyright: 'Domicilio' } })
    .jpeg()
    .toBuffer();
  expect(described.includes('Domicilio')).toBe(true);
  const jpeg = await cleanImage(asScanned(described), LIMITS);
  expect([jpeg?.mediaType, jpeg?.extension, jpeg?.content.includes('Domicilio')]).toEqual([
    'image/jpeg',
    'jpg',
    false,
  ]);
});

it('E5.20 A9.01 a picture wider than the limit is scaled down, a smaller one is not enlarged', async () => {
  const sizeOf = async (width: number, height: number) => {
    const clean = await cleanImage(asScanned(await picture(width, height).png().toBuffer()), LIMITS);
    const { width: w, height: h } = await sharp(clean?.content).metadata();
    return [w, h];
  };
  expect(await sizeOf(800, 100)).toEqual([400, 50]);
  expect(await sizeOf(100, 800)).toEqual([50, 400]);
  expect(await sizeOf(40, 30)).toEqual([40, 30]);
});

it('E5.19 A5.34 W12 whatever is no png or jpeg is refused, also a picture of another kind', async () => {
  expect(await cleanImage(asScanned(await picture(4, 4).webp().toBuffer()), LIMITS)).toBeNull();
  expect(await cleanImage(asScanned(await picture(4, 4).gif().toBuffer()), LIMITS)).toBeNull();
  expect(
    await cleanImage(asScanned(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), LIMITS),
  ).toBeNull();
  const whole = await picture(400, 400).png().toBuffer();
  expect(await cleanImage(asScanned(whole.subarray(0, 60)), LIMITS)).toBeNull();
});

it('X27.10 a picture of more pixels than the limit is refused', async () => {
  const square = await picture(100, 100).png().toBuffer();
  expect(await cleanImage(asScanned(square), { ...LIMITS, maxPixels: 10_000 })).not.toBeNull();
  expect(await cleanImage(asScanned(square), { ...LIMITS, maxPixels: 9_999 })).toBeNull();
});
