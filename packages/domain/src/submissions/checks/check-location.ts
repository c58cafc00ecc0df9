// Where issues of answers lie, and how they are collected.
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

/** Notes an issue, as long as there are not more than anybody reads. */
export function note(issues: AnswersIssue[], issue: AnswersIssue): void {
  if (issues.length < ANSWER_ISSUES_MAX) issues.push(issue);
}

/** Collects issues of questions, all in one copy of a section (`rowId`) or all in none. */
export function reportInto(issues: AnswersIssue[], rowId?: string): Report {
  return (entry, issue) => {
    if (issues.length < ANSWER_ISSUES_MAX) issues.push({ ...issue, at: answerRefOf(entry, rowId) });
  };
}

/** An id from outside, cut: it is told back to whoever sent it. */
export function shownId(id: unknown): string {
  return typeof id === 'string' ? cleanText(truncate(id, ID_LENGTH_SHOWN)) : '';
}
