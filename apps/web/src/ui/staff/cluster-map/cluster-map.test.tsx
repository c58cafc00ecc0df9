// @vitest-environment jsdom
// Framing what the map of a list has: one press, wherever the map is.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../../platform/testing/draw.ts';
import { press } from '../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../testing/around-staff.tsx';
import { ClusterMap } from './cluster-map.tsx';
import type { MapArea } from './map-views.ts';

const TEXTS = {
  title: 'submission-list.map',
  frame: 'submission-list.map-frame',
  none: 'submission-list.map-none',
  located: 'submission-list.map-located',
  enter: 'submission-list.map-enter',
  popup: 'submission-list.map-popup',
} as const;
const POINT = { latitude: 40.41, longitude: -3.7, count: 1, named: 1 };
const BOUNDS = { south: 40.4, west: -3.71, north: 40.41, east: -3.7 };
const has = ({ south, west, north, east }: MapArea) =>
  south <= BOUNDS.south && west <= BOUNDS.west && north >= BOUNDS.north && east >= BOUNDS.east;

it('X40.40 one press frames all that the filter finds, also where none of it is in the part that is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** The map waits a moment before it asks for another part. */
  const follow = () => act(async () => vi.advanceTimersByTimeAsync(500));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  const areas: MapArea[] = [];
  await drawAndFollow(
    <AroundStaff>
      <ClusterMap
        texts={TEXTS}
        layers={{ street: null, satellite: null }}
        centre={{ latitude: -32.41, longitude: -63.24 }}
        queryKey={['map']}
        read={async (area) => {
          areas.push(area);
          return has(area)
            ? { clusters: [POINT], located: 1, bounds: BOUNDS }
            : { clusters: [], located: 0, bounds: null };
        }}
        renderLinks={() => null}
      />
    </AroundStaff>,
  );
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Encuadrar respuestas',
  );
  expect(button?.disabled).toBe(true);
  await follow();
  await follow();
  expect(button?.disabled).toBe(false);
  press('Encuadrar respuestas');
  await follow();
  await follow();
  const framed = areas.at(-1);
  expect(framed && has(framed)).toBe(true);
  expect(framed?.zoom).toBe(15);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
