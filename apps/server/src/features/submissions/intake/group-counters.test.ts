import type { CountedValue } from '@constancia/domain/statistics/counted-values.ts';
import { expect, it } from 'vitest';
import { type CountedItem, groupCounters } from './group-counters.ts';

const number = (questionId: string, text: string | null): CountedValue => ({
  class: 'number',
  questionId,
  value: '',
  times: 1,
  answers: 1,
  number: text,
});
const choice = (value: string): CountedValue => ({
  class: 'choice',
  questionId: 'kind',
  value,
  times: 1,
  answers: 1,
  number: null,
});
const item = (formId: string, ...counted: CountedValue[]): CountedItem => ({
  formId,
  areaId: 'centre',
  formVersion: 2,
  state: null,
  counted,
});
const list = (text: string | undefined) => text?.split('\u007f');

it('X32.50 a group adds to each counter of a form once, with all numbers of a question together', () => {
  const [first, second] =
    groupCounters([
      item('works', number('age', '41'), choice('tree')),
      item('works', number('age', null), choice('tree')),
      item('parks', choice('bench')),
      item('works', number('age', '7.5'), choice('kerb')),
    ]) ?? [];
  expect([first?.formId, first?.areaId, list(first?.classes)]).toEqual([
    'works',
    'centre',
    ['number', 'choice', 'hour', 'state', 'choice'],
  ]);
  expect(list(first?.questionIds)).toEqual(['age', 'kind', '', '', 'kind']);
  expect(list(first?.valueIds)).toEqual(['', 'tree', '', '2:', 'kerb']);
  expect([first?.times, first?.answers]).toEqual(['{3,2,3,3,1}', '{3,2,3,3,1}']);
  expect(list(first?.numbers)).toEqual(['41 7.5', '', '', '', '']);
  expect([second?.formId, list(second?.valueIds)]).toEqual(['parks', ['bench', '', '2:']]);
});

it('X32.50 the database reads the answers of a group itself where an id has the character between two of them, or an item says nothing', () => {
  expect(groupCounters([item('works', choice('tree'))])).not.toBeNull();
  expect(groupCounters([item('works', choice('tree\u007fkerb'))])).toBeNull();
  expect(groupCounters([item('works', number('a\u007fge', '4'))])).toBeNull();
  const { counted: _nothing, ...silent } = item('works');
  expect(groupCounters([item('works', choice('tree')), silent])).toBeNull();
});
