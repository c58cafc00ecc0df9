import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormDefinition, questionsOf } from '../../forms/definition/form.ts';
import { QUESTION_KINDS } from '../../forms/definition/question-kinds.ts';
import { changeQuestionKind } from '../../forms/edit/change-kind.ts';
import {
  deleteQuestion,
  duplicateQuestion,
  moveQuestion,
  updateQuestion,
} from '../../forms/edit/edit-questions.ts';
import { addSection, changeSectionType, moveSection, updateSection } from '../../forms/edit/edit-sections.ts';
import { checkFormShape } from '../../forms/shape/form-shape.ts';
import { addState, deleteState, setInitialState, setTransitions } from '../../forms/workflow/workflow.ts';
import { inLanguage } from '../../localized.ts';
import { type Draw, drawing, drawRecord } from '../../testing/arbitrary-form.ts';
import { disturbed } from '../../testing/disturb.ts';
import { FORM_FILES, formDocument } from '../../testing/read-demonstration.ts';
import { sameDefinition, withoutResidue, withResidueOf } from './definition-residue.ts';
import { formFromDocument, formToDocument } from './form-document.ts';
import type { FormRecord } from './form-record.ts';

function read(document: unknown): FormRecord {
  const result = formFromDocument(document);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.form;
}

/** Returns the value as a database would give it back. */
function stored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const FIXED = new Set(['id', 'tipoPregunta']);

describe('round trips', () => {
  it.each(FORM_FILES)('E1.02 E3.01 E3.17 reads and writes %s without a difference', (name) => {
    const document = formDocument(name);
    const form = read(document);
    expect(formToDocument(form)).toEqual(document);
    expect(formToDocument(stored(form))).toEqual(document);
  });

  it.each(FORM_FILES)('E9.29 finds nothing wrong with the shape of %s', (name) => {
    const { definition } = read(formDocument(name));
    expect(checkFormShape(stored(definition))).toEqual({ definition: withoutResidue(definition) });
  });

  it('E1.02 reads every form that it writes as the same form', () => {
    fc.assert(
      fc.property(drawing, (draw) => {
        const form = drawRecord(draw, 'mixed');
        expect(read(stored(formToDocument(form)))).toEqual(form);
      }),
    );
  });

  it('E3.17 E3.46 writes documents of other programs back as they were', () => {
    fc.assert(
      fc.property(drawing, (draw) => {
        const form = drawRecord(draw, 'own');
        const document = disturbed(draw, stored(formToDocument(form)), FIXED);
        expect(formToDocument(stored(read(document)))).toEqual(document);
      }),
      { numRuns: 300 },
    );
  });
});

