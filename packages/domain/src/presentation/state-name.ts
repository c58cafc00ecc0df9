// The name of a state as a document stores it: matched by id, or by position in the list when no state has
// that id. Programs and sheets get the name itself, people the one in their language.
// rules: R3.07, R9.34, R4.02, X36.91
import type { WorkflowState } from '../forms/definition/form.ts';
import { type Localized, nameOf } from '../localized.ts';

/** Null when there is no such state. */
export function stateName(states: readonly WorkflowState[], current: number | null): string | null {
  return stateAt(states, current)?.name ?? null;
}

/** The name with its translations; null when there is no such state. */
export function stateText(states: readonly WorkflowState[], current: number | null): Localized | null {
  const state = stateAt(states, current);
  return state ? nameOf(state) : null;
}

/** What a line of a list says of its state: the name, '' where there is none, and its translations. */
export function stateWords(
  states: readonly WorkflowState[],
  current: number | null,
): { readonly state: string; readonly stateIn?: Localized['in'] } {
  const { text, in: stateIn } = stateText(states, current) ?? { text: '' };
  return { state: text, ...(stateIn && { stateIn }) };
}

/** A name that was noted, with the translations of the state that still has it. */
export function notedState(states: readonly WorkflowState[], name: string): Localized {
  const state = states.find((one) => one.name === name);
  return state ? nameOf(state) : { text: name };
}

function stateAt(states: readonly WorkflowState[], current: number | null): WorkflowState | undefined {
  return current === null ? undefined : (states.find(({ id }) => id === current) ?? states[current]);
}
