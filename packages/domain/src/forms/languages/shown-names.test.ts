// The names of states and the titles of signatures in other languages.
import { describe, expect, it } from 'vitest';
import { readDefinition, writeDefinition } from '../../interchange/forms/definition-document.ts';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { compareForms } from '../compare/compare-forms.ts';
import type { FormDefinition } from '../definition/form.ts';
import { deleteSignature, moveSignature, setSignatureTitle } from '../edit/edit-signatures.ts';
import { formHints } from '../quality/form-hints.ts';
import { checkFormShape } from '../shape/form-shape.ts';
import { checkWorkflowShape } from '../shape/shape-workflow.ts';
import { addState, deleteState, renameState, takeWorkflow } from '../workflow/workflow.ts';
import { alikeTranslations, fitColumn } from './fill-translations.ts';
import { readTranslations } from './translation-sheet.ts';
import {
  keyOfText,
  languagesOf,
  removeLanguage,
  setTranslation,
  signatureTexts,
  type TextRef,
  textsOf,
  untranslated,
} from './translations.ts';

const FORM = aForm()
  .withOptions({ digitalSignature: true })
  .withStates('Recibida', 'En curso', 'Resuelta')
  .withSignature({ title: 'Titular' })
  .withSignature({ title: 'Testigo' })
  .withSignature({ title: 'Testigo' })
  .withSection('s', aQuestion('q', 'text'))
  .build();

const inCourse: TextRef = { kind: 'state', name: 'En curso' };
const second: TextRef = { kind: 'signature', title: 'Testigo', after: 1 };
const pt = (form: FormDefinition, ref: TextRef, text: string) =>
  setTranslation(form, ref, { language: 'pt', text });
const TRANSLATED = pt(pt(FORM, inCourse, 'Em andamento'), second, 'Segunda testemunha');
const statesIn = ({ states }: Pick<FormDefinition, 'states'>) =>
  states.map((state) => [state.name, state.in?.['pt'] ?? '']);
const titlesIn = ({ signatures }: FormDefinition) =>
  signatures.map((slot) => [slot.title, slot.in?.['pt'] ?? '']);
const formOf = (edit: ReturnType<typeof renameState>) =>
  'definition' in edit ? edit.definition : expect.unreachable(edit.issue.code);

describe('texts of the form', () => {
  it('X36.90 names of states and titles of signatures are texts of a form, each once, and only they change', () => {
    const keys = textsOf(FORM).map(({ ref }) => keyOfText(ref));
    expect(keys.slice(-6)).toEqual([
      'signature-0-Titular',
      'signature-0-Testigo',
      'signature-1-Testigo',
      'state-Recibida',
      'state-En%20curso',
      'state-Resuelta',
    ]);
    expect(untranslated(FORM, 'pt').length - untranslated(TRANSLATED, 'pt').length).toBe(2);
    expect(statesIn(TRANSLATED)).toEqual([
      ['Recibida', ''],
      ['En curso', 'Em andamento'],
      ['Resuelta', ''],
    ]);
    expect(titlesIn(TRANSLATED)).toEqual([
      ['Titular', ''],
      ['Testigo', ''],
      ['Testigo', 'Segunda testemunha'],
    ]);
    expect(pt(TRANSLATED, inCourse, 'Em andamento')).toBe(TRANSLATED);
    expect(pt(FORM, { kind: 'state', name: 'Otra' }, 'x')).toBe(FORM);
    expect(pt(FORM, { kind: 'signature', title: 'Titular', after: 1 }, 'x')).toBe(FORM);
    expect(pt(pt(TRANSLATED, inCourse, ''), second, '')).toEqual(FORM);
  });

  it('X36.90 a language that lacks one of them is hinted at; a form that asks for no signature lacks none', () => {
    const missing = (form: FormDefinition) => formHints(form, ['pt']).at(-1)?.count;
    expect([missing(FORM), missing(TRANSLATED)]).toEqual([9, 7]);
    const unsigned = { ...TRANSLATED, options: { ...FORM.options, digitalSignature: false } };
    expect(missing(unsigned)).toBe(5);
    expect(textsOf(unsigned).filter(({ ref }) => ref.kind === 'signature')).toEqual([]);
  });

  it('X36.90 removing a language takes it from them too, where no signature is asked for at present as well', () => {
    expect(languagesOf(TRANSLATED)).toEqual(['pt']);
    const unsigned = { ...TRANSLATED, options: { ...FORM.options, digitalSignature: false } };
    expect(titlesIn(removeLanguage(unsigned, 'pt'))).toEqual(titlesIn(FORM));
    expect(removeLanguage(TRANSLATED, 'pt')).toEqual(FORM);
  });
});

