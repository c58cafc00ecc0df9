import { describe, expect, it } from 'vitest';
import { readProduct, writeProduct } from '../../payments/product.ts';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import type { FormDefinition } from '../definition/form.ts';
import { changeQuestionKind } from '../edit/change-kind.ts';
import { addChoices, deleteChoice } from '../edit/edit-choices.ts';
import { addCondition, deleteCondition, moveCondition, updateCondition } from '../edit/edit-conditions.ts';
import {
  addQuestion,
  deleteQuestion,
  moveQuestion,
  moveQuestionTo,
  updateQuestion,
} from '../edit/edit-questions.ts';
import {
  addSection,
  changeSectionType,
  deleteSection,
  moveSection,
  updateSection,
} from '../edit/edit-sections.ts';
import { setOption } from '../edit/set-option.ts';
import {
  addState,
  deleteState,
  renameState,
  type StateEdit,
  setInitialState,
  setTransitions,
} from '../workflow/workflow.ts';
import { checkEdit, editability } from './editability.ts';

const READ_ONLY = aForm()
  .withStates('A', 'B')
  .withSection('a', aQuestion('a1', 'text'), aQuestion('a2', 'single-choice', { options: ['x', 'y'] }))
  .withConditionalSection(
    'b',
    {},
    aCondition('b1', aQuestion('b1q', 'text'), aQuestion('b1r', 'text')),
    aCondition('b2'),
  )
  .build();
const EDITABLE = setOption(READ_ONLY, 'editableForm', true);

function done(edit: StateEdit): FormDefinition {
  if ('issue' in edit) throw new Error(edit.issue.code);
  return edit.definition;
}

it('E4.12 E4.15 E4.16 E4.18 E4.24 says what may be changed', () => {
  expect(editability(READ_ONLY, false)).toEqual({ content: true, structure: true, states: true });
  expect(editability(EDITABLE, false)).toEqual({ content: true, structure: true, states: true });
  expect(editability(READ_ONLY, true)).toEqual({ content: false, structure: false, states: false });
  expect(editability(EDITABLE, true)).toEqual({ content: true, structure: false, states: false });
});

it('E4.24 a form without answers takes any change', () => {
  expect(checkEdit(READ_ONLY, deleteSection(READ_ONLY, 'a'), false)).toEqual([]);
});

it('E4.18 E6.06 a form with submissions that is not editable takes no save', () => {
  const issue = [{ code: 'form-read-only' }];
  expect(checkEdit(READ_ONLY, READ_ONLY, true)).toEqual(issue);
  expect(checkEdit(READ_ONLY, { ...READ_ONLY, title: { text: 'x' } }, true)).toEqual(issue);
  expect(checkEdit(READ_ONLY, EDITABLE, true)).toEqual(issue);
});

describe('an editable form with submissions', () => {
  const structural: readonly [string, (form: FormDefinition) => FormDefinition, object][] = [
    ['E4.19 adding a section', (form) => addSection(form, 'n'), { field: 'sections' }],
    ['E4.20 deleting a section', (form) => deleteSection(form, 'a'), { field: 'sections' }],
    ['E4.21 moving a section', (form) => moveSection(form, 'a', 'down'), { field: 'sections' }],
    [
      'E4.22 adding a question',
      (form) => addQuestion(form, { sectionId: 'a' }, { id: 'n' }),
      { sectionId: 'a', field: 'questions' },
    ],
    [
      'E4.23 deleting a question',
      (form) => deleteQuestion(form, 'b1q'),
      { sectionId: 'b', conditionId: 'b1', field: 'questions' },
    ],
    [
      'E4.23 moving a question',
      (form) => moveQuestion(form, 'a1', 'down'),
      { sectionId: 'a', field: 'questions' },
    ],
    [
      'E4.23 retyping a question',
      (form) => changeQuestionKind(form, 'a1', { kind: 'date' }),
      { sectionId: 'a', questionId: 'a1', field: 'kind' },
    ],
    [
      'E4.23 adding a condition',
      (form) => addCondition(form, 'b', 'n'),
      { sectionId: 'b', field: 'conditions' },
    ],
    [
      'E4.23 deleting a condition',
      (form) => deleteCondition(form, 'b2'),
      { sectionId: 'b', field: 'conditions' },
    ],
    [
      'E4.23 moving a condition',
      (form) => moveCondition(form, 'b2', 'up'),
      { sectionId: 'b', field: 'conditions' },
    ],
    [
      'E4.23 changing the type of a section',
      (form) => changeSectionType(form, 'a', 'conditional'),
      { sectionId: 'a', field: 'conditional' },
    ],
  ];
  it.each(structural)('%s is refused', (_, edit, at) => {
    expect(checkEdit(EDITABLE, edit(EDITABLE), true)).toEqual([{ code: 'structure-locked', at }]);
  });

  it('E4.23 moving a question between sections is refused in both', () => {
    const after = moveQuestionTo(EDITABLE, 'a1', { sectionId: 'b', conditionId: 'b1', index: 0 });
    expect(checkEdit(EDITABLE, after, true)).toHaveLength(2);
  });

  it.each([
    ['E4.12 adding', done(addState(EDITABLE, 'C'))],
    ['E4.13 deleting', deleteState(EDITABLE, 1)],
    ['E4.14 choosing the initial one of', setInitialState(EDITABLE, 1)],
  ])('%s states is refused', (_, after) => {
    expect(checkEdit(EDITABLE, after, true)).toEqual([{ code: 'states-locked', at: { field: 'states' } }]);
  });

  it('E4.17 E4.23 content may be changed', () => {
    const edits = [
      setTransitions(EDITABLE, 0, []),
      done(renameState(EDITABLE, 0, 'Otra')),
      updateQuestion(EDITABLE, 'a1', { required: true, title: { text: 'x' } }),
      updateCondition(EDITABLE, 'b1', { text: 'x' }),
      updateSection(EDITABLE, 'a', { title: { text: 'x' }, repeatable: true }),
      addChoices(EDITABLE, 'a2', [{ id: 'n' }]),
      deleteChoice(EDITABLE, { questionId: 'a2', choiceId: 'a2-1' }),
      setOption(EDITABLE, 'geolocation', true),
      { ...EDITABLE, title: { text: 'x' } },
    ];
    for (const after of edits) expect(checkEdit(EDITABLE, after, true)).toEqual([]);
  });
});

it('X21.17 a form that sells and has answers keeps the names of its locations; prices and new locations are free', () => {
  const seatAt = (name: string, price = 1250) => ({
    name,
    price,
    maxQuantity: 10,
    deferredQuantity: 0,
    rest: {},
  });
  const selling = (...locations: readonly ReturnType<typeof seatAt>[]) =>
    aForm()
      .with({ payments: writeProduct({ ...readProduct(null), locations }) })
      .withOptions({ addPaymentGateway: true, editableForm: true })
      .withSection('a', aQuestion('a1', 'text'))
      .build();
  const before = selling(seatAt('Platea'), seatAt('Palco'));
  const refused = [{ code: 'locations-locked', at: { field: 'payments.locations' } }];
  expect(checkEdit(before, selling(seatAt('Platea'), seatAt('Palco VIP')), true)).toEqual(refused);
  expect(checkEdit(before, selling(seatAt('Platea')), true)).toEqual(refused);
  expect(checkEdit(before, selling(seatAt('Palco'), seatAt('Platea', 900), seatAt('Grada')), true)).toEqual(
    [],
  );
  expect(checkEdit(before, selling(seatAt('Grada')), false)).toEqual([]);
});
