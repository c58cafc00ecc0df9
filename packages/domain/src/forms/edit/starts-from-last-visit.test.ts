// The option of a form that offers the answers of the last visit: its document, its shape and the history.
import { expect, it } from 'vitest';
import { readDefinition, writeDefinition } from '../../interchange/forms/definition-document.ts';
import { compareForms } from '../compare/compare-forms.ts';
import type { FormDefinition } from '../definition/form.ts';
import { EMPTY_FORM } from '../definition/new-form.ts';
import { checkFormShape } from '../shape/form-shape.ts';

const WITH: FormDefinition = { ...EMPTY_FORM, startsFromLastVisit: true };
const read = (document: object) => readDefinition({ document: { ...document }, path: '', report: [] });

it('X39.14 whether answering starts from the last visit is in the document of the form; forms without it stay as they are', () => {
  expect(writeDefinition(WITH)).toMatchObject({ empezarConUltimaVisita: true });
  expect(read(writeDefinition(WITH))).toHaveProperty('startsFromLastVisit', true);
  expect(writeDefinition(EMPTY_FORM)).not.toHaveProperty('empezarConUltimaVisita');
  const foreign = read({ ...writeDefinition(EMPTY_FORM), empezarConUltimaVisita: 'sí' });
  expect(foreign).not.toHaveProperty('startsFromLastVisit');
  expect(writeDefinition(foreign)).toHaveProperty('empezarConUltimaVisita', 'sí');
});

it('X39.14 a request brings it as a switch and nothing else, and the history says that it changed', () => {
  expect(checkFormShape(WITH)).toEqual({ definition: WITH });
  expect(checkFormShape({ ...EMPTY_FORM, startsFromLastVisit: false })).toEqual({ definition: EMPTY_FORM });
  expect(checkFormShape({ ...EMPTY_FORM, startsFromLastVisit: 'yes' })).toHaveProperty('issues');
  expect(compareForms(EMPTY_FORM, WITH).flatMap((change) => change.fields)).toEqual([
    { field: 'startsFromLastVisit', before: false, after: true },
  ]);
});
