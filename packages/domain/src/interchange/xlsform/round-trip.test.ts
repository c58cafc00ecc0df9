// A form of ours as an XLSForm and back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormShape } from '../../forms/shape/form-shape.ts';
import type { FormDefinition, Question, Section } from '../../forms/definition/form.ts';
import { titleOf } from '../../localized.ts';
import { drawDefinition, drawing } from '../../testing/arbitrary-form.ts';
import { FORM_FILES, formDocument } from '../../testing/read-demonstration.ts';
import { TEST_WORDS } from '../../testing/xlsform-words.ts';
import { formFromDocument } from '../forms/form-document.ts';
import { readXlsForm } from './read-xlsform.ts';
import { writeXlsForm } from './write-xlsform.ts';

function roundTrip(definition: FormDefinition) {
  const written = writeXlsForm(definition, { id: 'form', version: 3 }, TEST_WORDS);
  return { written, read: readXlsForm(written.sheets, { words: TEST_WORDS, title: '' }) };
}

/** What an XLSForm holds of a question: neither ids nor what no XLSForm has. */
function heldQuestion({
  id: _id,
  repeatable: _repeatable,
  purpose: _purpose,
  residue: _residue,
  options,
  ...question
}: Question) {
  return { ...question, options: options.map(({ text }) => text) };
}

function heldSection({
  id: _id,
  residue: _residue,
  relatedArea: _area,
  questions,
  conditions,
  ...section
}: Section) {
  return {
    ...section,
    questions: questions.map(heldQuestion),
    conditions: conditions.map(({ text, questions: opened }) => ({
      text,
      questions: opened.map(heldQuestion),
    })),
  };
}

const held = ({ title, description, sections, options, signatures }: FormDefinition) => ({
  title: title.text,
  description,
  geolocation: options.geolocation,
  signatures: signatures.map(titleOf),
  sections: sections.map(heldSection),
});

function demonstration(name: (typeof FORM_FILES)[number]): FormDefinition {
  const read = formFromDocument(formDocument(name));
  if (!('form' in read)) throw new Error(name);
  return read.form.definition;
}

describe('every form of the demonstration', () => {
  it.each(FORM_FILES)('X38.46 %s comes back with the same content', (name) => {
    const definition = demonstration(name);
    const { read } = roundTrip(definition);
    expect(read.lines.filter(({ severity }) => severity === 'refused')).toEqual([]);
    expect(read.definition && held(read.definition)).toEqual(held(definition));
  });
});

/** A drawn form with only what an XLSForm holds. */
function holdable(drawn: FormDefinition): FormDefinition {
  const title = (text: { readonly text: string }) => (text.text === '' ? { ...text, text: 'x' } : text);
  const question = (one: Question, index: number): Question => {
    const isChoice = one.kind === 'single-choice' || one.kind === 'multiple-choice';
    const options = one.options.map((option) => ({ ...option, text: title(option.text) }));
    return {
      ...one,
      // Two questions of the same title in a row would be one and its file.
      title: { ...one.title, text: `${index} ${one.title.text}`.trim() },
      kind: isChoice && options.length === 0 ? 'text' : one.kind,
      options: isChoice ? options : [],
      searchable: isChoice && options.length > 0 && one.searchable,
      link: '',
      linkTitle: one.kind === 'link' ? one.linkTitle.replaceAll(/[[\]\n]/g, '') : '',
    };
  };
  const sections = drawn.sections.flatMap((section): Section[] => {
    const conditions = section.conditions.filter(({ questions }) => questions.length > 0);
    if (section.conditional && conditions.length === 0) return [];
    return [
      {
        ...section,
        title: title(section.title),
        description: section.description.text === '' ? { text: '' } : section.description,
        required: section.conditional && section.required,
        single: section.conditional && section.single,
        // A prompt that repeats the title is one text in the file.
        prompt: section.conditional ? { ...section.prompt, text: `¿${section.prompt.text}` } : { text: '' },
        questions: section.questions.map(question),
        conditions: conditions.map((condition) => ({
          ...condition,
          text: title(condition.text),
          questions: condition.questions.map(question),
        })),
      },
    ];
  });
  const { options, signatures } = drawn;
  return {
    ...drawn,
    title: { text: drawn.title.text || 'x' },
    description: drawn.description.text === '' ? { text: '' } : drawn.description,
    sections,
    options: { ...options, digitalSignature: options.digitalSignature && signatures.length > 0 },
    signatures: options.digitalSignature
      ? signatures.map((slot) => ({ ...slot, title: slot.title || 'x' }))
      : [],
  };
}

it('X38.46 any form of sections, questions, options, languages and signatures comes back with the same content', () => {
  fc.assert(
    fc.property(drawing, (draw) => {
      const definition = holdable(drawDefinition(draw, 'own'));
      if (
        definition.sections.every(({ questions, conditions }) => questions.length + conditions.length === 0)
      )
        return;
      expect('definition' in checkFormShape(definition)).toBe(true);
      const { read } = roundTrip(definition);
      expect(read.lines.filter(({ severity }) => severity === 'refused')).toEqual([]);
      expect(read.definition && held(read.definition)).toEqual(held(definition));
    }),
    { numRuns: 200 },
  );
});
