// The area that the map of a list shows, as the server is asked for it, and the views that a person jumps to.
// rules: R9.08, X33.04, X40.40
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { type MapView, type Size, underPixel, zoomedBy } from '../../../platform/map/mercator.ts';

/** The zoom that the map opens with (R9.08). */
export const ZOOM_OF_LIST = 6;
/** So much nearer, a cluster covers a map of 480 pixels. */
const STEPS_INTO_CLUSTER = 3;

export interface MapArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly zoom: number;
}

/** From the farthest view: nothing that a filter finds is outside. */
export const WHOLE_WORLD: MapArea = { south: -90, west: -180, north: 90, east: 180, zoom: 0 };

/** The whole circle when the map shows more than one world, or the date line. */
export function areaOf(view: MapView, size: Size): MapArea {
  const first = underPixel({ x: 0, y: 0 }, view, size);
  const last = underPixel({ x: size.width, y: size.height }, view, size);
  const isWhole = size.width >= 256 * 2 ** view.zoom || first.longitude >= last.longitude;
  return {
    south: Math.max(-90, last.latitude),
    north: Math.min(90, first.latitude),
    west: isWhole ? -180 : first.longitude,
    east: isWhole ? 180 : last.longitude,
    zoom: view.zoom,
  };
}

/** The box of what was found, as its corners. */
export const cornersOf = ({ south, west, north, east }: Omit<MapArea, 'zoom'>): readonly Point[] => [
  { latitude: south, longitude: west },
  { latitude: north, longitude: east },
];

export function viewInto(at: Point, view: MapView): MapView {
  return { centre: { ...at }, zoom: zoomedBy(view, STEPS_INTO_CLUSTER).zoom };
}
