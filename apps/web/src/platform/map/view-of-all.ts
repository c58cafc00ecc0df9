// The view of a map that has all of some points in it.
// rules: X33.04, X34.57, X40.40
import { MAP_ZOOM, type Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { type MapView, pointAt, type Size, worldPixel } from './mercator.ts';

/** Pixels that stay free around what is framed. */
const MARGIN = 40;

/** The nearest view that has all of them; this one where there are none. */
export function viewOfAll(points: readonly Point[], view: MapView, size: Size): MapView {
  if (points.length === 0) return view;
  const pixels = points.map((point) => worldPixel(point, MAP_ZOOM.max));
  const [left, right] = [Math.min(...pixels.map(({ x }) => x)), Math.max(...pixels.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...pixels.map(({ y }) => y)), Math.max(...pixels.map(({ y }) => y))];
  const room = (side: number) => Math.max(side - 2 * MARGIN, MARGIN);
  const times = Math.max((right - left) / room(size.width), (bottom - top) / room(size.height), 1);
  const zoom = Math.max(MAP_ZOOM.min, MAP_ZOOM.max - Math.ceil(Math.log2(times)));
  return { centre: pointAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, MAP_ZOOM.max), zoom };
}
