// The shape of a submission's document, field by field, on a document that has every field.
import { describe, expect, it } from 'vitest';
import { stateName } from '../../presentation/state-name.ts';
import type { DocumentObject } from '../../reading/residue.ts';
import { parseAreaPath } from '../../territory/territory.ts';
import { readSubmission, stored, withoutResidue } from '../../testing/submission-examples.ts';
import {
  ASKED,
  CITIZEN,
  DOCUMENT,
  OPTIONS,
  SIGNATURES,
  STATES,
} from '../../testing/whole-submission-document.ts';
import { formFromDocument } from '../forms/form-document.ts';
import { submissionToDocument } from './submission-document.ts';

function read(document: DocumentObject) {
  const copy = formFromDocument({ ...document, id: document['idPlantilla'] });
  if ('issues' in copy) throw new Error(JSON.stringify(copy.issues));
  const submission = stored(readSubmission(document, copy.form));
  return { form: copy.form, definition: copy.form.definition, submission };
}

const { form, definition, submission } = read(DOCUMENT);
/** As the model alone writes it, without what was kept of the document. */
const written = submissionToDocument(withoutResidue(submission), form);

describe('the document of a submission', () => {
  it('R3.01 holds its fields, which are read and written again as they were', () => {
    expect(submission).toMatchObject({
      id: 'Shape678901234567890',
      formId: 'Form5678901234567890',
      code: 'VM4221',
      author: { firstName: 'Ada', lastName: 'Pérez', inspectorNumber: 'L-77' },
      createdAt: '2025-03-14T21:56:46.305Z',
      updatedAt: '2025-06-06T18:58:14.149Z',
      recordCode: 'ShaVM4221',
      incidentNumber: '778412',
      asset: { id: 9_001 },
    });
    expect(form.municipality).toMatchObject({ platformId: 70 });
    expect(definition).toMatchObject({
      title: { text: 'Acta' },
      description: { text: 'Constatación' },
      headerImage: 'imagenes/f/cabecera.png',
      voucherText: 'Gracias',
      appointment: { tenantUniqueName: 'villa-maria' },
      payments: { payOrder: true, name: 'Teatro' },
    });
    expect(submissionToDocument(submission, form)).toEqual(DOCUMENT);
    expect(Object.keys(written)).toEqual(expect.arrayContaining(Object.keys(DOCUMENT)));
  });

  it('R3.02 R3.05 names who answered, a visitor as an anonymous user, and where', () => {
    expect(submission.createdBy).toBe('Usuario Anónimo');
    expect(submission.location).toEqual({ address: 'Salta 2063', latitude: -32.39, longitude: -63.24 });
    expect(written).toMatchObject({ creadoPor: 'Usuario Anónimo', ubicacion: DOCUMENT['ubicacion'] });
    expect(read({ ...DOCUMENT, creadoPor: 'hlescano' }).submission.createdBy).toBe('hlescano');
  });

  it('R3.03 has a list of area references; the first leads to its municipality', () => {
    expect(form.areaPaths).toEqual(DOCUMENT['areas']);
    expect(parseAreaPath(form.areaPaths[0] ?? '')).toMatchObject({
      areaId: 'FEcpIEPkhrFEJfB6VQDL',
      municipalityId: 'AVfAngYAtw9lrSokhkuO',
    });
  });

  it('R3.04 has the citizen, with CUIT and type where it is a legal person', () => {
    expect(submission.citizen).toMatchObject({
      documentNumber: '30990506996',
      firstName: 'El Trigal S.R.L.',
      lastName: 'Dummy',
      street: 'Lisandro de la Torre 606',
      phone: '+5493530462965',
      email: 'administracion@trigal.example',
      source: 'municore',
      taxNumber: '30990506996',
      personType: 'juridica',
    });
    expect(written['datosCiudadano']).toMatchObject(CITIZEN);
  });

  it('R3.06 R3.07 has its states, where each may go, and its history; the current one by id or by position', () => {
    expect(definition.states).toMatchObject([
      { name: 'Recibida', transitions: [1] },
      { name: 'Resuelta', transitions: [] },
    ]);
    expect(submission.stateHistory).toEqual([
      { at: STATES.history[0]?.date, username: 'hlescano', stateId: 0, stateName: 'Recibida', initial: true },
      {
        at: STATES.history[1]?.date,
        username: 'hlescano',
        stateId: 1,
        stateName: 'Resuelta',
        initial: false,
      },
    ]);
    const nameFor = (actual: number) =>
      stateName(definition.states, read({ ...DOCUMENT, estados: { ...STATES, actual } }).submission.state);
    expect([3, 4, 0, 1].map(nameFor)).toEqual(['Recibida', 'Resuelta', 'Recibida', 'Resuelta']);
  });

  it('R3.11 has a copy of the options of the form, each under its name', () => {
    expect(written['opcionales']).toMatchObject(OPTIONS);
    for (const name of Object.keys(OPTIONS)) {
      const off = read({ ...DOCUMENT, opcionales: { ...OPTIONS, [name]: false } });
      const again = submissionToDocument(withoutResidue(off.submission), off.form);
      expect(again['opcionales']).toMatchObject({ ...OPTIONS, [name]: false });
    }
  });

  it('R3.19 has its signatures: what they are called, how and by whom they are given, and what was given', () => {
    expect(definition.signatures).toMatchObject([
      { title: 'Titular', type: 'draw', signatory: 'citizen', required: true },
      { title: 'Testigo', type: 'upload', signatory: 'intern', required: false },
      { title: 'Inspector', type: 'both', signatory: 'intern', required: true },
    ]);
    expect(submission.signatures).toMatchObject([
      { slot: 0, image: 'imagenes/signatures-f/imgPNG-1.png', signatory: 'Rosa Quiroga' },
    ]);
    expect(written['signatures']).toMatchObject(SIGNATURES);
  });

  it('R7.28 fields that nobody knows are left alone, and those that are missing are empty', () => {
    const foreign = { ...DOCUMENT, ajeno: { deep: [1] } };
    const read1 = read(foreign);
    expect({ ...read1.submission, residue: null }).toEqual({ ...submission, residue: null });
    const { id, idPlantilla, fechaCreacion } = DOCUMENT;
    expect(read({ id, idPlantilla, fechaCreacion }).submission).toMatchObject({
      code: '',
      createdBy: '',
      author: { firstName: '', lastName: '', inspectorNumber: '' },
      citizen: null,
      location: null,
      state: null,
      stateHistory: [],
      signatures: [],
      answers: { main: {}, rows: {}, ticked: {} },
    });
  });
});

