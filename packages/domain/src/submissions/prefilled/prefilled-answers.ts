// Answers that a link brings along to a form: which it may bring, and which of them the form still takes when it is opened.
// Only questions that everybody is asked, because nobody sees what was filled in behind a condition that is not ticked.
// rules: X38.30, X38.32, X38.95
import type { FormDefinition, Question } from '../../forms/definition/form.ts';
import type { Localized } from '../../localized.ts';
import type { AnswerValue } from '../../questions/question-type.ts';
import type { Answer, AnswersByQuestion } from '../answers/answers.ts';
import type { FormIndex, QuestionEntry } from '../answers/form-index.ts';
import type { Issue } from '../../issue.ts';
import type { AnswersIssue } from '../checks/answer-issues.ts';
import { checkAnswer } from '../checks/check-answer.ts';
import { answerRefOf, reportInto, shownId } from '../checks/check-location.ts';
import { fittingValue, sameInAnyOrder } from '../last-visit/start-from.ts';

export type PrefilledValues = Readonly<Record<string, AnswerValue>>;

interface CheckedPrefilled {
  /** As they are stored. */
  readonly answers: AnswersByQuestion;
  readonly issues: readonly Issue[];
}

/** Whether a link may fill it in. */
export function mayBePrefilled({ condition }: QuestionEntry): boolean {
  return condition === null;
}

/**
 * The form as the author of a link fills it in: only questions that a link may fill in, without files, and none has to be
 * answered.
 */
export function formToPrefill(definition: FormDefinition): FormDefinition {
  const sections = definition.sections.filter(({ conditional }) => !conditional);
  return {
    ...definition,
    sections: sections.map((section) => ({ ...section, questions: section.questions.map(withoutFiles) })),
  };
}

function withoutFiles({ allowsAudio: _recorded, ...question }: Question): Question {
  return { ...question, required: false, allowsImage: false, allowsDocument: false, allowsVideo: false };
}

/** Checks each as the form checks what a person answers. */
export function checkPrefilled({ questionById }: FormIndex, given: PrefilledValues): CheckedPrefilled {
  const answers: Record<string, Answer> = {};
  const issues: Issue[] = [];
  for (const [questionId, value] of Object.entries(given)) {
    const entry = questionById.get(questionId);
    if (!entry) issues.push({ code: 'question-unknown', at: { questionId: shownId(questionId) } });
    else if (!mayBePrefilled(entry))
      issues.push({ code: 'prefilled-question-hidden', at: answerRefOf(entry) });
    else {
      const found: AnswersIssue[] = [];
      const answer = checkAnswer(entry, { value }, reportInto(found));
      if (answer) answers[questionId] = answer;
      else if (found.length === 0) found.push({ code: 'answer-required', at: answerRefOf(entry) });
      issues.push(...found);
    }
  }
  return { answers, issues };
}

export interface FittedPrefilled {
  readonly answers: AnswersByQuestion;
  /** Titles of the questions whose answers were left out or lost an option, in the order of the earlier form. */
  readonly dropped: readonly Localized[];
}

/** `earlier`: the version that the answers were checked by; `now`: the one that is being answered. */
export function fitPrefilled(
  { earlier, given }: { readonly earlier: FormIndex; readonly given: AnswersByQuestion },
  now: FormIndex,
): FittedPrefilled {
  const answers: Record<string, Answer> = {};
  const dropped: Localized[] = [];
  for (const [questionId, was] of earlier.questionById) {
    const value = Object.hasOwn(given, questionId) ? given[questionId]?.value : undefined;
    if (value === undefined) continue;
    const entry = now.questionById.get(questionId);
    const isAsked = entry?.condition === null && entry.question.kind === was.question.kind;
    const fitting = isAsked ? fittingValue(entry, value) : undefined;
    if (fitting !== undefined) answers[questionId] = { value: fitting };
    if (fitting === undefined || !sameInAnyOrder(fitting, value)) dropped.push(was.question.title);
  }
  return { answers, dropped };
}
