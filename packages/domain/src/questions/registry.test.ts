import { expect, it } from 'vitest';
import { QUESTION_KINDS } from '../forms/definition/question-kinds.ts';
import { aQuestion } from '../testing/a-form.ts';
import { QUESTION_TYPES } from './registry.ts';

it.each(QUESTION_KINDS)(
  'A4.01 A4.03 a new %s answer is its own normal form, and right unless blank',
  (kind) => {
    const type = QUESTION_TYPES[kind];
    const question = aQuestion('q', kind, { options: ['a', 'b'] });
    const value = type.empty({ date: '10/03/2025', time: '09:05' }, question);
    expect(type.kind).toBe(kind);
    expect(type.normalise(value, question)).toEqual(value);
    if (type.isAnswered(value)) expect(type.check(value, question)).toBeNull();
  },
);

it.each(QUESTION_KINDS)('R2.069 a %s without answer shows nothing, and is an empty cell', (kind) => {
  const type = QUESTION_TYPES[kind];
  const question = aQuestion('q', kind);
  expect(type.isAnswered(undefined)).toBe(false);
  expect(type.display(undefined, question, 'es')).toEqual({ kind: 'none' });
  expect(type.sheetCell(undefined, question, 'es')).toEqual({ type: 'empty' });
});
