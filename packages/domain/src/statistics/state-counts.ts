// How many answers stand in each state. A state is a number of the version that was answered, so versions are brought
// together by the name that people read. rules: P2.18, P3.18, R2.012, X10.13
import { stateName } from '../documents/state-name.ts';
import type { FormDefinition } from '../forms/definition/form.ts';

export interface RawState {
  readonly version: number;
  readonly state: number | null;
  readonly count: number;
}

export interface StateCount {
  /** Null: answers without a state. */
  readonly name: string | null;
  readonly count: number;
}

/** States of the newest version first, in its order and with none at 0; then older names, then answers without one. */
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
