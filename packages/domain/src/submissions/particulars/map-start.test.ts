import { expect, it } from 'vitest';
import { ASSET_RADIUS, MAP_ZOOM, mapStart, pointOf, ZOOM_ON_LOCATION } from './map-start.ts';

const AT = { latitude: -32.4, longitude: -63.2 };

it('A2.53 A2.56 opens at the municipality, from further away', () => {
  expect(mapStart(AT, null)).toEqual({ centre: AT, zoom: 12 });
});

it('A2.57 opens at the default centre where the municipality has no location', () => {
  const centre = { latitude: -31.421335, longitude: -64.183188 };
  expect(mapStart({ latitude: null, longitude: null }, null)).toEqual({ centre, zoom: 12 });
  expect(mapStart({ latitude: -32.4, longitude: null }, null).centre).toEqual(centre);
});

it('A2.54 opens near a location that was chosen', () => {
  const location = { address: 'San Martín 1', latitude: 1, longitude: 2 };
  expect(mapStart(AT, location)).toMatchObject({ centre: { latitude: 1, longitude: 2 }, zoom: 15 });
});

it('A2.52 A9.18 A9.19 P9.12 R9.09 keeps the numbers of the rules', () => {
  expect(MAP_ZOOM).toEqual({ min: 5, max: 18 });
  expect(ASSET_RADIUS).toBe('1');
  expect(ZOOM_ON_LOCATION).toBe(15);
});

it('X16.06 reads a point as people write it', () => {
  expect(pointOf('-32.4075, -63.2403')).toEqual({ latitude: -32.4075, longitude: -63.2403 });
  expect(pointOf('-32,4075 -63,2403')).toEqual({ latitude: -32.4075, longitude: -63.2403 });
  expect(pointOf(' 42.81;-1.56 ')).toEqual({ latitude: 42.81, longitude: -1.56 });
  for (const none of ['', '12', 'San Martín 1450', '95, 10', '10, 190', '1, 2, 3', '-32.4 -63.2 Villa'])
    expect(pointOf(none), none).toBeNull();
});
