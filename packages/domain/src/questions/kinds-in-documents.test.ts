// How the product reads the two numbers of a question's kind, and the flags, in documents.
import { describe, expect, it } from 'vitest';
import type { OptionName } from '../forms/definition/options.ts';
import { formFromDocument, formToDocument } from '../interchange/forms/form-document.ts';
import { aForm, aQuestion } from '../testing/a-form.ts';

type Fields = Record<string, unknown>;

/** A document with one question of this kind, and these flags. */
function documentWith(question: Fields, flags: Fields = {}): Fields {
  const written = formToDocument({
    id: 'Form5678901234567890',
    areaPaths: [],
    area: null,
    municipality: null,
    createdAt: null,
    edits: [],
    duplicatedFrom: null,
    deleted: false,
    deletion: null,
    definition: aForm()
      .withSection('s', aQuestion('q', 'single-choice', { options: ['a', 'b'] }))
      .build(),
  });
  const document = structuredClone(written) as Fields & { secciones: { preguntas: Fields[] }[] };
  Object.assign(document.secciones[0]?.preguntas[0] ?? {}, question);
  return { ...document, opcionales: flags };
}

function definitionIn(document: Fields) {
  const result = formFromDocument(document);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.form.definition;
}

const kindIn = (question: Fields) => definitionIn(documentWith(question)).sections[0]?.questions[0]?.kind;

describe('the numbers of a question', () => {
  it.each([
    [1, 'text'],
    [2, 'integer'],
    [3, 'decimal'],
    [4, 'date'],
    [5, 'time'],
    [6, 'link'],
  ] as const)('P9.17 E9.11 an open question with the data type %i is read as %s', (tipoDato, kind) => {
    expect(kindIn({ tipoPregunta: 1, tipoDato })).toBe(kind);
  });

  it.each([
    ['string', 'text'],
    ['number', 'integer'],
    ['decimal', 'decimal'],
    ['date', 'date'],
    ['time', 'time'],
    ['link', 'link'],
  ] as const)('E3.47 an open question with the data type %s is read as %s', (tipoDato, kind) => {
    expect(kindIn({ tipoPregunta: 'open', tipoDato })).toBe(kind);
  });

  it.each([
    [2, 'multiple-choice'],
    [3, 'single-choice'],
    [4, 'yes-no'],
  ] as const)(
    'E3.47 a question of type %i is %s whatever data type stands beside it, and is written with none',
    (tipoPregunta, kind) => {
      for (const tipoDato of [null, 1, 2, 3, 4, 5, 6]) expect(kindIn({ tipoPregunta, tipoDato })).toBe(kind);
      const written = formToDocument({
        ...formOf(documentWith({ tipoPregunta, tipoDato: null })),
      }) as { secciones: { preguntas: Fields[] }[] };
      expect(written.secciones[0]?.preguntas[0]).toMatchObject({ tipoPregunta, tipoDato: null });
    },
  );

  it('E3.47 any other data type of an open question is refused with its field', () => {
    const result = formFromDocument(documentWith({ tipoPregunta: 1, tipoDato: 7 }));
    expect('issues' in result && result.issues).toMatchObject([
      { code: 'document-unknown-value', at: { field: 'secciones[0].preguntas[0].tipoDato' } },
    ]);
  });
});

function formOf(document: Fields) {
  const result = formFromDocument(document);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.form;
}

describe('the flags', () => {
  /** The name in documents, and our name. */
  const FLAGS: readonly (readonly [string, OptionName])[] = [
    ['publico', 'publicAccess'],
    ['ciudadano', 'citizen'],
    ['ciudadanoRequerido', 'citizenRequired'],
    ['destinatario', 'recipient'],
    ['citizenAssociationFromCitizenPortal', 'citizenAssociationFromCitizenPortal'],
    ['singleAnswer', 'singleAnswer'],
    ['limitResponses', 'limitResponses'],
    ['geolocalizacion', 'geolocation'],
    ['headerImg', 'showHeaderImage'],
    ['pdfDownloadCode', 'pdfDownloadCode'],
    ['addAppointment', 'addAppointment'],
    ['incidentesXestado', 'incidentPerState'],
    ['addPaymentGateway', 'addPaymentGateway'],
    ['envioEmail', 'emailCopy'],
  ];

  it.each(FLAGS)('A3.06 %s is on where its document says so, and the others stay off', (written, flag) => {
    const { options } = definitionIn(documentWith({}, { [written]: true }));
    expect(Object.entries(options).flatMap(([name, on]) => (on ? [name] : []))).toEqual([flag]);
  });

  it('A3.06 a flag that is missing is off', () => {
    const { options } = definitionIn(documentWith({}));
    expect(new Set(Object.values(options))).toEqual(new Set([false]));
    expect(Object.keys(options)).toEqual(expect.arrayContaining(FLAGS.map(([, flag]) => flag)));
  });
});
