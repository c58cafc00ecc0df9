import fc from 'fast-check';
import { expect, it } from 'vitest';
import { QUESTION_KINDS } from '../../forms/definition/question-kinds.ts';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import type { AnswerSet } from '../answers/answers.ts';
import { indexForm } from '../answers/form-index.ts';
import { checkAnswers } from './check-answers.ts';

const ofEveryKind = (prefix: string) =>
  QUESTION_KINDS.map((kind, position) =>
    aQuestion(`${prefix}${position}`, kind, {
      required: position % 2 === 0,
      options: ['a', 'b', 'c'],
      allowsImage: position % 3 === 0,
    }),
  );
const form = aForm()
  .withSection('s', ...ofEveryKind('s'))
  .withConditionalSection('t', { single: true }, aCondition('c1', ...ofEveryKind('c')), aCondition('c2'))
  .withRepeatableSection('r', ...ofEveryKind('r'))
  .build();
const index = indexForm(form);

const questionId = fc.constantFrom(...index.questionById.keys(), 'x', '__proto__', 'constructor');
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '12',
    '12,',
    '1,5',
    ' 7 ',
    '31/02/2025',
    '1/2/2025',
    '9:30',
    'yes',
    'no',
    'a.org',
    's6-1',
    'c6-2',
  ),
);
const value = fc.oneof(text, fc.array(text), fc.subarray(['s6-1', 's6-2', 's6-3']), fc.anything());
const answer = fc.oneof(
  { weight: 9, arbitrary: fc.record({ value, image: fc.option(text) }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: fc.anything() },
);
const answersOf = fc.dictionary(questionId, answer);
const row = fc.record({ id: fc.oneof(fc.constantFrom('r1', 'r2'), fc.anything()), answers: answersOf });
const sectionId = fc.constantFrom('s', 't', 'r', 'x', '__proto__');
const given = fc.record({
  ticked: fc.dictionary(sectionId, fc.oneof(fc.subarray(['c2', 'c1', 'x']), fc.anything())),
  main: answersOf,
  rows: fc.dictionary(sectionId, fc.oneof(fc.array(row), fc.anything())),
});

it('A5.01 A5.02 finds in its own cleaned answers nothing but what is missing, and changes nothing', () => {
  fc.assert(
    fc.property(given, (answers) => {
      const once = checkAnswers(index, answers as AnswerSet);
      const twice = checkAnswers(index, once.answers);
      expect(twice.answers).toEqual(once.answers);
      const missing = ['answer-required', 'section-required'];
      expect(twice.issues.filter(({ code }) => !missing.includes(code))).toEqual([]);
      if (once.issues.length === 0) expect(twice.issues).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('A5.01 W10 survives anything', () => {
  fc.assert(
    fc.property(fc.anything(), (answers) => {
      const { answers: cleaned } = checkAnswers(index, answers as AnswerSet);
      expect(Object.keys(cleaned)).toEqual(['ticked', 'main', 'rows']);
    }),
  );
});

it('A9.24 leaves nothing that the database could not store', () => {
  fc.assert(
    fc.property(given, (answers) => {
      const stored = JSON.stringify(checkAnswers(index, answers as AnswerSet).answers);
      expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }),
  );
});
