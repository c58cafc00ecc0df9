// Work orders: what is wrong with one, who has it, and a short way through their points.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metresBetween, type RoutePoint, shortRoute } from './short-route.ts';
import {
  checkWorkOrder,
  type EditedWorkOrder,
  holderOf,
  tidiedWorkOrder,
  workOrderState,
} from './work-order.ts';

const ORDER: EditedWorkOrder = {
  formId: 'form',
  assetId: 9,
  address: '',
  dueOn: '2026-05-20',
  priority: 'high',
  assignedTo: '',
  note: '',
};
const codesOf = (change: Partial<EditedWorkOrder>) =>
  checkWorkOrder(tidiedWorkOrder({ ...ORDER, ...change })).map(({ code, at }) => `${at?.field} ${code}`);

it('X39.20 an order is about an asset or an address; what is wrong names its field', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ assetId: null, address: ' Mitre  100 ' })).toEqual([]);
  expect(codesOf({ assetId: null, address: '  ' })).toEqual(['address work-order-subject-required']);
  expect(codesOf({ assetId: null, address: 'x'.repeat(256) })).toEqual(['address work-order-text-too-long']);
  expect(codesOf({ note: 'x'.repeat(1_001) })).toEqual(['note work-order-text-too-long']);
  expect(tidiedWorkOrder({ ...ORDER, address: 'Mitre 100', note: ' a ' })).toMatchObject({
    address: '',
    note: 'a',
  });
});

it('X39.22 an open order is taken as long as the lease lasts, and free again the moment it ends', () => {
  const until = new Date('2026-05-20T10:00:00Z');
  const lease = { takenBy: 'ana', takenUntil: until, state: 'open' } as const;
  const before = new Date(until.getTime() - 1);
  expect([holderOf(lease, before), workOrderState(lease, before)]).toEqual(['ana', 'taken']);
  expect([holderOf(lease, until), workOrderState(lease, until)]).toEqual(['', 'pending']);
  expect(workOrderState({ ...lease, state: 'done' }, before)).toBe('done');
  expect(workOrderState({ ...lease, takenUntil: null }, before)).toBe('pending');
});

/** Of a way through the points in this order. */
function routeMetres(points: readonly RoutePoint[]): number {
  return points.reduce((sum, here, position) => {
    const before = points[position - 1];
    return before ? sum + metresBetween(before, here) : sum;
  }, 0);
}

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const point = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
});

it('X39.26 the way goes to the nearest point each time, and crossing ways are undone', () => {
  const line = [at(0, 3), at(0, 1), at(0, 2), at(0, 0)];
  expect(shortRoute(line, at(0, -1))).toEqual([at(0, 0), at(0, 1), at(0, 2), at(0, 3)]);
  expect(shortRoute(line, null)[0]).toBe(line[0]);
  // The nearest each time leads to and fro: 0, 1, -1.5, 4.
  expect(shortRoute([at(0, 4), at(0, -1.5), at(0, 1)], at(0, 0))).toEqual([at(0, -1.5), at(0, 1), at(0, 4)]);
  expect(shortRoute([], at(0, 0))).toEqual([]);
  expect(Math.round(metresBetween(at(-32.4, -63.2), at(-32.4, -63.1)))).toBeCloseTo(9_389, -2);
});

it('X39.26 every point is visited once, and no piece of the way would be shorter the other way round', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), point, (points, start) => {
      const route = shortRoute(points, start);
      expect(new Set(route)).toEqual(new Set(points));
      expect(route).toHaveLength(points.length);
      const metres = routeMetres([start, ...route]);
      for (let from = 0; from < route.length; from += 1)
        for (let to = from + 2; to <= route.length; to += 1) {
          const turned = [...route.slice(0, from), ...route.slice(from, to).toReversed(), ...route.slice(to)];
          expect(routeMetres([start, ...turned])).toBeGreaterThan(metres - 1);
        }
    }),
  );
});
