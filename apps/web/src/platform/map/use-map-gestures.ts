// Moves and zooms the map and picks a point, with mouse, finger and keyboard.
// rules: A2.47, A2.52, X16.06

import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type MapView, type Pixel, pannedBy, type Size, underPixel, zoomedBy } from './mercator.ts';

interface Gestures {
  readonly view: MapView;
  readonly size: Size;
  readonly onView: (view: MapView) => void;
  readonly onPick: ((point: Point) => void) | undefined;
}

/** A pointer that moved fewer pixels than this was held still. */
const STILL = 6;
/** Two fingers that move apart by this factor zoom by one step. */
const PINCH = 1.5;
const KEY_STEP = 60;

const KEYS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

export function useMapGestures({ view, size, onView, onPick }: Gestures) {
  const pointers = useRef(new Map<number, Pixel>());
  const travelled = useRef(0);
  const spread = useRef(0);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, pixelOf(event));
    spread.current = distance([...pointers.current.values()]);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pixelOf(event);
    pointers.current.set(event.pointerId, now);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (pointers.current.size === 1) {
      if (travelled.current >= STILL) onView(pannedBy(view, { x: before.x - now.x, y: before.y - now.y }));
      return;
    }
    travelled.current = STILL;
    const apart = distance([...pointers.current.values()]);
    const ratio = spread.current === 0 ? 1 : apart / spread.current;
    if (ratio < PINCH && ratio > 1 / PINCH) return;
    spread.current = apart;
    onView(zoomedBy(view, ratio > 1 ? 1 : -1));
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    if (travelled.current < STILL) onPick?.(underPixel(pixelOf(event), view, size));
  };
  const cancel = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const pan = KEYS[event.key];
    const zoom = ZOOM_KEYS[event.key];
    if (pan) onView(pannedBy(view, pan));
    else if (zoom !== undefined) onView(zoomedBy(view, zoom));
    else if (event.key === 'Enter' && onPick) onPick(view.centre);
    else return;
    event.preventDefault();
  };
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onKeyDown: key,
  };
}

function pixelOf(event: PointerEvent<HTMLElement>): Pixel {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function distance([one, other]: readonly Pixel[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
