// Reads and writes sections and conditions in form documents (`secciones`, `conditions`).
// rules: E3.39-E3.44, A3.07-A3.09, R3.13
import type { Condition, Question, Section } from '../../forms/definition/form.ts';
import {
  CONDITIONS_PER_SECTION_MAX,
  QUESTIONS_MAX,
  SECTIONS_MAX,
} from '../../forms/definition/form-limits.ts';
import { type Fields, flagOf, objectOf, objectsOf, reportAt, textOf } from '../../reading/document-reader.ts';
import { keepNumbers, type Numbering, numbered } from '../../reading/list-numbers.ts';
import {
  type DocumentObject,
  keepResidue,
  mergedResidue,
  type Residue,
  withKept,
  withResidue,
} from '../../reading/residue.ts';
import { idField, idOf, positionalId } from './item-ids.ts';
import { localizedFields, localizedOf } from './localized-fields.ts';
import { readQuestion, writeQuestion } from './question-document.ts';

export const SECTION_ORDER: Numbering = { list: 'secciones', field: 'orden' };
const CONDITION_ORDER: Numbering = { list: 'conditions', field: 'order' };
const OF_SECTION: Numbering = { list: 'preguntas', field: 'orden' };
const OF_CONDITION: Numbering = { list: 'questions', field: 'orden' };

interface Taken {
  readonly sections: Set<string>;
  readonly conditions: Set<string>;
  readonly questions: Set<string>;
}

/** Returns the sections, and the numbers of their list as residue for the object that owns the list. */
export function readSections(fields: Fields): {
  readonly sections: readonly Section[];
  readonly numbers?: Residue;
} {
  const taken: Taken = { sections: new Set(), conditions: new Set(), questions: new Set() };
  const list = objectsOf(fields, 'secciones', SECTIONS_MAX);
  const numbers = keepNumbers(documentsOf(list), SECTION_ORDER);
  const sections = list.map((fields, index) => readSection(fields, positionalId.section(index), taken));
  if (taken.questions.size > QUESTIONS_MAX) reportAt(fields, 'secciones', 'document-too-many');
  return numbers ? { sections, numbers } : { sections };
}

export function writeSections(
  sections: readonly Section[],
  residue: Residue | undefined,
): readonly DocumentObject[] {
  const documents = sections.map((section, index) => writeSection(section, positionalId.section(index)));
  return numbered(documents, SECTION_ORDER, residue);
}

function readSection(fields: Fields, position: string, taken: Taken): Section {
  const conditional = flagOf(fields, 'conditionalSection');
  const conditions = conditional ? objectsOf(fields, 'conditions', CONDITIONS_PER_SECTION_MAX) : [];
  const questions = conditional ? [] : objectsOf(fields, 'preguntas', QUESTIONS_MAX);
  const related = objectOf(fields, 'areaAsociada');
  const section: Section = {
    id: idOf(fields, position, taken.sections),
    title: localizedOf(fields, 'titulo'),
    description: localizedOf(fields, 'descripcion'),
    relatedArea: related ? textOf(related, 'nombre') : '',
    repeatable: flagOf(fields, 'repetible') && !conditional,
    required: flagOf(fields, 'required'),
    conditional,
    prompt: localizedOf(fields, 'conditionalQuestion'),
    single: flagOf(fields, 'conditionalSectionSingle'),
    conditions: conditions.map((fields, index) =>
      readCondition(fields, positionalId.condition(position, index), taken),
    ),
    questions: readQuestions(questions, position, taken),
  };
  const list = conditional ? 'conditions' : 'preguntas';
  const elsewhere = new Set(Array.isArray(fields.document[list]) ? ['orden', list] : ['orden']);
  const numbers = conditional
    ? keepNumbers(documentsOf(conditions), CONDITION_ORDER)
    : keepNumbers(documentsOf(questions), OF_SECTION);
  return withKept(
    section,
    mergedResidue(keepResidue(fields.document, ownFields(section, position), elsewhere), numbers),
  );
}

function writeSection(section: Section, position: string): DocumentObject {
  const { residue } = section;
  const emitted = {
    ...ownFields(section, position),
    conditions: numbered(
      section.conditions.map((condition, index) =>
        writeCondition(condition, positionalId.condition(position, index)),
      ),
      CONDITION_ORDER,
      residue,
    ),
    preguntas: numbered(writeQuestions(section.questions, position), OF_SECTION, residue),
  };
  return withResidue(emitted, residue);
}

function ownFields(section: Section, position: string): DocumentObject {
  return {
    ...idField(section.id, position),
    ...localizedFields(section.title, 'titulo'),
    ...localizedFields(section.description, 'descripcion'),
    areaAsociada: { nombre: section.relatedArea },
    repetible: section.repeatable,
    required: section.required,
    conditionalSection: section.conditional,
    ...localizedFields(section.prompt, 'conditionalQuestion'),
    conditionalSectionSingle: section.single,
    conditions: [],
    preguntas: [],
    seccionesRepetibles: [],
  };
}

function readCondition(fields: Fields, position: string, taken: Taken): Condition {
  const questions = objectsOf(fields, 'questions', QUESTIONS_MAX);
  const condition: Condition = {
    id: idOf(fields, position, taken.conditions),
    text: localizedOf(fields, 'condition'),
    questions: readQuestions(questions, position, taken),
  };
  const elsewhere = new Set(Array.isArray(fields.document.questions) ? ['order', 'questions'] : ['order']);
  return withKept(
    condition,
    mergedResidue(
      keepResidue(fields.document, conditionFields(condition, position), elsewhere),
      keepNumbers(documentsOf(questions), OF_CONDITION),
    ),
  );
}

function writeCondition(condition: Condition, position: string): DocumentObject {
  const questions = numbered(writeQuestions(condition.questions, position), OF_CONDITION, condition.residue);
  return withResidue({ ...conditionFields(condition, position), questions }, condition.residue);
}

function conditionFields(condition: Condition, position: string): DocumentObject {
  return {
    ...idField(condition.id, position),
    ...localizedFields(condition.text, 'condition'),
    checked: false,
    questions: [],
  };
}

function readQuestions(list: readonly Fields[], position: string, taken: Taken): readonly Question[] {
  return list.map((fields, index) =>
    readQuestion(fields, positionalId.question(position, index), taken.questions),
  );
}

function writeQuestions(questions: readonly Question[], position: string): readonly DocumentObject[] {
  return questions.map((question, index) => writeQuestion(question, positionalId.question(position, index)));
}

function documentsOf(list: readonly Fields[]): readonly DocumentObject[] {
  return list.map((fields) => fields.document);
}