describe('edits after reading', () => {
  it('E1.02 E4.28 an edit wins over what the document had', () => {
    fc.assert(
      fc.property(drawing, (draw) => {
        const form = drawRecord(draw, 'own');
        const before = read(disturbed(draw, stored(formToDocument(form)), FIXED));
        const definition = edited(draw, before.definition);
        const after = read(stored(formToDocument({ ...before, definition })));
        expect(withoutResidue(after.definition)).toEqual(withoutResidue(definition));
      }),
      { numRuns: 500 },
    );
  });

  it('E3.17 keeps unknown fields beside an edited field', () => {
    const document = { ...formDocument('solicitud-poda-publica'), extra: { a: 1 } };
    const form = read(document);
    const definition = { ...form.definition, title: { text: 'Otro título' } };
    const written = formToDocument({ ...form, definition });
    expect(written).toMatchObject({ titulo: 'Otro título', extra: { a: 1 } });
    expect(written).not.toHaveProperty('tituloAlternativeLanguage_en');
  });

  it('E3.46 options left over in a text question do not come back when it becomes a choice', () => {
    const leftOver = [{ orden: 0, texto: 'vieja', checked: false }];
    const question = { titulo: 'q', tipoPregunta: 'open', opciones: leftOver };
    const form = read({ id: 'f', secciones: [{ preguntas: [question] }] });
    expect(formToDocument(form)).toEqual({ id: 'f', secciones: [{ preguntas: [question] }] });
    const definition = changeQuestionKind(form.definition, 's0q0', { kind: 'single-choice' });
    expect(
      read(formToDocument({ ...form, definition })).definition.sections[0]?.questions[0]?.options,
    ).toEqual([]);
  });

  it.each([
    ['autocompletar', { autocompletar: 'tel-national', tipoPregunta: 'open' }, 'integer'],
    ['iniciaVacia', { iniciaVacia: true, tipoPregunta: 'open' }, 'date'],
    ['escaneaCodigo', { escaneaCodigo: true, tipoPregunta: 'boolean' }, 'text'],
  ] as const)(
    'E1.02 E4.28 %s of another program, which meant nothing for the kind it had, means nothing for the one it gets',
    (_name, fields, kind) => {
      const question = { titulo: 'q', ...fields };
      const form = read({ id: 'f', secciones: [{ preguntas: [question] }] });
      expect(formToDocument(form)).toEqual({ id: 'f', secciones: [{ preguntas: [question] }] });
      const changed = changeQuestionKind(form.definition, 's0q0', { kind });
      const definition = updateQuestion(changed, 's0q0', { startsEmpty: false });
      const again = read(stored(formToDocument({ ...form, definition })));
      expect(withoutResidue(again.definition)).toEqual(withoutResidue(definition));
    },
  );

  it('E4.06 E3.38 keeps the state numbers of a document until a state goes', () => {
    const estados = {
      disponibles: [
        { id: 10, nombre: 'A', transiciones: [20] },
        { id: 20, nombre: 'B', transiciones: [30, 99] },
        { id: 30, nombre: 'C', transiciones: [10] },
      ],
      inicial: 20,
    };
    const form = read({ id: 'f', estados });
    expect(form.definition.states.map((state) => state.transitions)).toEqual([[1], [2], [0]]);
    expect(form.definition.initialState).toBe(1);
    expect(formToDocument(form).estados).toEqual(estados);
    const definition = setTransitions(form.definition, 0, [1, 2]);
    expect(formToDocument({ ...form, definition }).estados).toMatchObject({
      disponibles: [{ id: 10, transiciones: [20, 30] }, { id: 20, transiciones: [30, 99] }, { id: 30 }],
    });
    const fewer = deleteState(form.definition, 0);
    expect(formToDocument({ ...form, definition: fewer }).estados).toEqual({
      disponibles: [
        { id: 0, nombre: 'B', transiciones: [1] },
        { id: 1, nombre: 'C', transiciones: [] },
      ],
      inicial: 0,
    });
  });

  it('E4.74 renumbers a list from 0 once an item went, and keeps foreign numbers until then', () => {
    const preguntas = [1, 2, 3].map((orden) => ({ orden, titulo: `p${orden}`, tipoPregunta: 4 }));
    const form = read({ id: 'f', secciones: [{ orden: 7, preguntas }] });
    expect(formToDocument(form).secciones).toEqual([{ orden: 7, preguntas }]);
    const definition = deleteQuestion(form.definition, 's0q1');
    const [section] = formToDocument({ ...form, definition }).secciones as [
      { preguntas: { orden: number }[] },
    ];
    expect(section.preguntas.map((question) => question.orden)).toEqual([0, 1]);
  });
});

describe('ids', () => {
  it('E4.74 names items without id by their position and writes other ids', () => {
    const form = read(formDocument('acta-inspeccion-comercio'));
    const [section] = form.definition.sections;
    expect(section?.id).toBe('s0');
    expect(section?.questions[3]?.options[2]?.id).toBe('s0q3o2');
    const definition = moveQuestion(form.definition, 's0q0', 'down');
    const written = formToDocument({ ...form, definition });
    expect((written.secciones as { preguntas: unknown[] }[])[0]?.preguntas.slice(0, 3)).toMatchObject([
      { orden: 0, id: 's0q1' },
      { orden: 1, id: 's0q0' },
      { orden: 2 },
    ]);
    expect(sameDefinition(read(written).definition, definition)).toBe(true);
  });

  it('E4.74 refuses two items with one id', () => {
    const preguntas = [{ tipoPregunta: 4, id: 's0q1' }, { tipoPregunta: 4 }];
    expect(formFromDocument({ id: 'f', secciones: [{ preguntas }] })).toMatchObject({
      issues: [{ code: 'document-duplicate-id', at: { field: 'secciones[0].preguntas[1].id' } }],
    });
  });
});

