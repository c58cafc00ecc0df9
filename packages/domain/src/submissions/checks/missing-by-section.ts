// How much of each section is answered, for its accordion and for the overall progress.
// rules: A2.30, A5.01, A5.02
import type { AnswerSet, AnswersByQuestion } from '../answers/answers.ts';
import type { FormIndex, QuestionEntry, SectionEntry } from '../answers/form-index.ts';
import { ownEntry } from '../answers/own-entry.ts';
import { startsWithMoment } from '../answers/starting-answers.ts';

export interface SectionProgress {
  readonly sectionId: string;
  /** Questions on screen, further copies included. */
  readonly questions: number;
  readonly answered: number;
  readonly required: number;
  /** Required questions without an answer; a required conditional section without a tick counts as one. */
  readonly missing: number;
  /** Required questions that were answered for the person: dates and times that start with the present moment. */
  readonly prefilled: number;
}

type Count = { -readonly [Key in Exclude<keyof SectionProgress, 'sectionId'>]: number };

export function missingBySection(index: FormIndex, answers: AnswerSet): readonly SectionProgress[] {
  return index.sections.map((entry) => sectionProgress(entry, answers));
}

function sectionProgress(entry: SectionEntry, answers: AnswerSet): SectionProgress {
  const { section } = entry;
  const count: Count = { questions: 0, answered: 0, required: 0, missing: 0, prefilled: 0 };
  const ticked = ownEntry(answers.ticked, section.id) ?? [];
  if (section.conditional && section.required) {
    count.required++;
    if (ticked.length === 0) count.missing++;
  }
  addQuestions(count, entry.questions, answers.main);
  for (const { condition, questions } of entry.conditions)
    if (ticked.includes(condition.id)) addQuestions(count, questions, answers.main);
  for (const row of ownEntry(answers.rows, section.id) ?? [])
    addQuestions(count, entry.questions, row.answers);
  return { sectionId: section.id, ...count };
}

function addQuestions(count: Count, entries: readonly QuestionEntry[], answers: AnswersByQuestion): void {
  for (const { question, type } of entries) {
    const answered = type.isAnswered(ownEntry(answers, question.id)?.value);
    count.questions++;
    if (answered) count.answered++;
    if (question.required) count.required++;
    if (question.required && !answered) count.missing++;
    if (question.required && answered && startsWithMoment(question)) count.prefilled++;
  }
}