describe('its sections and questions', () => {
  const [local, claim] = definition.sections;
  const answers = submission.answers;

  it('R3.13 a section has its texts, its area, its questions and its copies; another one its conditions', () => {
    expect(local).toMatchObject({
      title: { text: 'Local' },
      description: { text: 'Antes de entrar' },
      relatedArea: 'Comercio',
      repeatable: true,
      conditional: false,
    });
    expect(local?.questions).toHaveLength(ASKED.length);
    const [copy, ...others] = answers.rows[local?.id ?? ''] ?? [];
    expect(copy?.answers[local?.questions[0]?.id ?? '']?.value).toBe('Otra vidriera');
    expect(others).toEqual([]);
    expect(claim).toMatchObject({ conditional: true, prompt: { text: '¿Qué pasa?' } });
    expect(written['secciones']).toMatchObject([
      { orden: 0, seccionesRepetibles: [{ orden: 0 }], areaAsociada: { nombre: 'Comercio' } },
      { orden: 1, conditionalSection: true, conditionalQuestion: '¿Qué pasa?' },
    ]);
  });

  it('R3.14 a condition has its number, its text, whether it is ticked, and its questions', () => {
    expect(claim?.conditions.map(({ text }) => text.text)).toEqual(['Ruido', 'Olor']);
    expect(answers.ticked[claim?.id ?? '']).toEqual([claim?.conditions[0]?.id]);
    expect(answers.main[claim?.conditions[0]?.questions[0]?.id ?? '']?.value).toBe('Música');
    expect((written['secciones'] as readonly DocumentObject[])[1]?.['conditions']).toMatchObject([
      { order: 0, condition: 'Ruido', checked: true, questions: [{ respuesta: 'Música' }] },
      { order: 1, condition: 'Olor', checked: false, questions: [{ respuesta: '' }] },
    ]);
  });

  it('R3.15 R3.16 R3.17 a question has its type, its type of data, its answer, its options and its files', () => {
    const questions = local?.questions ?? [];
    expect(questions.map(({ kind }) => kind)).toEqual([
      'text',
      'integer',
      'decimal',
      'date',
      'time',
      'link',
      'multiple-choice',
      'single-choice',
      'yes-no',
      'text',
    ]);
    const optionOf = (asked: number, at: number) => questions[asked]?.options[at]?.id;
    expect(questions.map(({ id }) => answers.main[id])).toEqual([
      { value: 'Vidriera rota', image: 'imagenes/f/vidriera.png' },
      { value: '12', document: 'documentos/f/doc-a.pdf' },
      { value: '1,5', video: 'documentos/f/doc-b.mp4' },
      { value: '14/03/2025' },
      { value: '17:46' },
      { value: 'https://example.org' },
      { value: [optionOf(6, 0), optionOf(6, 1)] },
      { value: optionOf(7, 1) },
      { value: 'yes' },
      undefined,
    ]);
    expect([questions[0]?.allowsImage, questions[1]?.allowsDocument]).toEqual([true, true]);
    expect([questions[5]?.linkTitle, questions[5]?.link]).toEqual(['Norma', 'https://norma.example']);
    const fields = ASKED.map(({ oldAnswer: _a, oldImage: _i, oldDocument: _d, ...known }) => known);
    expect((written['secciones'] as readonly DocumentObject[])[0]?.['preguntas']).toMatchObject(fields);
    // What it was before a revision stays with the question.
    const again = submissionToDocument(submission, form)['secciones'] as readonly {
      readonly preguntas: readonly DocumentObject[];
    }[];
    expect(again[0]?.preguntas[9]).toMatchObject({
      oldAnswer: 'antes',
      oldImage: 'imagenes/f/a.png',
      oldDocument: 'documentos/f/b',
    });
  });
});
