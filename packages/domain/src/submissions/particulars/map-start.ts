// Where the map of an answer opens, how far it zooms, and what an asset search sends.
// rules: A2.52, A2.53, A2.54, A2.56, A2.57, A9.18, A9.19, P9.12
import type { Location } from '../submission.ts';

/** A2.52, A9.19. */
export const MAP_ZOOM = { min: 5, max: 18 } as const;
/** A2.53: nothing was chosen yet. */
const ZOOM_AT_FIRST = 12;
/** A2.54: a place is known. */
export const ZOOM_ON_LOCATION = 15;
/** A2.57: of a municipality without a place of its own. */
export const MAP_CENTRE = { latitude: -31.421335, longitude: -64.183188 } as const;
/** A9.18, P9.12: sent as it is. */
export const ASSET_RADIUS = '1';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapStart {
  readonly centre: Point;
  readonly zoom: number;
}

export function mapStart(
  municipality: { readonly latitude: number | null; readonly longitude: number | null },
  location: Location | null,
): MapStart {
  if (location) return { centre: location, zoom: ZOOM_ON_LOCATION };
  const { latitude, longitude } = municipality;
  const known = latitude !== null && longitude !== null;
  return { centre: known ? { latitude, longitude } : MAP_CENTRE, zoom: ZOOM_AT_FIRST };
}

/** Two numbers as a person writes a point, e.g. '-32,4075 -63,2403' or '-32.4075, -63.2403'; null when it is none. */
export function pointOf(text: string): Point | null {
  const numbers = text.match(/[+-]?\d+(?:[.,]\d+)?/g) ?? [];
  if (!/^[\s\d.,;+-]+$/.test(text) || numbers.length !== 2) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers.map((piece) =>
    Number(piece.replace(',', '.')),
  );
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
