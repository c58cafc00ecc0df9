import { expect, it } from 'vitest';
import type { Section } from '../../forms/definition/form.ts';
import { COPIES_MAX } from '../../limits.ts';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { NO_ANSWERS } from './answers.ts';
import { addRow, copyNumber, mayRepeat, removeRow, rowsOf } from './repeats.ts';

const now = { date: '10/03/2025', time: '09:05' };
const form = aForm()
  .withRepeatableSection('hijos', aQuestion('nombre', 'text'), aQuestion('alta', 'date'))
  .withSection('datos', aQuestion('q', 'text'))
  .withConditionalSection('t', {}, aCondition('c'))
  .build();
const [hijos, datos, t] = form.sections as [Section, Section, Section];
const add = (answers: typeof NO_ANSWERS, rowId: string) => addRow(answers, { section: hijos, rowId, now });

it('A4.21 adds a copy of the empty template at the end, dates set to now', () => {
  const one = add(NO_ANSWERS, 'r1');
  const two = add(one, 'r2');
  expect(rowsOf(two, 'hijos')).toEqual([
    { id: 'r1', answers: { alta: { value: '10/03/2025' } } },
    { id: 'r2', answers: { alta: { value: '10/03/2025' } } },
  ]);
  expect(rowsOf(two, 'hijos')[0]).toBe(rowsOf(one, 'hijos')[0]);
});

it('A4.22 A4.23 removes a copy, and the ones after it move up a number', () => {
  const three = add(add(add(NO_ANSWERS, 'r1'), 'r2'), 'r3');
  const left = rowsOf(removeRow(three, 'hijos', 'r2'), 'hijos');
  expect(left.map(({ id }, position) => `${copyNumber(position)} ${id}`)).toEqual(['2 r1', '3 r3']);
  expect(left[1]).toBe(rowsOf(three, 'hijos')[2]);
});

it('A4.22 drops the section with its last copy, and ignores unknown copies', () => {
  const one = add(NO_ANSWERS, 'r1');
  expect(removeRow(one, 'hijos', 'r1')).toEqual(NO_ANSWERS);
  expect(removeRow(one, 'hijos', 'r9')).toBe(one);
  expect(removeRow(one, 'constructor', 'r1')).toBe(one);
});

it('E3.41 repeats only simple sections marked repeatable', () => {
  expect([hijos, datos, t, { ...t, repeatable: true }].map(mayRepeat)).toEqual([true, false, false, false]);
  expect(addRow(NO_ANSWERS, { section: datos, rowId: 'r1', now })).toBe(NO_ANSWERS);
});

it('A9.24 stops only at the safety bound, and adds no copy twice', () => {
  let answers = NO_ANSWERS;
  for (let row = 0; row < COPIES_MAX; row++) answers = add(answers, `r${row}`);
  expect(rowsOf(answers, 'hijos')).toHaveLength(COPIES_MAX);
  expect(add(answers, 'more')).toBe(answers);
  const one = add(NO_ANSWERS, 'r1');
  expect(add(one, 'r1')).toBe(one);
});
