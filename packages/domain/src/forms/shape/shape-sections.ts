// Reads the sections of an untrusted form.
// rules: E3.39-E3.54, E9.29

import type { ChoiceOption, Condition, Question, Section } from '../definition/form.ts';
import {
  CHOICES_MAX,
  CHOICES_PER_QUESTION_MAX,
  CONDITIONS_PER_SECTION_MAX,
  QUESTIONS_MAX,
  SECTIONS_MAX,
} from '../definition/form-limits.ts';
import { isItemId } from '../definition/item-id.ts';
import { purposeField, purposesOf } from '../definition/purposes.ts';
import { QUESTION_KINDS } from '../definition/question-kinds.ts';
import { isChoice } from '../edit/edit-questions.ts';
import {
  inside,
  item,
  readFields,
  readFlag,
  readList,
  readOneOf,
  readText,
  report,
  type Spot,
  type UnknownFields,
} from './shape-reader.ts';
import { readId, readLocalized } from './shape-values.ts';

/**
 * Ids seen so far. Ids of each kind of item are unique in the whole form; ids of options are unique in their
 * question.
 */
interface Taken {
  readonly sections: Set<string>;
  readonly conditions: Set<string>;
  readonly questions: Set<string>;
}

const SECTION = {
  required: [
    'id',
    'title',
    'description',
    'relatedArea',
    'repeatable',
    'required',
    'conditional',
    'prompt',
    'single',
    'conditions',
    'questions',
  ],
  optional: ['residue'],
};
const CONDITION = { required: ['id', 'text', 'questions'], optional: ['residue'] };
const QUESTION = {
  required: [
    'id',
    'title',
    'kind',
    'required',
    'options',
    'searchable',
    'allowsImage',
    'allowsDocument',
    'allowsVideo',
    'repeatable',
    'startsEmpty',
    'link',
    'linkTitle',
  ],
  optional: ['residue', 'scansCode', 'allowsAudio', 'purpose'],
};
const CHOICE = { required: ['id', 'text'], optional: ['residue'] };

export function readSections(value: unknown, spot: Spot): readonly Section[] {
  const taken: Taken = { sections: new Set(), conditions: new Set(), questions: new Set() };
  return readList(value, spot, SECTIONS_MAX).flatMap((raw, index) => {
    const at = item(spot, index, refOf('sectionId', raw));
    const fields = readFields(raw, at, SECTION);
    return fields ? [readSection(fields, at, taken)] : [];
  });
}

function readSection(fields: UnknownFields, spot: Spot, taken: Taken): Section {
  const section: Section = {
    id: readId(fields.id, inside(spot, 'id'), taken.sections),
    title: readLocalized(fields.title, inside(spot, 'title')),
    description: readLocalized(fields.description, inside(spot, 'description')),
    relatedArea: readText(fields.relatedArea, inside(spot, 'relatedArea')),
    repeatable: readFlag(fields.repeatable, inside(spot, 'repeatable')),
    required: readFlag(fields.required, inside(spot, 'required')),
    conditional: readFlag(fields.conditional, inside(spot, 'conditional')),
    prompt: readLocalized(fields.prompt, inside(spot, 'prompt')),
    single: readFlag(fields.single, inside(spot, 'single')),
    conditions: readConditions(fields.conditions, inside(spot, 'conditions'), taken),
    questions: readQuestions(fields.questions, inside(spot, 'questions'), taken),
  };
  if (section.conditional && section.questions.length > 0)
    report(inside(spot, 'questions'), 'shape-contradiction');
  if (section.conditional && section.repeatable) report(inside(spot, 'repeatable'), 'shape-contradiction');
  if (!section.conditional && section.conditions.length > 0)
    report(inside(spot, 'conditions'), 'shape-contradiction');
  return section;
}

function readConditions(value: unknown, spot: Spot, taken: Taken): readonly Condition[] {
  return readList(value, spot, CONDITIONS_PER_SECTION_MAX).flatMap((raw, index) => {
    const at = item(spot, index, refOf('conditionId', raw));
    const fields = readFields(raw, at, CONDITION);
    if (!fields) return [];
    return [
      {
        id: readId(fields.id, inside(at, 'id'), taken.conditions),
        text: readLocalized(fields.text, inside(at, 'text')),
        questions: readQuestions(fields.questions, inside(at, 'questions'), taken),
      },
    ];
  });
}

