// Submissions as documents of the specification: nothing of them is lost in a round trip, and hostile ones are refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draw, drawing, drawRecord } from '../../testing/arbitrary-form.ts';
import { drawAnswers, drawSubmission } from '../../testing/arbitrary-submission.ts';
import { disturbed } from '../../testing/disturb.ts';
import { ANSWERED_FILES, submissionDocuments, type TestDocument } from '../../testing/read-demonstration.ts';
import {
  exampleOf,
  formOf,
  readSubmission,
  sectionsOf,
  stored,
  withoutResidue,
} from '../../testing/submission-examples.ts';
import { sameDefinition } from '../forms/definition-residue.ts';
import { formFromDocument, formToDocument } from '../forms/form-document.ts';
import type { FormRecord } from '../forms/form-record.ts';
import {
  correctionsOf,
  definitionOfSubmissionDocument,
  formOfSubmissionDocument,
  submissionFromDocument,
  submissionToDocument,
} from './submission-document.ts';

/**
 * Fields that a document of answers cannot do without, because they say which section or question is which.
 */
const FIXED = new Set(
  'id idPlantilla fechaCreacion tipoPregunta conditionalSection repetible signatures secciones conditions questions preguntas opciones seccionesRepetibles'.split(
    ' ',
  ),
);

/** A document of another program, and the version of the form it is read against. */
function foreign(draw: Draw): { readonly form: FormRecord; readonly document: TestDocument } {
  const form = drawRecord(draw, 'own');
  const written = stored(submissionToDocument(drawSubmission(draw, form.definition, form.id), form));
  return { form, document: disturbed(draw, written, FIXED) as TestDocument };
}

