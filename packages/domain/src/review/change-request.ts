// What a reviewer asks a citizen to answer again. The reviewer marks questions in the view and sends the
// marks as a request; the citizen may then edit exactly those answers and sees the former ones.
// rules: A4.24-A4.26, R3.20, R4.22, R4.29

import type { FormDefinition } from '../forms/definition/form.ts';
import { editedKey } from '../presentation/edited-key.ts';
import { sameValue } from '../reading/same-value.ts';
import type { Answer, AnswerSet } from '../submissions/answers/answers.ts';
import { tickedConditions } from '../submissions/answers/conditional-sections.ts';
import type { FormIndex } from '../submissions/answers/form-index.ts';
import { rowsOf } from '../submissions/answers/repeats.ts';
import { type AnswerRef, answerAt, setAnswer } from '../submissions/answers/set-answer.ts';

/** What a reviewer marks for correction: a whole section, or one question in it. */
export interface ReviewMark {
  readonly sectionId: string;
  /** Absent when the mark stands for the section itself. */
  readonly questionId?: string | undefined;
  readonly rowId?: string | undefined;
}

/** One question to be answered again, with its former answer. */
export interface RequestedItem {
  readonly sectionId: string;
  readonly questionId: string;
  readonly rowId?: string | undefined;
  /** What the reviewer wrote about this question; absent for nothing. */
  readonly remark?: string | undefined;
  /** Null when the question was not answered. */
  readonly former: Answer | null;
}

/** What a reviewer wrote about one of the marked questions. */
export interface Remark extends AnswerRef {
  readonly text: string;
}

export interface ChangeRequest {
  readonly comment: string;
  readonly requested: readonly RequestedItem[];
  /** YYYY-MM-DD; null for no due date. */
  readonly dueOn: string | null;
  /** `needCompletition` in documents: the citizen has not answered the request yet. */
  readonly needsCompletion: boolean;
  /** An official accepted what the citizen answered. */
  readonly accepted: boolean;
}

const sameMark = (one: ReviewMark, other: ReviewMark) =>
  one.sectionId === other.sectionId && one.questionId === other.questionId && one.rowId === other.rowId;

/** Marking a question marks its section too (R4.22). */
export function withMark(marks: readonly ReviewMark[], mark: ReviewMark): readonly ReviewMark[] {
  const wanted = [{ sectionId: mark.sectionId }, mark];
  const added = wanted.filter(
    (one, position) => ![...marks, ...wanted.slice(0, position)].some((other) => sameMark(one, other)),
  );
  return added.length === 0 ? marks : [...marks, ...added];
}

/**
 * Removing the mark of a section's last question also unmarks the section; unmarking a section unmarks all
 * its questions (R4.23).
 */
export function withoutMark(marks: readonly ReviewMark[], mark: ReviewMark): readonly ReviewMark[] {
  const ofSection = (one: ReviewMark) => one.sectionId === mark.sectionId;
  if (mark.questionId === undefined) return marks.filter((one) => !ofSection(one));
  const left = marks.filter((one) => !sameMark(one, mark));
  const anyQuestion = left.some((one) => ofSection(one) && one.questionId !== undefined);
  return anyQuestion ? left : left.filter((one) => !ofSection(one));
}

export function isMarked(marks: readonly ReviewMark[], mark: ReviewMark): boolean {
  return marks.some((one) => sameMark(one, mark));
}

/** Whether the submission has what is marked: a section, a question that its answers ask, a copy that is there. */
export function isInSubmission(
  index: FormIndex,
  answers: AnswerSet,
  { sectionId, questionId, rowId }: ReviewMark,
): boolean {
  const section = index.sectionById.get(sectionId);
  if (!section) return false;
  if (questionId === undefined) return rowId === undefined;
  const entry = index.questionById.get(questionId);
  if (entry?.section.id !== sectionId) return false;
  if (entry.condition && !tickedConditions(answers, sectionId).includes(entry.condition.id)) return false;
  return rowId === undefined || rowsOf(answers, sectionId).some(({ id }) => id === rowId);
}

/** Without those that a correction has taken away since: nobody could answer them, nor take their marks off. */
export function presentMarks(
  marks: readonly ReviewMark[],
  index: FormIndex,
  answers: AnswerSet,
): readonly ReviewMark[] {
  return marks.filter((mark) => !isInSubmission(index, answers, mark)).reduce(withoutMark, marks);
}

/** Why the marks cannot be sent: nothing is marked, or a section is marked without any of its questions. */
export type MarksProblem = 'nothing-marked' | 'section-without-answers';

export function marksProblem(marks: readonly ReviewMark[]): MarksProblem | null {
  if (marks.length === 0) return 'nothing-marked';
  const empty = marks.some(
    ({ sectionId }) => !marks.some((one) => one.sectionId === sectionId && one.questionId !== undefined),
  );
  return empty ? 'section-without-answers' : null;
}

