// The switch of a text question that lets its code be read with the camera: document, request, history, other kinds.
import { expect, it } from 'vitest';
import { readDefinition, writeDefinition } from '../../interchange/forms/definition-document.ts';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { compareForms } from '../compare/compare-forms.ts';
import { checkFormShape } from '../shape/form-shape.ts';
import { changeQuestionKind } from './change-kind.ts';
import { setScansCode } from './edit-questions.ts';

const PLAIN = aForm().withSection('s', aQuestion('meter', 'text')).build();
const SCANNING = setScansCode(PLAIN, 'meter', 'scanned');
const questionOf = (form: typeof PLAIN) => form.sections[0]?.questions[0];

it('X39.66 is switched on and off, and forms without it stay as they are', () => {
  expect(questionOf(SCANNING)).toMatchObject({ scansCode: true });
  expect(setScansCode(SCANNING, 'meter', 'typed')).toEqual(PLAIN);
});

it('X39.66 is a field of the document of a text question, and of no other kind', () => {
  const written = JSON.stringify(writeDefinition(SCANNING));
  expect(written).toContain('"escaneaCodigo":true');
  expect(JSON.stringify(writeDefinition(PLAIN))).not.toContain('escaneaCodigo');
  const read = (document: string) =>
    questionOf(readDefinition({ document: JSON.parse(document), path: '', report: [] }));
  expect(read(written)).toMatchObject({ kind: 'text', scansCode: true });
  const number = JSON.stringify(writeDefinition(changeQuestionKind(PLAIN, 'meter', { kind: 'integer' })));
  expect(read(number.replace('"link":', '"escaneaCodigo":true,"link":'))).not.toHaveProperty('scansCode');
});

it('X39.66 a request brings it for a text question, and is refused by its field for another kind', () => {
  expect(checkFormShape(SCANNING)).toEqual({ definition: SCANNING });
  const number = aForm()
    .withSection('s', aQuestion('meter', 'integer', { scansCode: true }))
    .build();
  expect(checkFormShape(number)).toMatchObject({
    issues: [{ code: 'shape-unknown-value', at: { questionId: 'meter' } }],
  });
  const word = {
    ...SCANNING,
    sections: JSON.parse(JSON.stringify(SCANNING.sections).replace('"scansCode":true', '"scansCode":"yes"')),
  };
  expect(checkFormShape(word)).toHaveProperty('issues');
});

it('X39.66 the history says it, and a question of another kind loses it', () => {
  expect(compareForms(PLAIN, SCANNING).flatMap((change) => change.fields)).toEqual([
    { field: 'scansCode', before: false, after: true },
  ]);
  expect(questionOf(changeQuestionKind(SCANNING, 'meter', { kind: 'integer' }))).not.toHaveProperty(
    'scansCode',
  );
});
