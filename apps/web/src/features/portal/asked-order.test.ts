import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { inFormOrder } from './asked-order.ts';

const FORM = aForm()
  .withSection('place', aQuestion('street', 'text'), aQuestion('quarter', 'text'))
  .withSection('points', aQuestion('what', 'text'), aQuestion('since', 'date'))
  .build();
const ROWS = {
  rows: {
    points: [
      { id: 'second', answers: {} },
      { id: 'third', answers: {} },
    ],
  },
};

const asked = (sectionId: string, questionId: string, rowId?: string) => ({
  sectionId,
  questionId,
  ...(rowId !== undefined && { rowId }),
});
const said = (items: readonly ReturnType<typeof asked>[]) =>
  items.map(({ questionId, rowId }) => (rowId === undefined ? questionId : `${questionId} ${rowId}`));

it('X36.77 what is asked again stands in the order of the form, section by section and copy by copy', () => {
  const marked = [
    asked('points', 'what', 'third'),
    asked('points', 'since', 'second'),
    asked('points', 'since'),
    asked('place', 'quarter'),
    asked('points', 'what', 'second'),
    asked('points', 'what'),
    asked('place', 'street'),
  ];
  expect(said(inFormOrder(marked, FORM, ROWS))).toEqual([
    'street',
    'quarter',
    'what',
    'since',
    'what second',
    'since second',
    'what third',
  ]);
  expect(marked[0]).toEqual(asked('points', 'what', 'third'));
});
