// Checks the answer to one question and returns it as it is stored. It trusts no shape: the given value may
// be anything that JSON can express.
// rules: A5.01, A5.06-A5.09, A5.50, W10
import { ATTACHMENT_KEY_MAX } from '../../limits.ts';
import type { AnswerValue } from '../../questions/question-type.ts';
import { isCleanText } from '../../text/clean-text.ts';
import { type Answer, ATTACHMENT_KINDS, type AttachmentKind, hasFile } from '../answers/answers.ts';
import type { QuestionEntry } from '../answers/form-index.ts';
import type { AnswersIssue, AnswersIssueCode } from './answer-issues.ts';

/** Receives the issue of an answer; it already knows the copy of the section. */
export type Report = (entry: QuestionEntry, issue: AnswersIssue) => void;

/** A record of unknown content whose fields may be those of an answer. */
export type UnknownRecord = { readonly [Item in keyof Answer]?: unknown } & Readonly<Record<string, unknown>>;

/**
 * Returns undefined when there is nothing to store: the question was not answered, or the answer was wrong
 * and reported.
 */
export function checkAnswer(entry: QuestionEntry, given: unknown, report: Report): Answer | undefined {
  if (given === undefined || given === null) return missing(entry, report);
  if (!isRecord(given)) return wrong(entry, report, 'answer-shape');
  const value = checkValue(entry, given.value, report);
  if (!hasFile(given)) return value === undefined ? undefined : { value };
  const answer: { -readonly [Item in keyof Answer]: Answer[Item] } = value === undefined ? {} : { value };
  for (const attachment of ATTACHMENT_KINDS) {
    const key = given[attachment];
    if (key === undefined || key === null || key === '') continue;
    const code = checkAttachment(entry, attachment, key);
    if (code === null) answer[attachment] = key as string;
    else report(entry, { code });
  }
  return Object.keys(answer).length === 0 ? undefined : answer;
}

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkValue(entry: QuestionEntry, given: unknown, report: Report): AnswerValue | undefined {
  if (given === undefined || given === null) return missing(entry, report);
  if (!isAnswerValue(given)) return wrong(entry, report, 'answer-shape');
  const value = entry.type.normalise(given, entry.question);
  if (isBlank(value)) return missing(entry, report);
  const issue = entry.type.check(value, entry.question);
  if (issue === null) return value;
  report(entry, issue);
  return undefined;
}

function isAnswerValue(value: unknown): value is AnswerValue {
  if (typeof value === 'string') return true;
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

/** Whether the value is empty. A value of the wrong shape that is not empty is left for `check` to refuse. */
function isBlank(value: AnswerValue): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

function checkAttachment(
  entry: QuestionEntry,
  attachment: AttachmentKind,
  key: unknown,
): AnswersIssueCode | null {
  if (!allows(entry, attachment)) return 'attachment-not-allowed';
  const valid = typeof key === 'string' && key.length <= ATTACHMENT_KEY_MAX && isCleanText(key);
  return valid ? null : 'attachment-invalid';
}

function allows({ question }: QuestionEntry, attachment: AttachmentKind): boolean {
  if (attachment === 'image') return question.allowsImage;
  if (attachment === 'audio') return question.allowsAudio === true;
  return attachment === 'document' ? question.allowsDocument : question.allowsVideo;
}

function missing(entry: QuestionEntry, report: Report): undefined {
  if (entry.question.required) report(entry, { code: 'answer-required' });
}

function wrong(entry: QuestionEntry, report: Report, code: AnswersIssueCode): undefined {
  report(entry, { code });
}
