import { expect, it } from 'vitest';
import { readDefinition, writeDefinition } from '../../interchange/forms/definition-document.ts';
import { compareForms } from '../compare/compare-forms.ts';
import type { FormDefinition } from '../definition/form.ts';
import { EMPTY_FORM } from '../definition/new-form.ts';
import { removeLanguage, setTranslation, textsOf, untranslated } from '../languages/translations.ts';
import { checkFormShape } from '../shape/form-shape.ts';
import { setAfterSending } from './after-sending.ts';

const NEXT = { text: 'Le escribimos en diez días.', in: { en: 'We write within ten days.' } };
const WITH: FormDefinition = { ...setAfterSending(EMPTY_FORM, NEXT), sectionSteps: true, checkFirst: true };

/** As a document, and back; `more`: what another program wrote into it. */
function throughDocument(definition: FormDefinition, more: object = {}) {
  const document = { ...writeDefinition(definition), ...more };
  return readDefinition({ document, path: '', report: [] });
}

it('X36.01 X36.11 X36.22 what the page after sending says, and how the form is answered, are in its documents; forms without them stay as they are', () => {
  expect(throughDocument(WITH)).toMatchObject({ afterSending: NEXT, sectionSteps: true, checkFirst: true });
  expect(writeDefinition(WITH)).toMatchObject({
    textoDespuesDeEnviar: NEXT.text,
    textoDespuesDeEnviarAlternativeLanguage_en: NEXT.in.en,
    seccionPorPaso: true,
    revisarAntesDeEnviar: true,
  });
  const none = ['afterSending', 'sectionSteps', 'checkFirst'];
  for (const name of none) expect(throughDocument(EMPTY_FORM)).not.toHaveProperty(name);
  const foreign = throughDocument(EMPTY_FORM, { seccionPorPaso: 'sí', textoDespuesDeEnviar: '' });
  for (const name of none) expect(foreign).not.toHaveProperty(name);
  expect(writeDefinition(foreign)).toMatchObject({ seccionPorPaso: 'sí', textoDespuesDeEnviar: '' });
});

it('X36.01 X36.11 X36.22 a request brings them within the limits of any text; nothing else is taken', () => {
  expect(checkFormShape(WITH)).toEqual({ definition: WITH });
  const empty = { ...EMPTY_FORM, afterSending: { text: ' ' }, sectionSteps: false };
  expect(checkFormShape(empty)).toEqual({ definition: EMPTY_FORM });
  for (const wrong of [{ afterSending: 'x' }, { sectionSteps: 1 }, { checkFirst: 'yes' }])
    expect(checkFormShape({ ...EMPTY_FORM, ...wrong })).toHaveProperty('issues');
});

it('X36.01 X36.11 X36.22 the history says what changed', () => {
  const fields = compareForms(EMPTY_FORM, WITH).flatMap((change) => change.fields);
  expect(fields).toEqual([
    { field: 'afterSending', before: '', after: NEXT.text },
    { field: 'translations', before: null, after: null },
    { field: 'sectionSteps', before: false, after: true },
    { field: 'checkFirst', before: false, after: true },
  ]);
  expect(compareForms(WITH, structuredClone(WITH))).toEqual([]);
});

it('X36.01 it is translated as every text of the form, last of all; without a text there is none', () => {
  const ref = { kind: 'form', field: 'afterSending' } as const;
  expect(textsOf(WITH).at(-1)).toEqual({ ref, text: NEXT });
  expect(untranslated(WITH, 'pt').at(-1)?.ref).toEqual(ref);
  const both = setTranslation(WITH, ref, { language: 'pt', text: 'Escreveremos em dez dias.' });
  expect(both.afterSending?.in).toEqual({ en: NEXT.in.en, pt: 'Escreveremos em dez dias.' });
  expect(removeLanguage(both, 'pt')).toEqual(WITH);
  expect(setAfterSending(WITH, NEXT)).toBe(WITH);
  expect(setAfterSending(EMPTY_FORM, { text: '' })).toBe(EMPTY_FORM);
  expect(setAfterSending(WITH, { text: '' })).not.toHaveProperty('afterSending');
});
