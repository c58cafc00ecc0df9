// The geometry of a tile map: converts points of the earth to pixels of the world at a zoom, and back. The functions
// are pure, so they can be tested without a screen.
// rules: A2.44, A2.47, A2.52, A7.23
import { MAP_ZOOM, type Point } from '@constancia/domain/submissions/particulars/map-start.ts';

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface MapView {
  readonly centre: Point;
  /** An integer. */
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Tile {
  /** Distinguishes the tile from the same picture on the other side of the date line. */
  readonly id: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Position of its upper left corner in the map, in pixels. */
  readonly left: number;
  readonly top: number;
}

const TILE = 256;
/** The latitude at which the projection ends, so that the world is a square. */
const LATITUDE_MAX = 85.0511;

export function worldPixel({ latitude, longitude }: Point, zoom: number): Pixel {
  const world = TILE * 2 ** zoom;
  const sine = Math.sin((clamp(latitude, LATITUDE_MAX) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

export function pointAt({ x, y }: Pixel, zoom: number): Point {
  const world = TILE * 2 ** zoom;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI;
  const turns = x / world - Math.floor(x / world);
  return { latitude: rounded(latitude), longitude: rounded(turns * 360 - 180) };
}

/** The position of a point in a map of this size, in pixels. */
export function inMap(point: Point, view: MapView, size: Size): Pixel {
  const at = worldPixel(point, view.zoom);
  const centre = worldPixel(view.centre, view.zoom);
  return { x: at.x - centre.x + size.width / 2, y: at.y - centre.y + size.height / 2 };
}

/** The point at a position of the map. */
export function underPixel({ x, y }: Pixel, view: MapView, size: Size): Point {
  const centre = worldPixel(view.centre, view.zoom);
  return pointAt({ x: centre.x + x - size.width / 2, y: centre.y + y - size.height / 2 }, view.zoom);
}

export function pannedBy(view: MapView, { x, y }: Pixel): MapView {
  const centre = worldPixel(view.centre, view.zoom);
  const world = TILE * 2 ** view.zoom;
  const moved = { x: centre.x + x, y: Math.min(Math.max(centre.y + y, 0), world) };
  return { ...view, centre: pointAt(moved, view.zoom) };
}

/** `steps`: 1 is nearer, -1 further away; limited as A2.52 says. */
export function zoomedBy(view: MapView, steps: number): MapView {
  const zoom = Math.min(Math.max(Math.round(view.zoom + steps), MAP_ZOOM.min), MAP_ZOOM.max);
  return zoom === view.zoom ? view : { ...view, zoom };
}

/** The tiles that cover the map; there are none beyond the poles. */
export function tilesOf(view: MapView, size: Size): readonly Tile[] {
  const { zoom: z } = view;
  const count = 2 ** z;
  const centre = worldPixel(view.centre, z);
  const [left, top] = [centre.x - size.width / 2, centre.y - size.height / 2];
  const tiles: Tile[] = [];
  for (let y = Math.floor(top / TILE); y * TILE < top + size.height; y++) {
    for (let x = Math.floor(left / TILE); x * TILE < left + size.width; x++) {
      if (y < 0 || y >= count) continue;
      tiles.push({
        id: `${z}/${x}/${y}`,
        z,
        x: ((x % count) + count) % count,
        y,
        left: x * TILE - left,
        top: y * TILE - top,
      });
    }
  }
  return tiles;
}

export function tileUrl(template: string, { z, x, y }: Tile): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** Rounds to about ten centimetres: more digits mean nothing. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}
