import { expect, it } from 'vitest';
import { aCondition, aForm, aQuestion } from '../testing/a-form.ts';
import { choiceCounts, countedQuestions } from './choice-counts.ts';
import { stateCounts } from './state-counts.ts';

const FORM = aForm()
  .withStates('Borrador', 'Notificada')
  .withSection('s', aQuestion('text', 'text'), aQuestion('one', 'single-choice', { options: ['A', 'B'] }))
  .withConditionalSection('c', {}, aCondition('x', aQuestion('yes', 'yes-no')))
  .withSection('m', aQuestion('many', 'multiple-choice', { options: ['C', 'D'] }), aQuestion('date', 'date'))
  .build();

it('R2.012 counts the choice and yes-no questions of every kind of section, in the order of the form', () => {
  expect(countedQuestions(FORM)).toEqual(['one', 'yes', 'many']);
});

it('R2.012 X10.14 gives every choice with its count, each answer counted once by its first choice, removed choices apart', () => {
  const counts = choiceCounts(FORM, [
    { question: 'one', choice: 'one-2', count: 3, leading: 3 },
    { question: 'one', choice: 'gone', count: 2, leading: 2 },
    { question: 'many', choice: 'many-1', count: 4, leading: 4 },
    { question: 'many', choice: 'many-2', count: 5, leading: 1 },
  ]);
  expect(
    counts.map(({ id, answered, choices, removedChoices }) => [
      id,
      answered,
      choices.map(({ count }) => count),
      removedChoices,
    ]),
  ).toEqual([
    ['one', 5, [0, 3], 2],
    ['yes', 0, [0, 0], 0],
    ['many', 5, [4, 5], 0],
  ]);
});

it('X10.13 brings versions together by the name of the state; submissions without one come last', () => {
  const older = [
    { id: 0, name: 'Notificada', transitions: [] },
    { id: 1, name: 'Vieja', transitions: [] },
  ];
  const counts = stateCounts(FORM, (version) => (version === 1 ? older : FORM.states), [
    { version: 2, state: 1, count: 4 },
    { version: 1, state: 0, count: 2 },
    { version: 1, state: 1, count: 1 },
    { version: 2, state: null, count: 3 },
    { version: 2, state: 9, count: 1 },
  ]);
  expect(counts).toEqual([
    { name: 'Borrador', count: 0 },
    { name: 'Notificada', count: 6 },
    { name: 'Vieja', count: 1 },
    { name: null, count: 4 },
  ]);
});
