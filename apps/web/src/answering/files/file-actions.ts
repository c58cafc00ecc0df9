// What files mean for the answer: its question names the storage key of a finished one, and one that is still on its way
// stands in the way of sending. rules: A3.22-A3.24, X14.10
import type { AttachmentKind } from '@constancia/domain/files/attachment.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { ownEntry } from '@constancia/domain/submissions/answers/own-entry.ts';
import { rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { type AnswerPlace, setAnswer } from '@constancia/domain/submissions/answers/set-answer.ts';
import type { Step } from '../session/answering-actions.ts';
import type { AnsweringState } from '../session/answering-state.ts';
import { questionKey } from '../session/field-key.ts';

export interface FilePlace extends AnswerPlace {
  readonly kind: AttachmentKind;
}

/** One name for each file of an answer. */
export function fileKey(place: FilePlace): string {
  return `${questionKey(place)}.${place.kind}`;
}

/** `key`: '' takes the file away. */
export const giveFile =
  (place: FilePlace, key: string): Step =>
  (state) => {
    const answers = setAnswer(state.answers, place, { [place.kind]: key });
    return answers === state.answers ? state : withoutFileIssue({ ...state, answers }, place);
  };

export const beginFile =
  (place: FilePlace): Step =>
  (state) => ({ ...state, arriving: new Map(state.arriving).set(fileKey(place), place) });

export const endFile =
  (place: FilePlace): Step =>
  (state) => {
    if (!state.arriving.has(fileKey(place))) return state;
    const arriving = new Map(state.arriving);
    arriving.delete(fileKey(place));
    return withoutFileIssue({ ...state, arriving }, place);
  };

function withoutFileIssue(state: AnsweringState, place: FilePlace): AnsweringState {
  const key = questionKey(place);
  if (!state.issues.get(key)?.code.startsWith('file-')) return state;
  const issues = new Map(state.issues);
  issues.delete(key);
  return { ...state, issues };
}

/** Files on their way to questions that are still asked. */
export function unfinishedFiles(index: FormIndex, state: AnsweringState): readonly Issue[] {
  return [...state.arriving.values()]
    .filter((place) => isAsked(index, state, place))
    .map(({ questionId, sectionId, rowId }) => ({
      code: 'file-unfinished',
      at: {
        questionId,
        ...(sectionId !== undefined && { sectionId }),
        ...(rowId !== undefined && { rowId }),
      },
    }));
}

function isAsked(index: FormIndex, { answers }: AnsweringState, { questionId, rowId }: AnswerPlace): boolean {
  const entry = index.questionById.get(questionId);
  if (!entry) return false;
  const { section, condition } = entry;
  if (rowId !== undefined) return rowsOf(answers, section.id).some(({ id }) => id === rowId);
  return condition === null || (ownEntry(answers.ticked, section.id)?.includes(condition.id) ?? false);
}
