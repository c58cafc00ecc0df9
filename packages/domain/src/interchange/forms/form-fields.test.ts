// The names and values that other programs read in a form document, field by field.
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../forms/definition/form.ts';
import { QUESTION_KINDS } from '../../forms/definition/question-kinds.ts';
import { aCondition, aForm, aQuestion, aSection, localized } from '../../testing/a-form.ts';
import { formFromDocument, formToDocument } from './form-document.ts';

type Document = Readonly<Record<string, unknown>>;

function documentOf(definition: FormDefinition): Document {
  return formToDocument({
    id: 'Form5678901234567890',
    areaPaths: [],
    area: null,
    municipality: null,
    createdAt: null,
    edits: [],
    duplicatedFrom: null,
    deleted: false,
    deletion: null,
    definition,
  });
}

const listIn = (document: Document | undefined, field: string) =>
  (document?.[field] ?? []) as readonly Document[];

const sectionsOf = (definition: FormDefinition) => listIn(documentOf(definition), 'secciones');

describe('sections', () => {
  const branched = aSection('b', {
    conditional: true,
    required: true,
    single: true,
    prompt: localized('¿Qué pasa?'),
    relatedArea: 'Tránsito',
    conditions: [aCondition('c', aQuestion('q', 'text'))],
  });
  const [simple, conditional] = sectionsOf(aForm().withSection('a').withSections(branched).build());

  it('E3.39 E3.40 E3.42 E3.43 a section has its fields, switches and the text above the conditions', () => {
    const fields = [
      'orden',
      'titulo',
      'descripcion',
      'repetible',
      'required',
      'conditionalSection',
      'conditionalQuestion',
      'conditionalSectionSingle',
      'conditions',
      'preguntas',
      'seccionesRepetibles',
    ];
    expect(Object.keys(simple ?? {})).toEqual(expect.arrayContaining(fields));
    expect(simple).toMatchObject({
      required: false,
      conditionalSection: false,
      conditionalSectionSingle: false,
    });
    expect(conditional).toMatchObject({
      titulo: 'Sección b',
      required: true,
      conditionalSection: true,
      conditionalQuestion: '¿Qué pasa?',
      conditionalSectionSingle: true,
      areaAsociada: { nombre: 'Tránsito' },
    });
  });

  it('E3.44 a condition has its text and its questions, and is not ticked', () => {
    const [condition] = listIn(conditional, 'conditions');
    expect(condition).toMatchObject({ order: 0, condition: 'Condición c', checked: false });
    expect(listIn(condition, 'questions')).toHaveLength(1);
  });
});

describe('questions', () => {
  const all = QUESTION_KINDS.map((kind) => aQuestion(kind, kind));
  const written = listIn(
    sectionsOf(
      aForm()
        .withSection('a', ...all)
        .build(),
    )[0],
    'preguntas',
  );

  it('E3.45 E3.46 E3.47 E9.10 E9.11 P9.16 P9.17 every kind has its number of question and of data', () => {
    const codes = Object.fromEntries(
      QUESTION_KINDS.map((kind, index) => [
        kind,
        [written[index]?.['tipoPregunta'], written[index]?.['tipoDato']],
      ]),
    );
    expect(codes).toMatchObject({ text: [1, 1], integer: [1, 2], decimal: [1, 3], date: [1, 4] });
    expect(codes).toMatchObject({ time: [1, 5], link: [1, 6] });
    expect(codes['multiple-choice']?.[0]).toBe(2);
    expect(codes['single-choice']?.[0]).toBe(3);
    expect(codes['yes-no']?.[0]).toBe(4);
  });

  it('P9.16 a combined question of another program is read, as a text, and written back as it was', () => {
    const form = documentOf(aForm().withSection('a', aQuestion('q', 'text')).build());
    const question = listIn(listIn(form, 'secciones')[0], 'preguntas')[0];
    Object.assign(question ?? {}, { tipoPregunta: 5, tipoDato: null });
    const result = formFromDocument(form);
    if ('issues' in result) throw new Error(JSON.stringify(result.issues));
    expect(result.form.definition.sections[0]?.questions[0]?.kind).toBe('text');
    const again = formToDocument(result.form);
    expect(listIn(listIn(again, 'secciones')[0], 'preguntas')[0]).toMatchObject({
      tipoPregunta: 5,
      tipoDato: null,
    });
    expect(QUESTION_KINDS).not.toContain('combined');
  });

  it.each([
    ['E3.49', 'required', 'required'],
    ['E3.50', 'allowsImage', 'adjuntar'],
    ['E3.51', 'allowsDocument', 'adjuntarDocumento'],
    ['E3.52', 'allowsVideo', 'adjuntarVideo'],
    ['E3.53', 'searchable', 'filtrable'],
  ] as const)('%s the switch %s is written as %s', (_rule, flag, field) => {
    const question = aQuestion('q', 'single-choice', { [flag]: true });
    const [on, off] = listIn(
      sectionsOf(aForm().withSection('a', question, aQuestion('p', 'single-choice')).build())[0],
      'preguntas',
    );
    expect([on?.[field], off?.[field]]).toEqual([true, false]);
  });
});

it.each(['draw', 'upload', 'both'] as const)(
  'E3.55 E3.56 E3.57 E9.08 E9.09 a signature of type %s is written with who signs it',
  (type) => {
    const signed = aForm()
      .withSignature({ title: 'Titular', type, signatory: 'intern', required: true })
      .withSignature({ type, signatory: 'citizen' });
    const slots = listIn(documentOf(signed.build()), 'signatures');
    expect(slots[0]).toMatchObject({
      title: 'Titular',
      typeOfSignature: type,
      tipeOfSignatory: 'intern',
      indexSignature: 0,
      required: true,
    });
    expect(slots[1]).toMatchObject({ tipeOfSignatory: 'citizen', indexSignature: 1, required: false });
  },
);
