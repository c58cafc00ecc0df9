// Builds the `at` of issues about answers, and collects the issues.
// rules: A5.01, A5.02
import type { FieldRef } from '../../issue.ts';
import { ANSWER_ISSUES_MAX } from '../../limits.ts';
import { cleanText } from '../../text/clean-text.ts';
import { truncate } from '../../text/truncate.ts';
import type { QuestionEntry } from '../answers/form-index.ts';
import type { AnswersIssue } from './answer-issues.ts';
import type { Report } from './check-answer.ts';

const ID_LENGTH_SHOWN = 40;

export function answerRefOf({ section, condition, question }: QuestionEntry, rowId?: string): FieldRef {
  return {
    sectionId: section.id,
    ...(condition && { conditionId: condition.id }),
    questionId: question.id,
    ...(rowId !== undefined && { rowId }),
  };
}

/** Adds an issue, up to the number that a person would read. */
export function note(issues: AnswersIssue[], issue: AnswersIssue): void {
  if (issues.length < ANSWER_ISSUES_MAX) issues.push(issue);
}

/** Collects issues of questions, either all in one copy of a section (`rowId`) or all outside copies. */
export function reportInto(issues: AnswersIssue[], rowId?: string): Report {
  return (entry, issue) => {
    if (issues.length < ANSWER_ISSUES_MAX) issues.push({ ...issue, at: answerRefOf(entry, rowId) });
  };
}

/** An id from outside, cleaned and cut, because the issue returns it to the caller. */
export function shownId(id: unknown): string {
  return typeof id === 'string' ? cleanText(truncate(id, ID_LENGTH_SHOWN)) : '';
}
