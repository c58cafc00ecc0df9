import { describe, expect, it } from 'vitest';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { type FormDefinition, questionsOf } from '../definition/form.ts';
import { deleteQuestions, duplicateQuestions, moveQuestionsTo, requireQuestions } from './edit-many.ts';

const FORM = aForm()
  .withSection(
    's',
    aQuestion('a', 'text'),
    aQuestion('b', 'text', { required: true }),
    aQuestion('c', 'date'),
  )
  .withSection('r', aQuestion('d', 'text'))
  .withConditionalSection('k', {}, aCondition('k1', aQuestion('e', 'text'), aQuestion('f', 'text')))
  .build();

const ids = (...list: string[]) => new Set(list);
const order = (form: FormDefinition) =>
  form.sections.map((section) =>
    questionsOf(section)
      .map(({ id }) => id)
      .join(''),
  );

describe('X35.06 several questions at once', () => {
  it('X35.06 they become required or not, in sections and conditions, and nothing else changes', () => {
    const after = requireQuestions(FORM, ids('a', 'b', 'f'), true);
    const required = after.sections.flatMap(questionsOf).filter((question) => question.required);
    expect(required.map(({ id }) => id)).toEqual(['a', 'b', 'f']);
    expect(after.sections[1]).toBe(FORM.sections[1]);
    expect(requireQuestions(FORM, ids('b'), true)).toBe(FORM);
    expect(requireQuestions(FORM, ids('b'), false).sections[0]?.questions[1]?.required).toBe(false);
  });

  it('X35.06 they are moved to the end of a section or condition, in their order', () => {
    expect(order(moveQuestionsTo(FORM, ids('c', 'a', 'e'), { sectionId: 'r' }))).toEqual(['b', 'dace', 'f']);
    const into = { sectionId: 'k', conditionId: 'k1' };
    expect(order(moveQuestionsTo(FORM, ids('d', 'e'), into))).toEqual(['abc', '', 'fde']);
    expect(moveQuestionsTo(FORM, ids('a'), { sectionId: 'gone' })).toBe(FORM);
    expect(moveQuestionsTo(FORM, ids('gone'), { sectionId: 'r' })).toBe(FORM);
  });

  it('X35.06 they are copied below the last of them, under new ids', () => {
    let count = 0;
    const after = duplicateQuestions(FORM, ids('a', 'b', 'd'), () => `${++count}`);
    expect(order(after)).toEqual(['ab12c', 'd3', 'ef']);
    expect(after.sections[0]?.questions[3]?.required).toBe(true);
    expect(after.sections[2]).toBe(FORM.sections[2]);
  });

  it('X35.06 they are deleted', () => {
    expect(order(deleteQuestions(FORM, ids('a', 'c', 'f')))).toEqual(['b', 'd', 'e']);
    expect(deleteQuestions(FORM, ids('gone'))).toBe(FORM);
  });
});
