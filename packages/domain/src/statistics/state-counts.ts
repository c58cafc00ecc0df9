// How many submissions are in each state. State numbers belong to the answered version, so versions are
// brought together by the state's name.
// rules: P2.18, P3.18, R2.012, X10.13

import type { FormDefinition } from '../forms/definition/form.ts';
import { stateName } from '../presentation/state-name.ts';

export interface RawState {
  readonly version: number;
  readonly state: number | null;
  readonly count: number;
}

export interface StateCount {
  /** Null for submissions without a state. */
  readonly name: string | null;
  readonly count: number;
}

/**
 * States of the newest version first, in its order and including those with 0; then names of older versions,
 * then submissions without a state.
 */
export function stateCounts(
  newest: FormDefinition,
  statesOf: (version: number) => FormDefinition['states'],
  raw: readonly RawState[],
): readonly StateCount[] {
  const counts = new Map<string | null, number>(newest.states.map(({ name }) => [name, 0]));
  let without = 0;
  for (const { version, state, count } of raw) {
    const name = stateName(statesOf(version), state);
    if (name === null) without += count;
    else counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const named = [...counts].map(([name, count]) => ({ name, count }));
  return without > 0 ? [...named, { name: null, count: without }] : named;
}
