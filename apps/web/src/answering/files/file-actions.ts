// What files mean for the submission: the storage key of an uploaded file is put into the answer, and a file that is
// still being uploaded prevents sending.
// rules: A3.22-A3.24, X14.10
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { ownEntry } from '@constancia/domain/submissions/answers/own-entry.ts';
import { rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { type AnswerRef, setAnswer } from '@constancia/domain/submissions/answers/set-answer.ts';
import type { Step } from '../session/answering-actions.ts';
import type { AnsweringState } from '../session/answering-state.ts';
import { questionKey } from '../session/field-key.ts';

export interface FileSlotRef extends AnswerRef {
  readonly kind: AttachmentKind;
}

/** A unique name for each file of a submission. */
export function fileKey(at: FileSlotRef): string {
  return `${questionKey(at)}.${at.kind}`;
}

/** `key`: '' removes the file. */
export const setFile =
  (at: FileSlotRef, key: string): Step =>
  (state) => {
    const answers = setAnswer(state.answers, at, { [at.kind]: key });
    return answers === state.answers ? state : withoutFileIssue({ ...state, answers }, at);
  };

export const beginFile =
  (at: FileSlotRef): Step =>
  (state) => ({ ...state, arriving: new Map(state.arriving).set(fileKey(at), at) });

export const endFile =
  (at: FileSlotRef): Step =>
  (state) => {
    if (!state.arriving.has(fileKey(at))) return state;
    const arriving = new Map(state.arriving);
    arriving.delete(fileKey(at));
    return withoutFileIssue({ ...state, arriving }, at);
  };

function withoutFileIssue(state: AnsweringState, at: FileSlotRef): AnsweringState {
  const key = questionKey(at);
  if (!state.issues.get(key)?.code.startsWith('file-')) return state;
  const issues = new Map(state.issues);
  issues.delete(key);
  return { ...state, issues };
}

/** Files that are still being uploaded to questions that are still asked. */
export function unfinishedFiles(index: FormIndex, state: AnsweringState): readonly Issue[] {
  return [...state.arriving.values()]
    .filter((at) => isAsked(index, state, at))
    .map(({ questionId, sectionId, rowId }) => ({
      code: 'file-unfinished',
      at: {
        questionId,
        ...(sectionId !== undefined && { sectionId }),
        ...(rowId !== undefined && { rowId }),
      },
    }));
}

/** Whether the question is asked of this submission, and its copy exists. */
export function isAsked(
  index: FormIndex,
  { answers }: AnsweringState,
  { questionId, rowId }: AnswerRef,
): boolean {
  const entry = index.questionById.get(questionId);
  if (!entry) return false;
  const { section, condition } = entry;
  if (rowId !== undefined) return rowsOf(answers, section.id).some(({ id }) => id === rowId);
  return condition === null || (ownEntry(answers.ticked, section.id)?.includes(condition.id) ?? false);
}