export function requestedItems(
  marks: readonly ReviewMark[],
  answers: AnswerSet,
  remarks: readonly Remark[] = [],
): readonly RequestedItem[] {
  return marks.flatMap(({ sectionId, questionId, rowId }) => {
    if (questionId === undefined) return [];
    const former = answerAt(answers, { questionId, sectionId, rowId }) ?? null;
    const remark = remarks.find((one) => one.questionId === questionId && one.rowId === rowId)?.text ?? '';
    return [
      {
        sectionId,
        questionId,
        ...(rowId !== undefined && { rowId }),
        ...(remark !== '' && { remark }),
        former,
      },
    ];
  });
}

/** The answers to what was requested, in the same order; null for none. */
export function repliedAnswers(
  requested: readonly RequestedItem[],
  answers: AnswerSet,
): readonly (Answer | null)[] {
  return requested.map((item) => answerAt(answers, item) ?? null);
}

type Asked = Pick<ChangeRequest, 'comment' | 'requested' | 'dueOn'>;

/**
 * What a citizen is asked after a further request: what was open stays, with the answer it had when it was asked first.
 * Newer words about a question, and a newer due date, replace the former ones.
 */
export function addedRequest(open: Asked | null, further: Asked): Asked {
  if (!open) return further;
  const added = further.requested.filter((item) => !isRequested(open.requested, item));
  const kept = open.requested.map((item) => {
    const again = further.requested.find((one) => isRequested([item], one));
    return again?.remark === undefined ? item : { ...item, remark: again.remark };
  });
  return {
    requested: [...kept, ...added],
    comment: [open.comment, further.comment].filter((text) => text !== '').join('\n\n'),
    dueOn: further.dueOn ?? open.dueOn,
  };
}

/** Whether a citizen can be asked to revise submissions of this form (R2.080). */
export function asksRevisions({ options }: Pick<FormDefinition, 'options'>): boolean {
  return options.citizenAssociationFromCitizenPortal && options.incidents && !options.addPaymentGateway;
}

export const REVIEW_BADGES = ['in-review', 'to-correct', 'approved'] as const;
export type ReviewBadge = (typeof REVIEW_BADGES)[number];

/** Whether submissions of this form have a badge (R4.12). */
export function isReviewed({ options }: Pick<FormDefinition, 'options'>): boolean {
  return options.citizenAssociationFromCitizenPortal && options.incidents;
}

/**
 * Null on forms that are not reviewed (R4.12). What a citizen answered has to be looked at until an official accepts it.
 */
export function reviewBadge(
  form: Pick<FormDefinition, 'options'>,
  review: {
    readonly last: Pick<ChangeRequest, 'needsCompletion' | 'accepted'> | null;
    readonly marked: boolean;
  },
): ReviewBadge | null {
  if (!isReviewed(form)) return null;
  if (review.last?.needsCompletion) return 'in-review';
  return review.marked || review.last?.accepted === false ? 'to-correct' : 'approved';
}

/** The request that waits for the citizen; null when there is nothing to answer again (A4.29, R4.29). */
export function openRequest<Request extends Pick<ChangeRequest, 'needsCompletion'>>(
  requests: readonly Request[],
): Request | null {
  const last = requests.at(-1);
  return last?.needsCompletion ? last : null;
}

export function isRequested(
  requested: readonly RequestedItem[],
  { questionId, rowId }: Pick<AnswerRef, 'questionId' | 'rowId'>,
): boolean {
  return requested.some((item) => item.questionId === questionId && item.rowId === rowId);
}

/**
 * The stored answers with the citizen's new answers to the requested questions; other changes are ignored.
 */
export function withRequested(
  stored: AnswerSet,
  given: AnswerSet,
  requested: readonly RequestedItem[],
): AnswerSet {
  return requested.reduce((answers, { sectionId, questionId, rowId }) => {
    const at = { sectionId, questionId, rowId };
    const emptied: Answer = { value: '', image: '', document: '', video: '', audio: '' };
    return setAnswer(answers, at, { ...emptied, ...answerAt(given, at) });
  }, stored);
}

/** Whether the requested question has another answer now than when it was asked. */
export function isRevised(answers: AnswerSet, { former, ...at }: RequestedItem): boolean {
  return !sameValue(answerAt(answers, at) ?? {}, former ?? {});
}

/** The former answers of the requested questions, by `editedKey`; they are shown in red (A4.26). */
export function formerAnswers(requested: readonly RequestedItem[]): ReadonlyMap<string, Answer> {
  return new Map(
    requested.flatMap(({ questionId, rowId, former }) =>
      former ? [[editedKey(questionId, rowId), former] as const] : [],
    ),
  );
}
