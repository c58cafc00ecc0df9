// The name of a state as a document stores it: matched by id, or by position in the list when no state has
// that id.
// rules: R3.07, R9.34, R4.02
import type { WorkflowState } from '../forms/definition/form.ts';

/** Null when there is no such state. */
export function stateName(states: readonly WorkflowState[], current: number | null): string | null {
  if (current === null) return null;
  return (states.find(({ id }) => id === current) ?? states[current])?.name ?? null;
}
