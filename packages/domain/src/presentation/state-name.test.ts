import { expect, it } from 'vitest';
import { stateName } from './state-name.ts';

const states = [
  { id: 1, name: 'Iniciado', transitions: [] },
  { id: 2, name: 'Cerrado', transitions: [] },
];

it('R3.07 finds a state by id first, then by position', () => {
  expect(stateName(states, 1)).toBe('Iniciado');
  expect(stateName(states, 2)).toBe('Cerrado');
  expect(stateName(states, 0)).toBe('Iniciado');
});

it('R3.07 R9.34 finds nothing where there is no state', () => {
  expect(stateName(states, 7)).toBeNull();
  expect(stateName(states, -1)).toBeNull();
  expect(stateName([], 0)).toBeNull();
  expect(stateName(states, null)).toBeNull();
});