function readQuestions(value: unknown, spot: Spot, taken: Taken): readonly Question[] {
  const raws = readList(value, spot, QUESTIONS_MAX);
  const { counts } = spot.report;
  const before = counts.questions;
  counts.questions += raws.length;
  if (counts.questions > QUESTIONS_MAX) {
    if (before <= QUESTIONS_MAX) report(spot, 'shape-too-many', { max: QUESTIONS_MAX });
    return [];
  }
  return raws.flatMap((raw, index) => {
    const at = item(spot, index, refOf('questionId', raw));
    const fields = readFields(raw, at, QUESTION);
    return fields ? [readQuestion(fields, at, taken)] : [];
  });
}

function readQuestion(fields: UnknownFields, spot: Spot, taken: Taken): Question {
  const question: Question = {
    id: readId(fields.id, inside(spot, 'id'), taken.questions),
    title: readLocalized(fields.title, inside(spot, 'title')),
    kind: readOneOf(fields.kind, inside(spot, 'kind'), QUESTION_KINDS),
    required: readFlag(fields.required, inside(spot, 'required')),
    options: readChoices(fields.options, inside(spot, 'options')),
    searchable: readFlag(fields.searchable, inside(spot, 'searchable')),
    allowsImage: readFlag(fields.allowsImage, inside(spot, 'allowsImage')),
    allowsDocument: readFlag(fields.allowsDocument, inside(spot, 'allowsDocument')),
    allowsVideo: readFlag(fields.allowsVideo, inside(spot, 'allowsVideo')),
    repeatable: readFlag(fields.repeatable, inside(spot, 'repeatable')),
    startsEmpty: readFlag(fields.startsEmpty, inside(spot, 'startsEmpty')),
    link: readText(fields.link, inside(spot, 'link')),
    linkTitle: readText(fields.linkTitle, inside(spot, 'linkTitle')),
    ...(readFlag(fields.allowsAudio, inside(spot, 'allowsAudio')) && { allowsAudio: true }),
    ...(readFlag(fields.scansCode, inside(spot, 'scansCode')) && { scansCode: true }),
  };
  return checkedQuestion({ ...question, ...purposeField(question.kind, fields.purpose) }, fields, spot);
}

function checkedQuestion(question: Question, fields: UnknownFields, spot: Spot): Question {
  if (fields.purpose !== question.purpose)
    report(inside(spot, 'purpose'), 'shape-unknown-value', { known: purposesOf(question.kind).join(', ') });
  if (question.scansCode && question.kind !== 'text')
    report(inside(spot, 'scansCode'), 'shape-unknown-value');
  if (question.options.length > 0 && !isChoice(question.kind))
    report(inside(spot, 'options'), 'shape-options-not-allowed');
  return question;
}

function readChoices(value: unknown, spot: Spot): readonly ChoiceOption[] {
  const raws = readList(value, spot, CHOICES_PER_QUESTION_MAX);
  const { counts } = spot.report;
  const before = counts.choices;
  counts.choices += raws.length;
  if (counts.choices > CHOICES_MAX) {
    if (before <= CHOICES_MAX) report(spot, 'shape-too-many', { max: CHOICES_MAX });
    return [];
  }
  const taken = new Set<string>();
  return raws.flatMap((raw, index) => {
    const at = item(spot, index);
    const fields = readFields(raw, at, CHOICE);
    if (!fields) return [];
    return [
      {
        id: readId(fields.id, inside(at, 'id'), taken),
        text: readLocalized(fields.text, inside(at, 'text')),
      },
    ];
  });
}

/** The item's id for the `at` of its issues, when it is a valid id. */
function refOf(
  name: 'sectionId' | 'conditionId' | 'questionId',
  raw: unknown,
): Readonly<Record<string, string>> {
  const id = typeof raw === 'object' && raw !== null ? (raw as UnknownFields).id : null;
  return isItemId(id) ? { [name]: id } : {};
}
