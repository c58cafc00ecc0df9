// The view of a map that has all of some points, or clusters of points, in it.
// rules: X33.04, X34.57
import { MAP_ZOOM, type Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { type MapView, pointAt, type Size, worldPixel } from './mercator.ts';

/** Side of the square that the server makes a cluster of. */
const CLUSTER_PIXELS = 60;
/** Pixels that stay free around what is framed. */
const MARGIN = 40;

/** A cluster as far as framing goes. */
export interface Framed extends Point {
  readonly count: number;
}

/** The nearest view that has all of them, with what each cluster of this view may hold. */
export function viewOfAll(clusters: readonly Framed[], view: MapView, size: Size): MapView {
  if (clusters.length === 0) return view;
  const around = CLUSTER_PIXELS * 2 ** (MAP_ZOOM.max - view.zoom);
  const boxes = clusters.map((cluster) => {
    const { x, y } = worldPixel(cluster, MAP_ZOOM.max);
    const more = cluster.count > 1 ? around : 0;
    return { left: x - more, right: x + more, top: y - more, bottom: y + more };
  });
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const room = (side: number) => Math.max(side - 2 * MARGIN, MARGIN);
  const times = Math.max((right - left) / room(size.width), (bottom - top) / room(size.height), 1);
  const zoom = Math.max(MAP_ZOOM.min, MAP_ZOOM.max - Math.ceil(Math.log2(times)));
  return { centre: pointAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, MAP_ZOOM.max), zoom };
}
