// What a question asks of the person who answers: document, request, history, copies and other kinds.
import { expect, it } from 'vitest';
import { readDefinition, writeDefinition } from '../../interchange/forms/definition-document.ts';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { compareForms } from '../compare/compare-forms.ts';
import { changeQuestionKind } from '../edit/change-kind.ts';
import { duplicateQuestion, setPurpose } from '../edit/edit-questions.ts';
import { checkFormShape } from '../shape/form-shape.ts';
import { PURPOSES, purposesOf } from './purposes.ts';
import { QUESTION_KINDS } from './question-kinds.ts';

const PLAIN = aForm().withSection('s', aQuestion('contact', 'text')).build();
const MAIL = setPurpose(PLAIN, 'contact', 'email');
const questionOf = (form: typeof PLAIN, index = 0) => form.sections[0]?.questions[index];

it('X36.69 texts, whole numbers and dates have purposes, each of them one that some kind has', () => {
  const having = QUESTION_KINDS.filter((kind) => purposesOf(kind).length > 0);
  expect(having).toEqual(['text', 'integer', 'date']);
  expect([...new Set(having.flatMap(purposesOf))].sort()).toEqual([...PURPOSES].sort());
});

it('X36.69 it is chosen and taken back, and one of another kind of question is not taken', () => {
  expect(questionOf(MAIL)).toMatchObject({ purpose: 'email' });
  expect(setPurpose(MAIL, 'contact', 'none')).toEqual(PLAIN);
  expect(setPurpose(PLAIN, 'contact', 'bday')).toEqual(PLAIN);
});

it('X36.69 it is a field of the document where it holds, and an unknown one stays in the document', () => {
  const written = JSON.stringify(writeDefinition(MAIL));
  expect(written).toContain('"autocompletar":"email"');
  expect(JSON.stringify(writeDefinition(PLAIN))).not.toContain('autocompletar');
  const read = (document: string) => readDefinition({ document: JSON.parse(document), path: '', report: [] });
  expect(questionOf(read(written))).toMatchObject({ kind: 'text', purpose: 'email' });
  const unknown = read(written.replace('"email"', '"cc-number"'));
  expect(questionOf(unknown)).not.toHaveProperty('purpose');
  expect(JSON.stringify(writeDefinition(unknown))).toContain('"autocompletar":"cc-number"');
});

it('X36.69 a request brings it, and is refused by its field for a purpose that the kind does not have', () => {
  expect(checkFormShape(MAIL)).toEqual({ definition: MAIL });
  const number = aForm()
    .withSection('s', aQuestion('contact', 'integer', { purpose: 'email' }))
    .build();
  expect(checkFormShape(number)).toMatchObject({
    issues: [
      {
        code: 'shape-unknown-value',
        at: { questionId: 'contact', field: 'sections[0].questions[0].purpose' },
        values: { known: 'tel-national, postal-code' },
      },
    ],
  });
});

it('X36.69 the history says it, a copy has it, and a question of another kind keeps it only where it fits', () => {
  expect(compareForms(PLAIN, MAIL).flatMap((change) => change.fields)).toEqual([
    { field: 'purpose', before: '', after: 'email' },
  ]);
  expect(
    questionOf(
      duplicateQuestion(MAIL, 'contact', () => 'copy'),
      1,
    ),
  ).toMatchObject({
    id: 'copy',
    purpose: 'email',
  });
  expect(questionOf(changeQuestionKind(MAIL, 'contact', { kind: 'integer' }))).not.toHaveProperty('purpose');
  const code = setPurpose(PLAIN, 'contact', 'postal-code');
  expect(questionOf(changeQuestionKind(code, 'contact', { kind: 'integer' }))).toMatchObject({
    purpose: 'postal-code',
  });
});
