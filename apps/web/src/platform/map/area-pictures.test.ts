// Which pictures are taken along for an area: all of each nearness, never more than the bound.
import { expect, it } from 'vitest';
import { edgesOf, picturesOfArea } from './area-pictures.ts';

const TEMPLATE = 'https://tiles.example/{z}/{x}/{y}.png';
const VIEW = { centre: { latitude: -32.4, longitude: -63.2 }, zoom: 14 };
const SIZE = { width: 512, height: 256 };
const zoomsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => Number(url.split('/')[3])))];

it('X39.34 the pictures cover the area from what is seen to as near as the bound allows', () => {
  const urls = picturesOfArea(TEMPLATE, { view: VIEW, size: SIZE }, 60);
  expect(zoomsOf(urls)).toEqual([14, 15]);
  expect(urls.length).toBeLessThanOrEqual(60);
  expect(new Set(urls).size).toBe(urls.length);
  expect(zoomsOf(picturesOfArea(TEMPLATE, { view: VIEW, size: SIZE }, 5_000))).toEqual([14, 15, 16, 17, 18]);
  expect(picturesOfArea(TEMPLATE, { view: VIEW, size: SIZE }, 1)).toEqual([]);
});

it('X39.34 the edges of the area are those of the map that is seen', () => {
  const { south, west, north, east } = edgesOf(VIEW, SIZE);
  expect((south + north) / 2).toBeCloseTo(-32.4, 3);
  expect((west + east) / 2).toBeCloseTo(-63.2, 5);
  expect(east - west).toBeCloseTo((512 / (256 * 2 ** 14)) * 360, 4);
  expect(north).toBeGreaterThan(south);
});
