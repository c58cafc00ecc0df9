import { expect, it } from 'vitest';
import { checkIncidentChange, type IncidentState } from './incident-state.ts';

const codesOf = (from: IncidentState, state: IncidentState, note = '') =>
  checkIncidentChange(from, { state, note }).map(({ code, at }) => `${at?.field} ${code}`);

it('X34.84 an incident goes from any state to another one; a rejection says why', () => {
  expect(codesOf('open', 'in-progress')).toEqual([]);
  expect(codesOf('resolved', 'open')).toEqual([]);
  expect(codesOf('open', 'open', 'sigue igual')).toEqual(['state incident-state-same']);
  expect(codesOf('open', 'rejected')).toEqual(['note incident-note-required']);
  expect(codesOf('open', 'rejected', 'Es de la provincia')).toEqual([]);
  expect(codesOf('open', 'resolved', 'x'.repeat(1_001))).toEqual(['note incident-text-too-long']);
  expect(codesOf('open', 'resolved', 'x'.repeat(1_000))).toEqual([]);
});
