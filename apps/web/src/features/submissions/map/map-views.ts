// The area that the map of a list shows, as the server is asked for it, and the views that a person jumps to.
// rules: R9.08, X33.04
import { MAP_ZOOM, type Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import {
  type MapView,
  pointAt,
  type Size,
  underPixel,
  worldPixel,
  zoomedBy,
} from '../../../platform/map/mercator.ts';

/** The zoom that the map opens with (R9.08). */
export const ZOOM_OF_LIST = 6;
/** Side of the square that the server makes a cluster of. */
const CLUSTER_PIXELS = 60;
/** So much nearer, a cluster covers a map of 480 pixels. */
const STEPS_INTO_CLUSTER = 3;
/** Pixels that stay free around what is framed. */
const MARGIN = 40;

export interface MapArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly zoom: number;
}

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

export function viewInto(at: Point, view: MapView): MapView {
  return { centre: { ...at }, zoom: zoomedBy(view, STEPS_INTO_CLUSTER).zoom };
}

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
