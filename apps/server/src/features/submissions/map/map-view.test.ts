import { expect, it } from 'vitest';
import { stepOf } from './map-view.ts';

const TOWN = { south: -32.5, west: -63.3, north: -32.3, east: -63.1, zoom: 11 };

it('X32.35 X33.04 a map that is moved, or gets another size, keeps the squares of its clusters', () => {
  const moved = { ...TOWN, south: -32.62, north: -32.42, west: -63.5, east: -63.3 };
  const lower = { ...TOWN, south: -32.44, north: -32.36 };
  expect(stepOf(moved)).toEqual(stepOf(TOWN));
  expect(stepOf(lower)).toEqual(stepOf(TOWN));
  expect(stepOf({ ...TOWN, zoom: 12 }).latitude).toBe(stepOf(TOWN).latitude / 2);
});

it('X32.35 squares are about as high as wide on the screen, and never without height', () => {
  for (const centre of [-40, 0, 32.4, 60]) {
    const { latitude, longitude } = stepOf({ ...TOWN, south: centre - 0.1, north: centre + 0.1 });
    const onScreen = latitude / (longitude * Math.cos((centre * Math.PI) / 180));
    expect(onScreen).toBeGreaterThan(0.83);
    expect(onScreen).toBeLessThan(1.2);
  }
  expect(stepOf({ ...TOWN, south: 88, north: 88.2 }).latitude).toBeGreaterThan(1_000);
});
