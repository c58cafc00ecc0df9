// The settings of a form that ask for evidence of a visit: its document, its shape and the history.
import { expect, it } from 'vitest';
import { compareForms } from '../../forms/compare/compare-forms.ts';
import type { FormDefinition } from '../../forms/definition/form.ts';
import { EMPTY_FORM } from '../../forms/definition/new-form.ts';
import { checkFormShape } from '../../forms/shape/form-shape.ts';
import { readDefinition, writeDefinition } from '../../interchange/forms/definition-document.ts';

const WITH: FormDefinition = { ...EMPTY_FORM, recordsPosition: true, accuracyLimit: 50, recordsTimes: true };
const read = (document: object) => readDefinition({ document: { ...document }, path: '', report: [] });

it('X39.40 what a form asks for is in its document; forms without it stay as they are', () => {
  const document = { registrarPosicion: true, precisionDePosicion: 50, registrarHorarios: true };
  expect(writeDefinition(WITH)).toMatchObject(document);
  expect(read(writeDefinition(WITH))).toMatchObject({
    recordsPosition: true,
    accuracyLimit: 50,
    recordsTimes: true,
  });
  for (const name of Object.keys(document)) expect(writeDefinition(EMPTY_FORM)).not.toHaveProperty(name);
  const foreign = read({ ...writeDefinition(EMPTY_FORM), registrarPosicion: 'sí', precisionDePosicion: -3 });
  expect(foreign).not.toHaveProperty('recordsPosition');
  expect(foreign).not.toHaveProperty('accuracyLimit');
  expect(writeDefinition(foreign)).toMatchObject({ registrarPosicion: 'sí', precisionDePosicion: -3 });
});

it('X39.40 a request brings switches and an accuracy of 1 to 10000 metres, and the history says what changed', () => {
  expect(checkFormShape(WITH)).toEqual({ definition: WITH });
  for (const accuracyLimit of [0, 1.5, 10_001])
    expect(checkFormShape({ ...WITH, accuracyLimit })).toMatchObject({
      issues: [{ at: { field: 'accuracyLimit' } }],
    });
  expect(checkFormShape({ ...WITH, accuracyLimit: '50' })).toHaveProperty('issues');
  expect(checkFormShape({ ...EMPTY_FORM, recordsTimes: 'yes' })).toHaveProperty('issues');
  expect(compareForms(EMPTY_FORM, WITH).flatMap((change) => change.fields)).toEqual([
    { field: 'recordsPosition', before: false, after: true },
    { field: 'accuracyLimit', before: '', after: 50 },
    { field: 'recordsTimes', before: false, after: true },
  ]);
});

it('X39.60 whether photos are stamped is in the document, in what a request brings, and in the history', () => {
  const stamping: FormDefinition = { ...EMPTY_FORM, stampsPhotos: true };
  expect(writeDefinition(stamping)).toMatchObject({ sellarFotos: true });
  expect(writeDefinition(EMPTY_FORM)).not.toHaveProperty('sellarFotos');
  expect(read(writeDefinition(stamping))).toMatchObject({ stampsPhotos: true });
  expect(read({ ...writeDefinition(EMPTY_FORM), sellarFotos: 'sí' })).not.toHaveProperty('stampsPhotos');
  expect(checkFormShape(stamping)).toEqual({ definition: stamping });
  expect(checkFormShape({ ...EMPTY_FORM, stampsPhotos: 'yes' })).toHaveProperty('issues');
  expect(compareForms(EMPTY_FORM, stamping).flatMap((change) => change.fields)).toEqual([
    { field: 'stampsPhotos', before: false, after: true },
  ]);
});

it('X39.81 whether the track is recorded is in the document, in what a request brings, and in the history; it is off at first', () => {
  const following: FormDefinition = { ...EMPTY_FORM, recordsTrack: true };
  expect(writeDefinition(following)).toMatchObject({ registrarRecorrido: true });
  expect(EMPTY_FORM).not.toHaveProperty('recordsTrack');
  expect(writeDefinition(EMPTY_FORM)).not.toHaveProperty('registrarRecorrido');
  expect(read(writeDefinition(following))).toMatchObject({ recordsTrack: true });
  expect(read({ ...writeDefinition(EMPTY_FORM), registrarRecorrido: 'sí' })).not.toHaveProperty(
    'recordsTrack',
  );
  expect(checkFormShape(following)).toEqual({ definition: following });
  expect(checkFormShape({ ...EMPTY_FORM, recordsTrack: 'yes' })).toHaveProperty('issues');
  expect(compareForms(EMPTY_FORM, following).flatMap((change) => change.fields)).toEqual([
    { field: 'recordsTrack', before: false, after: true },
  ]);
});
