import { expect, it } from 'vitest';
import { inMap } from '../../../platform/map/mercator.ts';
import { viewOfAll } from '../../../platform/map/view-of-all.ts';
import { areaOf, viewInto } from './map-views.ts';

const TOWN = { latitude: -32.41, longitude: -63.24 };
const SIZE = { width: 800, height: 500 };

it('X33.04 the server is asked for the part of the world that the map shows', () => {
  const area = areaOf({ centre: TOWN, zoom: 12 }, SIZE);
  expect(area.zoom).toBe(12);
  expect(
    inMap({ latitude: area.north, longitude: area.west }, { centre: TOWN, zoom: 12 }, SIZE).x,
  ).toBeCloseTo(0, 1);
  expect(
    inMap({ latitude: area.south, longitude: area.east }, { centre: TOWN, zoom: 12 }, SIZE).y,
  ).toBeCloseTo(500, 1);
});

it('X33.04 a map wider than the world, or across the date line, asks for the whole circle', () => {
  expect(areaOf({ centre: TOWN, zoom: 1 }, SIZE)).toMatchObject({ west: -180, east: 180 });
  const fiji = { centre: { latitude: -17, longitude: 179.9 }, zoom: 8 };
  expect(areaOf(fiji, SIZE)).toMatchObject({ west: -180, east: 180 });
  const { south, north } = areaOf({ centre: { latitude: 84, longitude: 0 }, zoom: 1 }, SIZE);
  expect(north).toBeLessThanOrEqual(90);
  expect(south).toBeGreaterThanOrEqual(-90);
});

it('X33.04 R9.08 into a cluster the map goes three steps nearer, and never beyond zoom 18', () => {
  expect(viewInto(TOWN, { centre: { latitude: 0, longitude: 0 }, zoom: 6 })).toEqual({
    centre: TOWN,
    zoom: 9,
  });
  expect(viewInto(TOWN, { centre: TOWN, zoom: 17 }).zoom).toBe(18);
});

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

function fits(
  points: readonly { latitude: number; longitude: number }[],
  view: Parameters<typeof inMap>[1],
): boolean {
  return points.every((point) => {
    const { x, y } = inMap(point, view, SIZE);
    return x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height;
  });
}

it('X33.04 all points fit, as near as they can be', () => {
  const points = [at(-32.41, -63.24), at(-32.5, -63.1), at(-32.3, -63.3)];
  const start = { centre: TOWN, zoom: 6 };
  const view = viewOfAll(points, start, SIZE);
  expect(fits(points, view)).toBe(true);
  expect(fits(points, { ...view, zoom: view.zoom + 1 })).toBe(false);
  expect(viewOfAll([], start, SIZE)).toBe(start);
  expect(viewOfAll([at(-32.41, -63.24)], start, SIZE)).toEqual({ centre: TOWN, zoom: 18 });
});
