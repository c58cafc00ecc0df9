// What a reviewer asks a citizen to answer again: ticks on the view collect it, sending makes a request of them, the
// citizen may then edit exactly that and sees what stood there before.
// rules: A3.25, A3.26, A4.24-A4.26, R3.20, R3.21, R4.12-R4.15, R4.22-R4.24, R4.29, R4.33, R5.01, R5.02

import { editedKey } from '../documents/edited-key.ts';
import type { FormDefinition } from '../forms/definition/form.ts';
import type { Answer, AnswerSet } from '../submissions/answers/answers.ts';
import { type AnswerRef, answerAt, setAnswer } from '../submissions/answers/set-answer.ts';

/** A tick of the reviewer: a section, or a question of it. */
export interface ReviewMark {
  readonly sectionId: string;
  /** Absent: the section itself. */
  readonly questionId?: string | undefined;
  readonly rowId?: string | undefined;
}

/** One question to be answered again, with what it held. */
export interface RequestedItem {
  readonly sectionId: string;
  readonly questionId: string;
  readonly rowId?: string | undefined;
  /** Null: it was not answered. */
  readonly former: Answer | null;
}

export interface ChangeRequest {
  readonly comment: string;
  readonly requested: readonly RequestedItem[];
  /** `needCompletition` of the documents: nobody has answered it yet. */
  readonly needsCompletion: boolean;
}

const sameMark = (one: ReviewMark, other: ReviewMark) =>
  one.sectionId === other.sectionId && one.questionId === other.questionId && one.rowId === other.rowId;

/** Ticking a question ticks its section too (R4.22). */
export function withMark(marks: readonly ReviewMark[], mark: ReviewMark): readonly ReviewMark[] {
  const wanted = [{ sectionId: mark.sectionId }, mark];
  const added = wanted.filter(
    (one, position) => ![...marks, ...wanted.slice(0, position)].some((other) => sameMark(one, other)),
  );
  return added.length === 0 ? marks : [...marks, ...added];
}

/** With the last question of a section goes the section; with a section all its questions (R4.23). */
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

/** Why the ticks make no request: nothing is ticked, or a section without any of its questions. */
export type MarksProblem = 'nothing-marked' | 'section-without-answers';

export function marksProblem(marks: readonly ReviewMark[]): MarksProblem | null {
  if (marks.length === 0) return 'nothing-marked';
  const empty = marks.some(
    ({ sectionId }) => !marks.some((one) => one.sectionId === sectionId && one.questionId !== undefined),
  );
  return empty ? 'section-without-answers' : null;
}

export function requestedItems(marks: readonly ReviewMark[], answers: AnswerSet): readonly RequestedItem[] {
  return marks.flatMap(({ sectionId, questionId, rowId }) => {
    if (questionId === undefined) return [];
    const former = answerAt(answers, { questionId, sectionId, rowId }) ?? null;
    return [{ sectionId, questionId, ...(rowId !== undefined && { rowId }), former }];
  });
}

/** Whether a citizen can be asked to revise answers of this form (R2.080). */
export function asksRevisions({ options }: Pick<FormDefinition, 'options'>): boolean {
  return options.citizenAssociationFromCitizenPortal && options.incidents && !options.addPaymentGateway;
}

export type ReviewBadge = 'in-review' | 'to-correct' | 'approved';

/** Null on forms that are not reviewed (R4.12). */
export function reviewBadge(
  { options }: Pick<FormDefinition, 'options'>,
  review: { readonly last: Pick<ChangeRequest, 'needsCompletion'> | null; readonly marked: boolean },
): ReviewBadge | null {
  if (!options.citizenAssociationFromCitizenPortal || !options.incidents) return null;
  if (review.last?.needsCompletion) return 'in-review';
  return review.marked ? 'to-correct' : 'approved';
}

/** The request that waits for the citizen; null when nothing has to be answered again (A4.29, R4.29). */
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

/** The stored answers with what the citizen gave to the requested questions; whatever else came in is left out. */
export function withRequested(
  stored: AnswerSet,
  given: AnswerSet,
  requested: readonly RequestedItem[],
): AnswerSet {
  return requested.reduce((answers, { sectionId, questionId, rowId }) => {
    const at = { sectionId, questionId, rowId };
    const emptied: Answer = { value: '', image: '', document: '', video: '' };
    return setAnswer(answers, at, { ...emptied, ...answerAt(given, at) });
  }, stored);
}

/** What the requested questions held when they were asked again, shown in red (A4.26); by `editedKey`. */
export function formerAnswers(requested: readonly RequestedItem[]): ReadonlyMap<string, Answer> {
  return new Map(
    requested.flatMap(({ questionId, rowId, former }) =>
      former ? [[editedKey(questionId, rowId), former] as const] : [],
    ),
  );
}
