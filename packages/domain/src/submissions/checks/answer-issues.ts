// Every issue code that checking answers can return; packages/messages has a text for each.
// rules: A5.01, A5.02, A5.06-A5.09, A9.24
import type { Issue } from '../../issue.ts';
import type { QuestionIssueCode } from '../../questions/question-type.ts';

export type AnswersIssueCode =
  | QuestionIssueCode
  | 'answer-required'
  | 'answers-shape'
  | 'attachment-invalid'
  | 'attachment-not-allowed'
  | 'condition-single'
  | 'condition-unknown'
  | 'question-unknown'
  | 'row-duplicate'
  | 'row-id-invalid'
  | 'rows-not-allowed'
  | 'rows-too-many'
  | 'section-required'
  | 'section-unknown';

export type AnswersIssue = Issue<AnswersIssueCode>;
