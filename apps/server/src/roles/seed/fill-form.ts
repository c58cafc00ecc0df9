// Answers for a whole form; the same number always gives the same answers. Every question has an answer,
// except those of conditions that are not ticked.
// rules: X30.08
import type { FormDefinition, Question, Section } from '@constancia/domain/forms/definition/form.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import type { AnswerValue, LocalMoment } from '@constancia/domain/questions/question-type.ts';
import { type AnswerSet, NO_ANSWERS } from '@constancia/domain/submissions/answers/answers.ts';
import { tickCondition } from '@constancia/domain/submissions/answers/conditional-sections.ts';
import { addRow } from '@constancia/domain/submissions/answers/repeats.ts';
import { type AnswerRef, setAnswer } from '@constancia/domain/submissions/answers/set-answer.ts';

export interface Words {
  readonly names: readonly string[];
  readonly streets: readonly string[];
}

export interface Invention {
  readonly words: Words;
  readonly now: LocalMoment;
  readonly random: Random;
}

/** A whole number from 0 up to, but not including, the limit. */
export type Random = (limit: number) => number;

/** Gives the same sequence of numbers for the same start (mulberry32). */
export function randomFrom(start: number): Random {
  let state = start;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const VALUES: Readonly<Record<QuestionKind, (question: Question, of: Invention) => AnswerValue>> = {
  text: (_question, { words, random }) => pick([...words.names, ...words.streets], random),
  integer: (_question, { random }) => String(random(200)),
  decimal: (_question, { random }) => `${random(50)},${random(9) + 1}`,
  date: (_question, { now }) => now.date,
  time: (_question, { now }) => now.time,
  link: () => 'https://www.municipio.example/',
  'multiple-choice': ({ options }, { random }) =>
    options.filter((_option, index) => index === 0 || random(3) === 0).map(({ id }) => id),
  'single-choice': ({ options }, { random }) => pick(options, random).id,
  'yes-no': (_question, { random }) => pick(['yes', 'no'], random),
};

export function fillForm({ sections }: FormDefinition, of: Invention): AnswerSet {
  return sections.reduce(
    (answers, section) =>
      section.conditional ? fillConditional(answers, section, of) : fillSimple(answers, section, of),
    NO_ANSWERS,
  );
}

function fillConditional(answers: AnswerSet, section: Section, of: Invention): AnswerSet {
  const { id: conditionId, questions } = pick(section.conditions, of.random);
  return fillQuestions(tickCondition(answers, { section, conditionId, now: of.now }), questions, of);
}

function fillSimple(answers: AnswerSet, section: Section, of: Invention): AnswerSet {
  let filled = fillQuestions(answers, section.questions, of);
  if (!section.repeatable) return filled;
  for (let copy = of.random(3); copy > 0; copy--) {
    const rowId = `copy${copy}`;
    filled = addRow(filled, { section, rowId, now: of.now });
    filled = fillQuestions(filled, section.questions, { ...of, row: { sectionId: section.id, rowId } });
  }
  return filled;
}

interface InRow extends Invention {
  readonly row?: Omit<AnswerRef, 'questionId'>;
}

function fillQuestions(answers: AnswerSet, questions: readonly Question[], of: InRow): AnswerSet {
  return questions.reduce(
    (filled, question) =>
      setAnswer(
        filled,
        { ...of.row, questionId: question.id },
        { value: VALUES[question.kind](question, of) },
      ),
    answers,
  );
}
