import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../definition/form.ts';
import { EMPTY_FORM } from '../definition/new-form.ts';
import {
  addState,
  deleteState,
  renameState,
  type StateEdit,
  setInitialState,
  setTransitions,
} from './workflow.ts';

function done(edit: StateEdit): FormDefinition {
  if ('issue' in edit) throw new Error(edit.issue.code);
  return edit.definition;
}

function withStates(...names: readonly string[]): FormDefinition {
  return names.reduce<FormDefinition>((form, name) => done(addState(form, name)), EMPTY_FORM);
}

const ABC = setTransitions(setTransitions(withStates('A', 'B', 'C'), 0, [1, 2]), 2, [0, 1]);

describe('adding', () => {
  it('E4.01 E4.03 E4.04 the first state becomes initial, without transitions', () => {
    const form = done(addState(EMPTY_FORM, '  Recibida '));
    expect(form.states).toEqual([{ id: 0, name: 'Recibida', transitions: [] }]);
    expect(form.initialState).toBe(0);
  });

  it('E4.02 a second one leaves the initial state alone', () => {
    expect(withStates('A', 'B')).toMatchObject({ initialState: 0, states: [{ id: 0 }, { id: 1 }] });
  });

  it('E5.14 refuses an empty name', () => {
    expect(addState(EMPTY_FORM, ' \t ')).toEqual({
      issue: { code: 'state-name-empty', at: { field: 'states' } },
    });
  });

  it('E5.15 refuses a name in use, trimmed, with regard to case', () => {
    expect(addState(ABC, ' A ')).toEqual({ issue: { code: 'state-name-taken', at: { field: 'states' } } });
    expect(done(addState(ABC, 'a')).states).toHaveLength(4);
  });
});

describe('renaming', () => {
  it('E4.01 changes the name only', () => {
    expect(done(renameState(ABC, 1, ' Nueva ')).states[1]).toEqual({ id: 1, name: 'Nueva', transitions: [] });
  });

  it('E5.14 E5.15 keeps the rules of names', () => {
    expect(renameState(ABC, 1, '')).toMatchObject({ issue: { code: 'state-name-empty' } });
    expect(renameState(ABC, 1, 'C')).toMatchObject({ issue: { code: 'state-name-taken' } });
    expect(done(renameState(ABC, 1, 'B')).states).toEqual(ABC.states);
  });
});

describe('deleting', () => {
  it('E4.06 E4.07 E4.08 renumbers the others and their transitions', () => {
    expect(deleteState(ABC, 1).states).toEqual([
      { id: 0, name: 'A', transitions: [1] },
      { id: 1, name: 'C', transitions: [0] },
    ]);
  });

  it('E4.09 the first one left replaces the initial state', () => {
    expect(deleteState(setInitialState(ABC, 2), 2).initialState).toBe(0);
    expect(deleteState(ABC, 0)).toMatchObject({ initialState: 0, states: [{ name: 'B' }, { name: 'C' }] });
  });

  it('E4.10 the only state leaves none initial', () => {
    expect(deleteState(withStates('A'), 0)).toMatchObject({ initialState: null, states: [] });
  });

  it('E4.11 another one keeps the same state initial under its new id', () => {
    expect(deleteState(setInitialState(ABC, 2), 0).initialState).toBe(1);
    expect(deleteState(ABC, 7)).toBe(ABC);
  });
});

describe('choosing', () => {
  it('E4.02 sets the initial state, only to one that is there', () => {
    expect(setInitialState(ABC, 1).initialState).toBe(1);
    expect(setInitialState(ABC, 3)).toBe(ABC);
  });

  it('E4.05 transitions lead to other states only', () => {
    expect(setTransitions(ABC, 1, [2, 1, 0, 9, 2]).states[1]?.transitions).toEqual([0, 2]);
  });
});
