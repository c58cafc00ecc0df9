// What may be changed in a submission, depending on why it was opened. The screen locks the rest and the
// server refuses changes to it; both use this file.
//
//   opened for  questions                              conditions, copies      person, location  signatures
//   correction  all; a filled date only if repeatable  all                     all               not signed yet
//   completion  those without an answer                sections nobody ticked  what is missing   of staff, not signed
//   revision    the requested ones                     none                    none              none
// rules: A4.24, A5.49, R2.081, R2.084, R4.28
import type { FormDefinition } from '../forms/definition/form.ts';
import type { Issue } from '../issue.ts';
import { type Answer, type AnswerSet, hasFile } from '../submissions/answers/answers.ts';
import type { FormIndex, QuestionEntry, SectionEntry } from '../submissions/answers/form-index.ts';
import { ownEntry } from '../submissions/answers/own-entry.ts';
import { answerAt, setAnswer } from '../submissions/answers/set-answer.ts';
import { answerRefOf } from '../submissions/checks/check-location.ts';
import { type Particulars, signatureField } from '../submissions/particulars/particulars.ts';
import type { SignatureGiven } from '../submissions/submission.ts';
import { isRequested, type RequestedItem } from './change-request.ts';
import type { AnswerChange, Changes, SubmissionContent } from './changes.ts';

export interface EditLimits {
  readonly question: (entry: QuestionEntry, rowId?: string) => boolean;
  readonly ticks: (section: SectionEntry) => boolean;
  readonly copies: (section: SectionEntry) => boolean;
  readonly subject: (subject: Exclude<keyof Particulars, 'signatures'>) => boolean;
  readonly signature: (slot: number) => boolean;
}

/** Signed submissions may not be changed, unless the form allows it (E3.33, E4.26, R2.077). */
export function isSealed(
  { options }: Pick<FormDefinition, 'options'>,
  signatures: readonly SignatureGiven[],
): boolean {
  return options.digitalSignature && !options.signatureEditableAnswer && signatures.length > 0;
}

const isSigned = ({ particulars }: SubmissionContent, slot: number) =>
  particulars.signatures.some((signature) => signature.slot === slot);

export function correctionLimits(stored: SubmissionContent): EditLimits {
  return {
    question: (entry, rowId) => {
      const { question, section } = entry;
      if (question.kind !== 'date' || question.repeatable || section.repeatable) return true;
      return !isAnswered(entry, givenAt(stored, entry, rowId));
    },
    ticks: () => true,
    copies: () => true,
    subject: () => true,
    signature: (slot) => !isSigned(stored, slot),
  };
}

export function completionLimits({ definition }: FormIndex, stored: SubmissionContent): EditLimits {
  return {
    question: (entry, rowId) => !isAnswered(entry, givenAt(stored, entry, rowId)),
    ticks: ({ section }) => (ownEntry(stored.answers.ticked, section.id) ?? []).length === 0,
    copies: () => false,
    subject: (subject) => stored.particulars[subject] === null,
    signature: (slot) => definition.signatures[slot]?.signatory !== 'citizen' && !isSigned(stored, slot),
  };
}

export function revisionLimits(requested: readonly RequestedItem[]): EditLimits {
  return {
    question: ({ question }, rowId) => isRequested(requested, { questionId: question.id, rowId }),
    ticks: () => false,
    copies: () => false,
    subject: () => false,
    signature: () => false,
  };
}

export type LockedIssueCode = 'answer-locked';