describe('residue and requests', () => {
  it('E3.17 puts the residue of the stored form back on what a browser sent', () => {
    fc.assert(
      fc.property(drawing, (draw) => {
        const form = drawRecord(draw, 'own');
        const document = disturbed(draw, stored(formToDocument(form)), FIXED);
        const { definition, ...record } = read(document);
        const sent = withoutResidue(definition);
        expect(JSON.stringify(sent)).not.toContain('"residue"');
        expect(formToDocument({ ...record, definition: withResidueOf(sent, definition) })).toEqual(document);
      }),
    );
  });
});

describe('hostile documents', () => {
  it.each([
    [null, '', 'document-wrong-type'],
    [[], '', 'document-wrong-type'],
    ['texto', '', 'document-wrong-type'],
    [{}, 'id', 'document-missing-field'],
    [{ id: 'f', titulo: 4 }, 'titulo', 'document-wrong-type'],
    [{ id: 'f', secciones: {} }, 'secciones', 'document-wrong-type'],
    [{ id: 'f', secciones: [3] }, 'secciones[0]', 'document-wrong-type'],
    [{ id: 'f', opcionales: { publico: 'yes' } }, 'opcionales.publico', 'document-wrong-type'],
    [{ id: 'f', timeStamp: 'ayer' }, 'timeStamp', 'document-wrong-type'],
    [
      { id: 'f', secciones: [{ preguntas: [{ tipoPregunta: 6 }] }] },
      'secciones[0].preguntas[0].tipoPregunta',
      'document-unknown-value',
    ],
    [
      { id: 'f', secciones: [{ preguntas: [{}] }] },
      'secciones[0].preguntas[0].tipoPregunta',
      'document-missing-field',
    ],
    [{ id: 'f', titulo: 'a\u0000b' }, 'titulo', 'document-not-storable'],
    [{ id: 'f', titulo: 'media \ud83c pareja' }, 'titulo', 'document-not-storable'],
    [
      JSON.parse('{"id":"f","payments":{"__proto__":{"admin":true}}}'),
      'payments.__proto__',
      'document-not-storable',
    ],
  ])('E9.29 %j is refused at %s', (document, field, code) => {
    const result = formFromDocument(document);
    expect('issues' in result && result.issues[0]).toMatchObject({ code, at: { field } });
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('E9.29 refuses more sections than any form needs', () => {
    const secciones = Array.from({ length: 301 }, () => ({}));
    expect(formFromDocument({ id: 'f', secciones })).toMatchObject({
      issues: [{ code: 'document-too-many' }],
    });
  });

  it('E9.29 refuses endless nesting', () => {
    const nested = JSON.parse(`{"id":"f","payments":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`) as unknown;
    expect(formFromDocument(nested)).toMatchObject({ issues: [{ code: 'document-too-deep' }] });
  });

  it('E9.29 never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), drawing, (junk, draw) => {
        const document: Record<string, unknown> = stored(formToDocument(drawRecord(draw, 'mixed')));
        document[draw(fc.constantFrom(...Object.keys(document)))] = junk;
        const result = formFromDocument(document);
        if ('form' in result) expect(formToDocument(result.form)).toBeTypeOf('object');
        else expect(result.issues).not.toEqual([]);
      }),
    );
  });

  it('E3.17 leaves an unknown language among the unknown fields', () => {
    const document = JSON.parse(
      '{"id":"f","titulo":"t","tituloAlternativeLanguage___proto__":"x","tituloAlternativeLanguage_en":"e"}',
    ) as unknown;
    const form = read(document);
    expect(form.definition.title).toEqual({ text: 't', in: { en: 'e' } });
    expect(formToDocument(form)).toEqual(document);
  });
});

