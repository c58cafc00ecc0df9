// Where the map of a submission opens, how far it zooms, and the radius of an asset search.
// rules: A2.52-A2.54, A2.57, A9.18, P9.12
import type { Location } from '../submission.ts';

/** Zoom limits of the map (A2.52, A9.19). */
export const MAP_ZOOM = { min: 5, max: 18 } as const;
/** Zoom while no point is chosen yet (A2.53). */
const ZOOM_AT_FIRST = 12;
/** Zoom when the location is known (A2.54). */
export const ZOOM_ON_LOCATION = 15;
/** Map centre for a municipality without coordinates of its own (A2.57). */
export const MAP_CENTRE = { latitude: -31.421335, longitude: -64.183188 } as const;
/** Sent to the incident system exactly like this (A9.18, P9.12). */
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

/**
 * Reads a point that a person typed as two numbers, e.g. '-32,4075 -63,2403' or '-32.4075, -63.2403'; null
 * when it is not a point.
 */
export function pointOf(text: string): Point | null {
  const numbers = text.match(/[+-]?\d+(?:[.,]\d+)?/g) ?? [];
  if (!/^[\s\d.,;+-]+$/.test(text) || numbers.length !== 2) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers.map((piece) =>
    Number(piece.replace(',', '.')),
  );
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