describe('round trips', () => {
  it.each(ANSWERED_FILES)('A3.31 R3.01 reads and writes the answers of %s without a difference', (name) => {
    const form = formOf(name);
    const formWritten = formToDocument(form);
    const documents = submissionDocuments(name);
    expect(documents).toHaveLength(40);
    for (const document of documents) {
      const submission = stored(readSubmission(document, form));
      expect(submissionToDocument(submission, form, formWritten)).toEqual(document);
    }
  });

  it.each(ANSWERED_FILES)('A3.31 the copies of %s are the definition of the form', (name) => {
    const { definition } = formOf(name);
    const documents = submissionDocuments(name);
    const same = documents.filter((document) => {
      const copy = definitionOfSubmissionDocument(document);
      return 'definition' in copy && sameDefinition(copy.definition, definition);
    });
    expect(same.length).toBeGreaterThan(0);
    expect(same).toHaveLength(documents.length);
  });

  it('A3.31 reads every submission that it writes as the same submission', () => {
    fc.assert(
      fc.property(drawing, (draw) => {
        const form = drawRecord(draw, 'mixed');
        const submission = drawSubmission(draw, form.definition, form.id);
        const document = stored(submissionToDocument(submission, form));
        expect(withoutResidue(readSubmission(document, form))).toEqual(withoutResidue(submission));
      }),
      { numRuns: 200 },
    );
  });

  it('A3.31 E3.17 writes documents of other programs back as they were', () => {
    fc.assert(
      fc.property(drawing, (draw) => {
        const { form, document } = foreign(draw);
        expect(submissionToDocument(stored(readSubmission(document, form)), form)).toEqual(document);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the copy of the form', () => {
  it('A3.31 may differ from the version and stays as it is', () => {
    const form = formOf('relevamiento-arbolado');
    const [document] = submissionDocuments('relevamiento-arbolado');
    const copy = stored(document) as TestDocument & { opcionales: Record<string, unknown> };
    copy.opcionales.envioEmail = true;
    copy.titulo = 'Título de entonces';
    copy.formEditedInfo = [];
    expect(submissionToDocument(readSubmission(copy, form), form)).toEqual(copy);
  });

  it('A3.31 keeps its own record of the form when the form is edited later', () => {
    const form = formOf('relevamiento-arbolado');
    const [document] = submissionDocuments('relevamiento-arbolado');
    const submission = readSubmission(document, form);
    const later: FormRecord = {
      ...form,
      area: { id: 'x', name: 'Otra' },
      edits: [...form.edits, { at: '2026-01-01T00:00:00.000Z', username: 'otra' }],
      deleted: true,
    };
    expect(submissionToDocument(submission, later)).toEqual(document);
  });

  it('A3.31 with other sections than the version is refused', () => {
    const form = formOf('relevamiento-arbolado');
    const [document] = submissionDocuments('relevamiento-arbolado');
    const copy = stored(document) as unknown as { secciones: { preguntas: unknown[] }[] };
    copy.secciones[0]?.preguntas.pop();
    expect(submissionFromDocument(copy, form)).toMatchObject({
      issues: [{ code: 'document-form-differs', at: { field: 'secciones[0].preguntas' } }],
    });
  });

  it('A3.31 serves as the form where no form is known', () => {
    const [document] = submissionDocuments('acta-inspeccion-comercio');
    const result = formOfSubmissionDocument(document);
    if ('issues' in result) throw new Error('not read');
    expect(result.form).toMatchObject({ id: document?.idPlantilla, area: { id: 'g6LTZVCBj2JyP24l0IN7' } });
    expect(JSON.stringify(result.form.definition)).not.toContain('respuesta');
    expect(submissionToDocument(readSubmission(document, result.form), result.form)).toEqual(document);
  });
});

describe('answers', () => {
  it('A3.07 A3.08 names the further copies of a section by their position', () => {
    const { submission } = exampleOf(
      'relevamiento-arbolado',
      ({ answers }) => (answers.rows.s1?.length ?? 0) > 1,
    );
    expect(submission.answers.rows.s1?.map((row) => row.id).slice(0, 2)).toEqual(['r0', 'r1']);
  });

  it('A3.09 A3.14 R3.15 an edit wins over the document', () => {
    const { form, submission, document } = exampleOf(
      'relevamiento-arbolado',
      ({ answers }) => 's0q0' in answers.main,
    );
    const answers = { ...submission.answers, main: { ...submission.answers.main, s0q0: { value: 'nueva' } } };
    const written = sectionsOf(submissionToDocument({ ...submission, answers }, form));
    expect(written[0]?.preguntas[0]?.respuesta).toBe('nueva');
    expect(written.slice(1)).toEqual(sectionsOf(document).slice(1));
  });

  it('A3.08 what was kept of one copy of a section does not slip to its neighbour', () => {
    const found = exampleOf('relevamiento-arbolado', ({ answers }) => (answers.rows.s1?.length ?? 0) > 1);
    const document = stored(found.document);
    const questions = sectionsOf(document)[1]?.seccionesRepetibles[1]?.preguntas[0] as TestDocument;
    questions.oldAnswer = 'antes';
    const submission = readSubmission(document, found.form);
    const rows = { ...submission.answers.rows, s1: submission.answers.rows.s1?.slice(1) ?? [] };
    const written = submissionToDocument(
      { ...submission, answers: { ...submission.answers, rows } },
      found.form,
    );
    const [copy] = sectionsOf(written)[1]?.seccionesRepetibles ?? [];
    expect(copy?.preguntas[0]).toMatchObject({ oldAnswer: 'antes', rowIndex: 0 });
  });

  it('A3.09 an answer left below an unticked condition is no answer, also after the condition is ticked', () => {
    const found = exampleOf('relevamiento-arbolado', ({ answers }) => !answers.ticked.s3);
    const section = found.form.definition.sections.find(({ conditional }) => conditional);
    const index = found.form.definition.sections.indexOf(section as never);
    const document = stored(found.document);
    const condition = sectionsOf(document)[index]?.conditions[0];
    const hidden = condition?.questions.find((question) => question.tipoPregunta === 1) as TestDocument;
    hidden.respuesta = 'resto';
    (condition as TestDocument).checked = false;
    const submission = readSubmission(document, found.form);
    expect(submissionToDocument(submission, found.form)).toEqual(document);
    expect(Object.values(submission.answers.main)).not.toContainEqual({ value: 'resto' });
    const ticked = { ...submission.answers.ticked, [section?.id ?? '']: [section?.conditions[0]?.id ?? ''] };
    const edited = { ...submission, answers: { ...submission.answers, ticked } };
    const again = readSubmission(submissionToDocument(edited, found.form), found.form);
    expect(again.answers).toEqual(edited.answers);
  });

  it('A3.09 A3.31 what is answered instead is what the document says', () => {
    fc.assert(
      fc.property(drawing, (draw) => {
        const { form, document } = foreign(draw);
        const before = readSubmission(document, form);
        const submission = { ...before, answers: drawAnswers(draw, form.definition), code: 'VM1' };
        const after = readSubmission(stored(submissionToDocument(submission, form)), form);
        expect(withoutResidue(after)).toEqual(withoutResidue(submission));
      }),
      { numRuns: 300 },
    );
  });

  it('A3.10 A3.15 reads answers that are not written as text', () => {
    const preguntas = [
      { tipoPregunta: 'boolean', respuesta: true },
      { tipoPregunta: 'open', tipoDato: 'decimal', respuesta: 1.5 },
      { tipoPregunta: 3, respuesta: 'B', opciones: [{ texto: 'A' }, { texto: 'B' }] },
    ];
    const document = {
      id: 'a',
      idPlantilla: 'f',
      fechaCreacion: '2025-03-10T12:00:00-03:00',
      secciones: [{ preguntas }],
    };
    const copy = formOfSubmissionDocument(document);
    if ('issues' in copy) throw new Error('not read');
    const submission = readSubmission(document, copy.form);
    expect(submission.answers.main).toEqual({
      s0q0: { value: 'yes' },
      s0q1: { value: '1,5' },
      s0q2: { value: 's0q2o1' },
    });
    expect(submission.createdAt).toBe('2025-03-10T15:00:00.000Z');
    expect(submissionToDocument(submission, copy.form)).toEqual(document);
  });
});

describe('the rest of a submission', () => {
  it('R3.06 R3.07 finds the state by id, then by position', () => {
    const { form, document } = exampleOf('acta-inspeccion-comercio', ({ state }) => state === 3);
    expect(document.state).toBe('Resuelta');
    const odd = stored(form);
    const states = {
      disponibles: [
        { id: 5, nombre: 'A' },
        { id: 1, nombre: 'B' },
      ],
      inicial: 5,
    };
    const numbered = formFromDocument({ ...formToDocument(odd), estados: states });
    if ('issues' in numbered) throw new Error('not read');
    const stateOf = (actual: unknown) =>
      readSubmission({ ...document, estados: { ...states, actual, history: [] } }, numbered.form).state;
    expect([5, 1, 0, 9, null].map(stateOf)).toEqual([0, 1, 0, null, null]);
  });

  it('R3.18 R3.20 R3.22 keeps revision requests and supervisor edits', () => {
    const form = formOf('reclamo-portal-ciudadano');
    const documents = submissionDocuments('reclamo-portal-ciudadano');
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      const corrections = correctionsOf(stored(readSubmission(document, form)));
      for (const piece of ['requestsForChanges', 'editsBySupervisor', 'answersWithCorrections'])
        expect(corrections[piece]).toEqual(document[piece]);
    }
  });

  it('A3.32 R3.19 reads the signatures that were given', () => {
    const { submission } = exampleOf('acta-inspeccion-comercio', ({ signatures }) => signatures.length === 2);
    expect(submission.signatures.map(({ slot }) => slot)).toEqual([0, 1]);
  });

  it('A3.28 reads nobody where the citizen is marked empty', () => {
    const { form, document } = exampleOf('acta-inspeccion-comercio', ({ citizen }) => citizen !== null);
    const empty = { ...document, datosCiudadano: { ...(document.datosCiudadano as object), empty: true } };
    const submission = readSubmission(empty, form);
    expect(submission.citizen).toBeNull();
    expect(submissionToDocument(submission, form)).toEqual(empty);
  });
});

describe('hostile documents', () => {
  const form = formOf('relevamiento-arbolado');
  const [document] = submissionDocuments('relevamiento-arbolado');
  it.each([
    [{ id: 4 }, 'id'],
    [{ fechaCreacion: null }, 'fechaCreacion'],
    [{ fechaCreacion: '10/03/2025' }, 'fechaCreacion'],
    [{ secciones: 'x' }, 'secciones'],
    [{ secciones: [null] }, 'secciones[0]'],
    [{ estados: [] }, 'estados'],
    [{ ubicacion: { latlng: 4 } }, 'ubicacion.latlng'],
    [{ extra: JSON.parse('{"__proto__":{"x":1}}') as unknown }, 'extra.__proto__'],
    [{ creadoPor: 'a\u0000' }, 'creadoPor'],
  ])('E9.29 refuses %j', (piece, field) => {
    const result = submissionFromDocument({ ...document, ...piece }, form);
    expect('issues' in result && result.issues[0]?.at?.field).toBe(field);
  });

  it('E9.29 never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), drawing, (junk, draw) => {
        const field = draw(fc.constantFrom(...Object.keys(document ?? {})));
        const rewritten = [junk, { ...document, [field]: junk }].map((hostile) => {
          const result = submissionFromDocument(hostile, form);
          return [
            definitionOfSubmissionDocument(hostile),
            formOfSubmissionDocument(hostile),
            'submission' in result ? submissionToDocument(result.submission, form) : result.issues,
          ];
        });
        expect(rewritten).toHaveLength(2);
      }),
      { numRuns: 200 },
    );
  });
});