it('R1.10 reads titles, descriptions, options and conditions in another language from the fields with its code', () => {
  const both = (field: string, spanish: string, english: string) => ({
    [field]: spanish,
    [`${field}AlternativeLanguage_en`]: english,
  });
  const form = read({
    id: 'f',
    ...both('titulo', 'Poda', 'Pruning'),
    ...both('descripcion', 'De árboles', 'Of trees'),
    secciones: [
      {
        ...both('titulo', 'Lugar', 'Location'),
        ...both('descripcion', 'De la vereda', 'Of the pavement'),
        ...both('conditionalQuestion', '¿Hay cables?', 'Are there wires?'),
        conditionalSection: true,
        conditions: [
          {
            ...both('condition', 'Sí, hay', 'Yes, there are'),
            questions: [
              {
                ...both('titulo', 'Especie', 'Species'),
                tipoPregunta: 'radio',
                opciones: [both('texto', 'Tilo', 'Lime tree')],
              },
            ],
          },
        ],
      },
    ],
  });
  const { title, description, sections } = form.definition;
  const [section] = sections;
  const [condition] = section?.conditions ?? [];
  const [question] = condition?.questions ?? [];
  const texts = [
    title,
    description,
    section?.title,
    section?.description,
    section?.prompt,
    condition?.text,
    question?.title,
    question?.options[0]?.text,
  ].map((text) => text && [inLanguage(text, 'en'), inLanguage(text, 'pt')]);
  expect(texts).toEqual([
    ['Pruning', 'Poda'],
    ['Of trees', 'De árboles'],
    ['Location', 'Lugar'],
    ['Of the pavement', 'De la vereda'],
    ['Are there wires?', '¿Hay cables?'],
    ['Yes, there are', 'Sí, hay'],
    ['Species', 'Especie'],
    ['Lime tree', 'Tilo'],
  ]);
});

it('E3.14 E3.15 takes the timestamps of a document database', () => {
  const document = { id: 'f', timeStamp: { _seconds: 1_741_000_000, _nanoseconds: 500_000_000 } };
  const form = read(document);
  expect(form.createdAt).toBe('2025-03-03T11:06:40.500Z');
  expect(formToDocument(form)).toEqual(document);
});

/** Applies a few random changes with the editor's own operations. */
function edited(draw: Draw, definition: FormDefinition): FormDefinition {
  let after = definition;
  for (let step = 0; step < 4; step += 1) after = editOnce(draw, after);
  return after;
}

let made = 0;
function editOnce(draw: Draw, definition: FormDefinition): FormDefinition {
  const nextId = () => `n${(made += 1)}`;
  const sections = definition.sections.map((section) => section.id);
  const questions = definition.sections.flatMap((section) =>
    questionsOf(section).map((question) => question.id),
  );
  const section = sections.length > 0 ? draw(fc.constantFrom(...sections)) : '';
  const question = questions.length > 0 ? draw(fc.constantFrom(...questions)) : '';
  const state = draw(fc.integer({ min: 0, max: 3 }));
  const added = addState(definition, draw(fc.string({ minLength: 1, unit: 'grapheme-ascii' })));
  return draw(
    fc.constantFrom(
      () => ('definition' in added ? added.definition : definition),
      () => deleteState(definition, state),
      () => setInitialState(definition, state),
      () => setTransitions(definition, state, [0, 1, 2]),
      () => addSection(definition, nextId()),
      () => moveSection(definition, section, 'up'),
      () => changeSectionType(definition, section, draw(fc.constantFrom('simple', 'conditional'))),
      () => updateSection(definition, section, { repeatable: draw(fc.boolean()), relatedArea: '' }),
      () => moveQuestion(definition, question, 'down'),
      () => deleteQuestion(definition, question),
      () => duplicateQuestion(definition, question, nextId),
      () => changeQuestionKind(definition, question, { kind: draw(fc.constantFrom(...QUESTION_KINDS)) }),
      () => ({ ...definition, title: { text: '' }, appointment: null, responseLimit: null, payments: null }),
    ),
  )();
}
