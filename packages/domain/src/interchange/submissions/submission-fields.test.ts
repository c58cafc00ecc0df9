// What other programs read in the document of a submission, and what we read in theirs.
import { describe, expect, it } from 'vitest';
import type { DocumentObject } from '../../reading/residue.ts';
import {
  exampleOf,
  readSubmission,
  type Sections,
  withoutResidue,
} from '../../testing/submission-examples.ts';
import { formToDocument } from '../forms/form-document.ts';
import { submissionToDocument } from './submission-document.ts';

describe('the fields that other programs read', () => {
  const { form, document } = exampleOf('acta-inspeccion-comercio', ({ citizen }) => citizen !== null);

  it('A3.01 A3.31 R3.01 what stands in a submission beside the form is read', () => {
    const submission = readSubmission(
      {
        ...document,
        id: 'Fields67890123456789',
        codigoMunicipio: 'VM9',
        fechaCreacion: '2026-03-10T15:00:00.000Z',
        lastUpdate: '2026-03-12T09:30:00.000Z',
        creadoPor: 'inspectora',
        firstName: 'Ada',
        lastName: 'Pérez',
        inspectorID: 'L-77',
        pdfDownloadCode: 'FieVM9',
      },
      form,
    );
    expect(submission).toMatchObject({
      id: 'Fields67890123456789',
      formId: document['idPlantilla'],
      code: 'VM9',
      createdAt: '2026-03-10T15:00:00.000Z',
      updatedAt: '2026-03-12T09:30:00.000Z',
      createdBy: 'inspectora',
      author: { firstName: 'Ada', lastName: 'Pérez', inspectorNumber: 'L-77' },
      recordCode: 'FieVM9',
    });
  });

  it('A3.03 R3.07 the state is the id that stands in it, among those of the form', () => {
    const { states } = form.definition;
    const last = states.length - 1;
    const inState = (actual: unknown) =>
      readSubmission({ ...document, estados: { ...(document['estados'] as object), actual } }, form).state;
    expect([inState(0), inState(last)]).toEqual([0, last]);
  });

  it('A3.11 an option is given by being checked, under its text and its position', () => {
    const copy = structuredClone(document) as { secciones: Sections };
    const question = copy.secciones
      .flatMap(({ preguntas }) => preguntas)
      .find((asked) => asked['tipoPregunta'] === 3 && asked.opciones.length > 1);
    if (!question) throw new Error('no single choice among the examples');
    for (const option of question.opciones) Object.assign(option, { checked: false });
    Object.assign(question.opciones[1] ?? {}, { checked: true });
    const { answers } = readSubmission(copy, form);
    const definition = form.definition.sections
      .flatMap(({ questions }) => questions)
      .find(({ title }) => title.text === question['titulo']);
    expect(answers.main[definition?.id ?? '']?.value).toBe(definition?.options[1]?.id);
    expect(definition?.options[1]?.text.text).toBe(question.opciones[1]?.['texto']);
  });

  it('A3.05 A3.06 the flags and the incident system of the form stand in every submission', () => {
    const written = submissionToDocument(readSubmission(document, form), form, formToDocument(form));
    expect(written['opcionales']).toMatchObject({ ciudadano: true, ciudadanoRequerido: true });
    expect(Object.keys(written['muniCore'] as object)).toEqual(
      expect.arrayContaining(Object.keys(document['muniCore'] as object)),
    );
  });
});

it('R2.064 R3.01 R7.34 reads the incident and the asset that muniCore names, and writes them', () => {
  const { form, document } = exampleOf('relevamiento-arbolado', () => true);
  const naming = (fields: DocumentObject) => ({
    ...document,
    muniCore: { ...(document.muniCore as object), ...fields },
  });
  const read1 = readSubmission(naming({ idIncidente: 778_412, idIdentificador: 9_001 }), form);
  expect(read1).toMatchObject({ incidentNumber: '778412', asset: { id: 9_001 } });
  expect(submissionToDocument(withoutResidue(read1), form).muniCore).toMatchObject({
    idIncidente: 778_412,
    idIdentificador: 9_001,
  });
  expect(readSubmission(naming({ idIncidente: 'A-7', idIdentificador: 'x' }), form)).toMatchObject({
    incidentNumber: 'A-7',
  });
  const none = readSubmission(naming({ idIncidente: null, idIdentificador: null }), form);
  expect([none.incidentNumber, none.asset]).toEqual([undefined, undefined]);
});