describe('while the form is edited', () => {
  it('X36.90 a renamed state keeps its translations, another one deleted leaves them, its own deletion takes them', () => {
    const renamed = formOf(renameState(TRANSLATED, 1, 'En obra'));
    expect(statesIn(renamed)[1]).toEqual(['En obra', 'Em andamento']);
    expect(statesIn(deleteState(renamed, 0))).toEqual([
      ['En obra', 'Em andamento'],
      ['Resuelta', ''],
    ]);
    const again = formOf(addState(deleteState(TRANSLATED, 1), 'En curso'));
    expect(statesIn(again).at(-1)).toEqual(['En curso', '']);
  });

  it('X36.90 a signature keeps its translations when it is moved or renamed, and loses them when it is deleted', () => {
    const moved = moveSignature(TRANSLATED, 2, 'up');
    expect(titlesIn(moved)).toEqual([
      ['Titular', ''],
      ['Testigo', 'Segunda testemunha'],
      ['Testigo', ''],
    ]);
    const renamed = setSignatureTitle(moved, 1, { text: 'Vecino', in: { pt: 'Vizinho' } });
    expect(titlesIn(renamed)[1]).toEqual(['Vecino', 'Vizinho']);
    expect(signatureTexts(deleteSignature(renamed, 1)).map(({ text }) => text)).toEqual([
      { text: 'Titular' },
      { text: 'Testigo' },
    ]);
  });

  it('X36.93 a form that takes a set of states takes their translations along', () => {
    const { states, initialState } = TRANSLATED;
    const read = checkWorkflowShape({ name: 'Reclamos', states, initialState });
    const { workflow } = 'workflow' in read ? read : expect.unreachable();
    expect(statesIn(takeWorkflow(aForm().build(), workflow))).toEqual(statesIn(TRANSLATED));
  });
});

describe('how long they may be', () => {
  const LONG = '✓'.repeat(41);

  it('X36.92 a translation is as long as its text may be: what is longer is named with its state or signature and language', () => {
    const fitting = pt(TRANSLATED, second, '✓'.repeat(40));
    expect(checkFormShape(fitting)).toEqual({ definition: fitting });
    const signed = checkFormShape(pt(TRANSLATED, second, LONG));
    expect(signed).toEqual({
      issues: [
        {
          code: 'signature-translation-too-long',
          at: { field: 'signatures[2].in.pt' },
          values: { path: 'signatures[2].in.pt', title: 'Testigo', language: 'pt', max: 40 },
        },
      ],
    });
    const stated = checkFormShape(pt(TRANSLATED, inCourse, 'x'.repeat(10_001)));
    expect(stated).toMatchObject({
      issues: [
        {
          code: 'state-translation-too-long',
          values: { path: 'states[1].in.pt', name: 'En curso', language: 'pt', max: 10_000 },
        },
      ],
    });
  });

  it('X36.92 a pasted column, a sheet and texts that read alike leave out what is too long for a signature', () => {
    expect(fitColumn([second, inCourse], [LONG, LONG])).toMatchObject({
      taken: [{ ref: inCourse, text: LONG }],
      tooLong: 1,
    });
    const table = [[], [keyOfText(second), LONG]];
    const columns = { key: 0, where: null, text: null, translation: 1 };
    expect(readTranslations(FORM, 'pt', { table, columns })).toMatchObject({
      taken: [],
      refused: [{ line: 2, why: 'too-long' }],
    });
    const alike = pt({ ...FORM, title: { text: 'Titular' } }, { kind: 'form', field: 'title' }, LONG);
    expect(alikeTranslations(alike, 'pt')).toEqual([]);
  });

  it('X36.92 two states may read alike in another language: their names tell them apart', () => {
    const alike = pt(TRANSLATED, { kind: 'state', name: 'Recibida' }, 'Em andamento');
    expect(checkFormShape(alike)).toEqual({ definition: alike });
  });
});

describe('in documents and between versions', () => {
  it('X36.93 documents carry them in fields of their own, and come back without a difference', () => {
    const document = writeDefinition(TRANSLATED);
    expect(document).toMatchObject({
      estados: {
        disponibles: [
          { id: 0, nombre: 'Recibida', transiciones: [1, 2] },
          { nombre: 'En curso', nombreAlternativeLanguage_pt: 'Em andamento' },
          { nombre: 'Resuelta' },
        ],
      },
      signatures: [{}, {}, { title: 'Testigo', titleAlternativeLanguage_pt: 'Segunda testemunha' }],
    });
    expect(JSON.stringify(document).match(/AlternativeLanguage_/g)).toHaveLength(2);
    const again = readDefinition({ document, path: '', report: [] });
    expect([statesIn(again), titlesIn(again)]).toEqual([statesIn(TRANSLATED), titlesIn(TRANSLATED)]);
    expect(writeDefinition(again)).toEqual(document);
    expect(writeDefinition(removeLanguage(again, 'pt'))).toEqual(writeDefinition(FORM));
  });

  it('X36.93 the history says of which state and of which signature the translations changed', () => {
    const changes = compareForms(FORM, TRANSLATED);
    expect(
      changes.map(({ subject, name, fields }) => [subject, name, fields.map(({ field }) => field)]),
    ).toEqual([
      ['state', 'En curso', ['translations']],
      ['signature', 'Testigo', ['translations']],
    ]);
  });
});
