// The workflow states of a form. A state's id is its index, so deleting one renumbers the others and every
// reference to them. A form with states always has exactly one initial state.
// rules: E3.38, E4.01-E4.11, E5.14, E5.15
import type { Issue } from '../../issue.ts';
import type { FormDefinition, WorkflowState } from '../definition/form.ts';

export type StateIssueCode = 'state-name-empty' | 'state-name-taken';

/** The states of a form, or of a named set that forms copy. */
export type Workflow = Pick<FormDefinition, 'states' | 'initialState'>;

export type StateEdit<W extends Workflow = FormDefinition> =
  | { readonly definition: W }
  | { readonly issue: Issue<StateIssueCode> };

/** Appends a state without transitions; the first state becomes the initial one. */
export function addState<W extends Workflow>(definition: W, name: string): StateEdit<W> {
  const issue = nameIssue(definition.states, name);
  if (issue) return { issue };
  const state: WorkflowState = { id: definition.states.length, name: name.trim(), transitions: [] };
  return {
    definition: {
      ...definition,
      states: [...definition.states, state],
      initialState: definition.initialState ?? state.id,
    },
  };
}

export function renameState<W extends Workflow>(definition: W, id: number, name: string): StateEdit<W> {
  const others = definition.states.filter((state) => state.id !== id);
  const issue = nameIssue(others, name);
  if (issue) return { issue };
  return { definition: changeState(definition, id, (state) => ({ ...state, name: name.trim() })) };
}

/**
 * Removes the state from the list and from every transition; if it was initial, the first remaining state
 * takes over.
 */
export function deleteState<W extends Workflow>(definition: W, id: number): W {
  if (!hasState(definition, id)) return definition;
  const renumbered = (old: number): number => (old > id ? old - 1 : old);
  const states = definition.states
    .filter((state) => state.id !== id)
    .map((state) => ({
      ...state,
      id: renumbered(state.id),
      transitions: state.transitions.filter((to) => to !== id).map(renumbered),
    }));
  const initial = definition.initialState;
  if (states.length === 0) return { ...definition, states, initialState: null };
  return {
    ...definition,
    states,
    initialState: initial === null || initial === id ? 0 : renumbered(initial),
  };
}

export function setInitialState<W extends Workflow>(definition: W, id: number): W {
  if (definition.initialState === id || !hasState(definition, id)) return definition;
  return { ...definition, initialState: id };
}

/** Sets where a state may move to; leaves out the state itself and ids without a state (E4.05). */
export function setTransitions<W extends Workflow>(
  definition: W,
  id: number,
  transitions: readonly number[],
): W {
  const allowed = definition.states
    .map((state) => state.id)
    .filter((to) => to !== id && transitions.includes(to));
  return changeState(definition, id, (state) => ({ ...state, transitions: allowed }));
}

/** Copies the states of a named set into the form; later changes to the set do not change the form. */
export function takeWorkflow<W extends Workflow>(definition: W, workflow: Workflow): W {
  return { ...definition, states: workflow.states, initialState: workflow.initialState };
}

function nameIssue(states: readonly WorkflowState[], name: string): Issue<StateIssueCode> | null {
  const at = { field: 'states' };
  const trimmed = name.trim();
  if (trimmed === '') return { code: 'state-name-empty', at };
  if (states.some((state) => state.name.trim() === trimmed)) return { code: 'state-name-taken', at };
  return null;
}

function hasState(definition: Workflow, id: number): boolean {
  return definition.states.some((state) => state.id === id);
}

function changeState<W extends Workflow>(
  definition: W,
  id: number,
  change: (state: WorkflowState) => WorkflowState,
): W {
  if (!hasState(definition, id)) return definition;
  return {
    ...definition,
    states: definition.states.map((state) => (state.id === id ? change(state) : state)),
  };
}
