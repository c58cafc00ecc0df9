// Reads and writes the answers of a submission inside the sections of its document: ticked conditions,
// answers, further copies of repeatable sections. Questions of an unticked condition are blank, because the
// document is a copy of the form (A3.31).
// rules: A3.07-A3.11, A3.31, R3.13-R3.15
import type { FormDefinition, Question, Section } from '../../forms/definition/form.ts';
import { type Fields, flagOf, objectsOf, reportAt } from '../../reading/document-reader.ts';
import { type DocumentObject, isObject } from '../../reading/residue.ts';
import type { Answer, AnswerSet, AnswersByQuestion, Row } from '../../submissions/answers/answers.ts';
import { idField, idOf, positionalId } from '../forms/item-ids.ts';
import { readAnswer, writeAnswer } from './answer-fields.ts';

/** Copies of one section that a document may contain. */
const ROWS_MAX = 5_000;

/**
 * `fields`: the whole document. If its copy of the form has other sections or questions than `definition`,
 * that is an issue.
 */
export function readAnswers(fields: Fields, definition: FormDefinition): AnswerSet {
  const ticked: Record<string, readonly string[]> = {};
  const main: Record<string, Answer> = {};
  const rows: Record<string, readonly Row[]> = {};
  const list = sameItems(fields, 'secciones', definition.sections);
  list.forEach((fields, index) => {
    const section = definition.sections[index];
    if (!section) return;
    if (flagOf(fields, 'conditionalSection') !== section.conditional)
      return reportAt(fields, 'conditionalSection', 'document-form-differs');
    if (section.conditional) {
      const ids = readConditions(fields, section, main);
      if (ids.length > 0) ticked[section.id] = ids;
      return;
    }
    Object.assign(main, readQuestions(fields, 'preguntas', section.questions));
    const copies = section.repeatable ? readRows(fields, section) : [];
    if (copies.length > 0) rows[section.id] = copies;
  });
  return { ticked, main, rows };
}

/** `sections`: those of the form document, in the order of the definition. */
export function writeAnswers(sections: unknown, definition: FormDefinition, answers: AnswerSet): unknown {
  return eachObject(sections, (document, index) => {
    const section = definition.sections[index];
    if (!section) return document;
    return section.conditional
      ? writeConditions(document, section, answers)
      : writeSimple(document, { section, index }, answers);
  });
}

function readConditions(fields: Fields, section: Section, main: Record<string, Answer>): readonly string[] {
  return sameItems(fields, 'conditions', section.conditions).flatMap((conditionFields, index) => {
    const condition = section.conditions[index];
    if (!condition) return [];
    // Questions are read even when the condition is not ticked, so that a wrong type in them is found.
    const answers = readQuestions(conditionFields, 'questions', condition.questions);
    if (!flagOf(conditionFields, 'checked')) return [];
    Object.assign(main, answers);
    return [condition.id];
  });
}

function readRows(fields: Fields, section: Section): readonly Row[] {
  const taken = new Set<string>();
  return objectsOf(fields, 'seccionesRepetibles', ROWS_MAX).map((row, index) => ({
    id: idOf(row, positionalId.row(index), taken),
    answers: readQuestions(row, 'preguntas', section.questions),
  }));
}

function readQuestions(fields: Fields, field: string, questions: readonly Question[]): AnswersByQuestion {
  const answers: Record<string, Answer> = {};
  sameItems(fields, field, questions).forEach((questionFields, index) => {
    const question = questions[index];
    const answer = question && readAnswer(questionFields, question);
    if (answer) answers[question.id] = answer;
  });
  return answers;
}

/** The objects of a list, which must have the same length as its counterpart in the form. */
function sameItems(fields: Fields, field: string, counterpart: readonly unknown[]): readonly Fields[] {
  const list = objectsOf(fields, field, Number.POSITIVE_INFINITY);
  if (list.length === counterpart.length) return list;
  reportAt(fields, field, 'document-form-differs');
  return [];
}

function writeConditions(document: DocumentObject, section: Section, answers: AnswerSet): DocumentObject {
  const ticked = new Set(answers.ticked[section.id]);
  const conditions = eachObject(document.conditions, (conditionDocument, index) => {
    const condition = section.conditions[index];
    if (!condition) return conditionDocument;
    const checked = ticked.has(condition.id);
    const questions = writeQuestions(
      conditionDocument.questions,
      condition.questions,
      checked ? answers.main : {},
    );
    return { ...conditionDocument, checked, questions };
  });
  return { ...document, conditions };
}

interface PositionedAnswer {
  readonly section: Section;
  readonly index: number;
}

function writeSimple(
  document: DocumentObject,
  { section, index }: PositionedAnswer,
  answers: AnswerSet,
): DocumentObject {
  const { questions } = section;
  if (!section.repeatable)
    return { ...document, preguntas: writeQuestions(document.preguntas, questions, answers.main) };
  const positioned = eachObject(document.preguntas, (question) => ({ ...question, sectionOrder: index }));
  return {
    ...document,
    preguntas: writeQuestions(positioned, questions, answers.main),
    seccionesRepetibles: (answers.rows[section.id] ?? []).map((row, rowIndex) => ({
      ...idField(row.id, positionalId.row(rowIndex)),
      orden: rowIndex,
      preguntas: eachObject(writeQuestions(positioned, questions, row.answers), (question) => ({
        ...question,
        rowIndex,
      })),
    })),
  };
}

function writeQuestions(
  documents: unknown,
  questions: readonly Question[],
  answers: AnswersByQuestion,
): unknown {
  return eachObject(documents, (document, index) => {
    const question = questions[index];
    return question ? writeAnswer(document, question, answers[question.id]) : document;
  });
}

/**
 * Returns a list with each of its objects changed; returns anything else as it is, because documents may lack
 * a list.
 */
function eachObject(
  list: unknown,
  change: (document: DocumentObject, index: number) => DocumentObject,
): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown, index) => (isObject(item) ? change(item, index) : item));
}
