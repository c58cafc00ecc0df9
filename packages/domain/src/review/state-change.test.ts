import { expect, it } from 'vitest';
import type { StateChange } from '../submissions/submission.ts';
import { reachableStates, startsLate, stateStays } from './state-change.ts';

const STATES = [
  { id: 0, name: 'Recibido', transitions: [1, 9] },
  { id: 1, name: 'Resuelto', transitions: [] },
];
const change = (at: string, stateName: string, initial = false): StateChange => ({
  at,
  username: 'ana',
  stateId: 0,
  stateName,
  initial,
});

it('R4.01 R4.02 R2.083 a state leads only to states of its transitions that the form has', () => {
  expect(reachableStates(STATES, 0)).toEqual([1]);
  expect(reachableStates(STATES, 1)).toEqual([]);
  expect(reachableStates(STATES, null)).toEqual([]);
});

it('R4.07 R4.08 R4.09 the history says how long each state lasted, the last one until now', () => {
  const history = [
    change('2026-03-01T10:00:00.000Z', 'Recibido', true),
    change('2026-03-01T11:59:00.000Z', 'En curso'),
    change('2026-03-02T10:59:00.000Z', 'Resuelto'),
  ];
  const stays = stateStays(history, '2026-03-05T11:00:00.000Z');
  expect(stays.map(({ stateName, spent, position }) => [stateName, spent, position])).toEqual([
    ['Recibido', { unit: 'hours', count: 1 }, 'initial'],
    ['En curso', { unit: 'hours', count: 23 }, 'between'],
    ['Resuelto', { unit: 'days', count: 3 }, 'current'],
  ]);
});

it('R4.08 a single row is the present one, and without the initial flag nothing is the first', () => {
  const now = '2026-03-02T10:00:00.000Z';
  const one = change('2026-03-01T10:00:00.000Z', 'Recibido', true);
  expect(stateStays([one], now).map(({ position }) => position)).toEqual(['current']);
  const late = [change('2026-03-01T10:00:00.000Z', 'En curso'), change(now, 'Resuelto')];
  expect(stateStays(late, now).map(({ position }) => position)).toEqual(['between', 'current']);
});

it('R4.10 a history without its first state began before it was kept', () => {
  expect(startsLate([change('2026-03-01T10:00:00.000Z', 'En curso')])).toBe(true);
  expect(startsLate([change('2026-03-01T10:00:00.000Z', 'Recibido', true)])).toBe(false);
  expect(startsLate([])).toBe(false);
});
