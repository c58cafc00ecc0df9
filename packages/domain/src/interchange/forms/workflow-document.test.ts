import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { readDefinition, writeDefinition } from './definition-document.ts';

const FORM = aForm()
  .withStates('Recibida', 'En curso', 'Resuelta')
  .with({ initialState: 1 })
  .withSection('s', aQuestion('q', 'text'))
  .build();

it('E3.05 a form writes its states, the id of the initial one and an empty history', () => {
  expect(writeDefinition(FORM).estados).toEqual({
    disponibles: [
      { id: 0, nombre: 'Recibida', transiciones: [1, 2] },
      { id: 1, nombre: 'En curso', transiciones: [0, 2] },
      { id: 2, nombre: 'Resuelta', transiciones: [0, 1] },
    ],
    inicial: 1,
    actual: null,
    history: [],
  });
});

it('E3.05 and reads them back: the same states, the same initial one', () => {
  const document = writeDefinition(FORM);
  const { states, initialState } = readDefinition({ document, path: '', report: [] });
  expect({ states, initialState }).toEqual({ states: FORM.states, initialState: 1 });
});
