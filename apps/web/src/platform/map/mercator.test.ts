import { describe, expect, it } from 'vitest';
import { inMap, pannedBy, pointAt, tilesOf, tileUrl, underPixel, worldPixel, zoomedBy } from './mercator.ts';

const VILLA = { latitude: -32.407541, longitude: -63.240164 };
const VIEW = { centre: VILLA, zoom: 15 };
const SIZE = { width: 640, height: 320 };

describe('the map', () => {
  it('A2.47 the point under a click is the point that is drawn there', () => {
    expect(inMap(VILLA, VIEW, SIZE)).toEqual({ x: 320, y: 160 });
    const clicked = underPixel({ x: 100, y: 300 }, VIEW, SIZE);
    const drawn = inMap(clicked, VIEW, SIZE);
    expect([Math.round(drawn.x), Math.round(drawn.y)]).toEqual([100, 300]);
    expect(clicked.latitude).toBeLessThan(VILLA.latitude);
    expect(clicked.longitude).toBeLessThan(VILLA.longitude);
  });

  it('A2.47 points survive the way into pixels and back everywhere on earth', () => {
    for (const point of [VILLA, { latitude: 42.811528, longitude: -1.56 }, { latitude: 0, longitude: 179.9 }])
      for (const zoom of [5, 12, 18]) {
        const back = pointAt(worldPixel(point, zoom), zoom);
        expect(back.latitude).toBeCloseTo(point.latitude, 5);
        expect(back.longitude).toBeCloseTo(point.longitude, 5);
      }
  });

  it('A2.52 A9.19 zooms between 5 and 18', () => {
    expect(zoomedBy(VIEW, 1).zoom).toBe(16);
    expect(zoomedBy(VIEW, 9).zoom).toBe(18);
    expect(zoomedBy(VIEW, -99).zoom).toBe(5);
    const farthest = { ...VIEW, zoom: 5 };
    expect(zoomedBy(farthest, -1)).toBe(farthest);
  });

  it('A2.44 A7.23 covers itself with tiles, also across the date line and at the poles', () => {
    const tiles = tilesOf(VIEW, SIZE);
    expect(tiles.length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(640);
    const edge = tilesOf({ centre: { latitude: 85, longitude: 180 }, zoom: 5 }, SIZE);
    expect(edge.every(({ x, y }) => x >= 0 && x < 32 && y >= 0 && y < 32)).toBe(true);
    expect(new Set(edge.map(({ x }) => x))).toContain(0);
    expect(tileUrl('https://t.example/{z}/{x}/{y}.png', { id: '', z: 1, x: 2, y: 3, left: 0, top: 0 })).toBe(
      'https://t.example/1/2/3.png',
    );
  });

  it('A2.44 is moved by pixels and never beyond the edge of the world', () => {
    const east = pannedBy(VIEW, { x: 50, y: 0 });
    expect(Math.round(inMap(VILLA, east, SIZE).x)).toBe(270);
    expect(
      pannedBy({ centre: { latitude: 85, longitude: 0 }, zoom: 5 }, { x: 0, y: -1e6 }).centre.latitude,
    ).toBeLessThan(85.1);
  });
});
