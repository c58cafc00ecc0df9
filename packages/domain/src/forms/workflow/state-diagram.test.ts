import { describe, expect, it } from 'vitest';
import { aForm } from '../../testing/a-form.ts';
import { drawWorkflow } from './state-diagram.ts';
import { addState, deleteState, setTransitions, takeWorkflow, type Workflow } from './workflow.ts';

const state = (id: number, name: string, ...transitions: readonly number[]) => ({ id, name, transitions });

/** Recibida -> En curso <-> Observada, En curso -> Cerrada; nothing leads to Archivada. */
const WORKFLOW: Workflow = {
  initialState: 0,
  states: [
    state(0, 'Recibida', 1),
    state(1, 'En curso', 2, 3),
    state(2, 'Observada', 1),
    state(3, 'Cerrada'),
    state(4, 'Archivada'),
  ],
};

describe('the drawing of a workflow', () => {
  it('X12.07 E4.04 arranges the states by their distance from the initial one', () => {
    const { states, columns, rows } = drawWorkflow(WORKFLOW);
    expect(states.map(({ name, column, row }) => [name, column, row])).toEqual([
      ['Recibida', 0, 0],
      ['En curso', 1, 0],
      ['Observada', 2, 0],
      ['Cerrada', 2, 1],
      ['Archivada', 3, 0],
    ]);
    expect([columns, rows]).toEqual([4, 2]);
  });

  it('X12.07 E4.02 marks the initial state, the last ones and those nothing leads to', () => {
    const { states } = drawWorkflow(WORKFLOW);
    expect(states.filter(({ initial }) => initial).map(({ name }) => name)).toEqual(['Recibida']);
    expect(states.filter(({ final }) => final).map(({ name }) => name)).toEqual(['Cerrada', 'Archivada']);
    expect(states.filter(({ unreachable }) => unreachable).map(({ name }) => name)).toEqual(['Archivada']);
  });

  it('X12.07 draws one line for a way there and back', () => {
    expect(drawWorkflow(WORKFLOW).transitions).toEqual([
      { from: 0, to: 1, both: false },
      { from: 1, to: 2, both: true },
      { from: 1, to: 3, both: false },
    ]);
  });

  it('X12.07 draws nothing without states, and stands transitions in a circle', () => {
    expect(drawWorkflow({ states: [], initialState: null })).toEqual({
      states: [],
      transitions: [],
      columns: 0,
      rows: 0,
    });
    const circle = { initialState: 1, states: [state(0, 'a', 1), state(1, 'b', 2), state(2, 'c', 0)] };
    expect(drawWorkflow(circle).states.map(({ column }) => column)).toEqual([2, 0, 1]);
  });
});

describe('a set of states', () => {
  it('P2.80 is edited like the states of a form, and taken over by one', () => {
    const empty: Workflow = { states: [], initialState: null };
    const one = addState(empty, 'Nueva');
    const two = 'definition' in one ? addState(one.definition, 'Vieja') : one;
    if (!('definition' in two)) throw new Error('not added');
    const set = setTransitions(two.definition, 0, [1]);
    const form = takeWorkflow(aForm().withStates('Otra').withSection('s').build(), set);
    expect([form.states, form.initialState]).toEqual([set.states, 0]);
    expect(form.sections).toHaveLength(1);
    expect(deleteState(set, 0)).toEqual({ initialState: 0, states: [state(0, 'Vieja')] });
  });
});
