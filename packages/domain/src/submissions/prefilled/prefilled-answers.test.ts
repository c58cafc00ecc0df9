// What a link may fill in, as its author fills it in, and what of it a newer version of the form still takes.
import { expect, it } from 'vitest';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { indexForm } from '../answers/form-index.ts';
import { checkPrefilled, fitPrefilled, formToPrefill } from './prefilled-answers.ts';

const faults = aQuestion('faults', 'multiple-choice', { options: ['Óxido', 'Golpe'] });
const form = aForm()
  .withSection('s', aQuestion('name', 'text', { required: true }), aQuestion('age', 'integer'), faults)
  .withConditionalSection('extra', {}, aCondition('pole', aQuestion('height', 'integer')))
  .build();
const INDEX = indexForm(form);

it('X38.30 answers are stored as a submission has them, and what is wrong is named by its question', () => {
  expect(checkPrefilled(INDEX, { name: 'Ana', age: ' 7 ', faults: ['faults-2', 'faults-1'] })).toEqual({
    answers: { name: { value: 'Ana' }, age: { value: '7' }, faults: { value: ['faults-1', 'faults-2'] } },
    issues: [],
  });
  const wrong = { name: '', age: 'x', faults: ['gone'], height: '3', other: 'x' };
  const { answers, issues } = checkPrefilled(INDEX, wrong);
  expect(answers).toEqual({});
  expect(issues.map(({ code, at }) => [code, at?.questionId])).toEqual([
    ['answer-required', 'name'],
    ['integer-invalid', 'age'],
    ['option-unknown', 'faults'],
    ['prefilled-question-hidden', 'height'],
    ['question-unknown', 'other'],
  ]);
});

it('X38.30 an empty value of a question that is not required is refused too, and no id is one of an object', () => {
  const { issues } = checkPrefilled(INDEX, { age: ' ', ...JSON.parse('{"__proto__":"x"}') });
  expect(issues.map(({ code, at }) => [code, at?.questionId])).toEqual([
    ['answer-required', 'age'],
    ['question-unknown', '__proto__'],
  ]);
});

it('X38.32 what a newer version asks no more, asks in another way or only behind a condition is left out and named', () => {
  const given = { name: { value: 'Ana' }, age: { value: '7' }, faults: { value: ['faults-1', 'faults-2'] } };
  const now = aForm()
    .withSection('s', aQuestion('age', 'text'), { ...faults, options: faults.options.slice(0, 1) })
    .withConditionalSection('extra', {}, aCondition('pole', aQuestion('name', 'text')))
    .build();
  const { answers, dropped } = fitPrefilled({ earlier: INDEX, given }, indexForm(now));
  expect(answers).toEqual({ faults: { value: ['faults-1'] } });
  expect(dropped).toEqual(['name', 'age', 'faults'].map((id) => INDEX.questionById.get(id)?.question.title));
  expect(fitPrefilled({ earlier: INDEX, given }, INDEX)).toEqual({ answers: given, dropped: [] });
});

it('X38.32 options that a newer version has in another order still open with the link, and nothing is named', () => {
  const now = aForm()
    .withSection('s', { ...faults, options: faults.options.toReversed() })
    .build();
  const given = { faults: { value: ['faults-1', 'faults-2'] } };
  expect(fitPrefilled({ earlier: INDEX, given }, indexForm(now))).toEqual({
    answers: { faults: { value: ['faults-2', 'faults-1'] } },
    dropped: [],
  });
});

it('X38.95 the author of a link fills in what it may bring: without files and what must be answered', () => {
  const asked = aForm()
    .withSection('s', aQuestion('name', 'text', { required: true, allowsImage: true }), faults)
    .withConditionalSection('extra', {}, aCondition('pole', aQuestion('height', 'integer')))
    .build();
  const { sections } = formToPrefill(asked);
  expect(sections.flatMap(({ questions }) => questions)).toEqual([aQuestion('name', 'text'), faults]);
  expect(asked.sections[0]?.questions[0]).toMatchObject({ required: true, allowsImage: true });
});