/** Returns an issue for each change that the limits do not allow, in the order of the changes. */
export function lockedIssues(
  index: FormIndex,
  { ticks, copies, answers, particulars }: Changes,
  limits: EditLimits,
): readonly Issue<LockedIssueCode>[] {
  const locked = (at: Issue['at']): Issue<LockedIssueCode> => ({ code: 'answer-locked', ...(at && { at }) });
  const sections = [
    ...ticks.filter(({ sectionId }) => !allows(index, sectionId, limits.ticks)),
    ...copies.filter(({ sectionId }) => !allows(index, sectionId, limits.copies)),
  ];
  const removed = (change: AnswerChange) => isGoneWithItsSection(index, change, { ticks, copies });
  return [
    ...sections.map(({ sectionId }) => locked({ sectionId })),
    ...answers
      .filter((change) => !removed(change) && !mayChange(index, change, limits))
      .map(({ questionId, rowId }) => {
        const entry = index.questionById.get(questionId);
        return locked(entry ? answerRefOf(entry, rowId) : { questionId });
      }),
    ...(['citizen', 'location', 'asset'] as const)
      .filter((subject) => particulars[subject] && !limits.subject(subject))
      .map((subject) => locked({ field: subject })),
    ...changedSlots(particulars.signatures)
      .filter((slot) => !limits.signature(slot))
      .map((slot) => locked({ field: signatureField(slot) })),
  ];
}

/**
 * Restores the locked answers of ticked conditions: a condition that is ticked again starts with its stored
 * answers.
 */
export function withLockedAnswers(
  index: FormIndex,
  { stored, limits }: { readonly stored: SubmissionContent; readonly limits: EditLimits },
  answers: AnswerSet,
): AnswerSet {
  let kept = answers;
  for (const { section, conditions } of index.sections) {
    const ticked = ownEntry(answers.ticked, section.id) ?? [];
    for (const { condition, questions } of conditions) {
      if (!ticked.includes(condition.id)) continue;
      for (const entry of questions) {
        const before = givenAt(stored, entry);
        if (before && !limits.question(entry))
          kept = setAnswer(kept, { questionId: entry.question.id }, before);
      }
    }
  }
  return kept;
}

function allows(index: FormIndex, sectionId: string, limit: (section: SectionEntry) => boolean): boolean {
  const entry = index.sectionById.get(sectionId);
  return entry !== undefined && limit(entry);
}

function mayChange(index: FormIndex, { questionId, rowId }: AnswerChange, limits: EditLimits): boolean {
  const entry = index.questionById.get(questionId);
  return entry !== undefined && limits.question(entry, rowId);
}

/**
 * Whether the answer disappeared because its condition was unticked or its copy removed. The limits for ticks
 * and copies decide whether that is allowed.
 */
function isGoneWithItsSection(
  index: FormIndex,
  { questionId, sectionId, rowId, after }: AnswerChange,
  { ticks, copies }: Pick<Changes, 'ticks' | 'copies'>,
): boolean {
  if (after !== null) return false;
  const gone = (change: Changes['ticks'][number] | undefined, id: string) =>
    change !== undefined && change.before.includes(id) && !change.after.includes(id);
  if (rowId !== undefined)
    return gone(
      copies.find((change) => change.sectionId === sectionId),
      rowId,
    );
  const entry = index.questionById.get(questionId);
  if (!entry?.condition) return false;
  return gone(
    ticks.find((change) => change.sectionId === entry.section.id),
    entry.condition.id,
  );
}

/** The slots that became signed or unsigned; a signature that was given never changes. */
function changedSlots(change: Changes['particulars']['signatures']): readonly number[] {
  if (!change) return [];
  const slots = (list: readonly SignatureGiven[]) => list.map(({ slot }) => slot);
  const [before, after] = [slots(change.before), slots(change.after)];
  return [
    ...after.filter((slot) => !before.includes(slot)),
    ...before.filter((slot) => !after.includes(slot)),
  ];
}

function givenAt({ answers }: SubmissionContent, { question, section }: QuestionEntry, rowId?: string) {
  return answerAt(answers, { questionId: question.id, sectionId: section.id, rowId });
}

function isAnswered({ type }: QuestionEntry, answer: Answer | undefined): boolean {
  return answer !== undefined && (type.isAnswered(answer.value) || hasFile(answer));
}
