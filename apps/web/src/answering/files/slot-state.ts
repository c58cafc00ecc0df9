// What one file of an answer can be, and what the work on it shares.
//
//   empty -> uploading <-> waiting -> done -> removing -> removed -> (undo) uploading
//   refused, failed: said at the field
// rules: A5.34-A5.39, A7.28, A8.07, A8.20, A8.21, X14.03, X14.10
import type { Issue } from '@constancia/domain/issue.ts';
import type { CallError } from '../../platform/api-client.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { AnsweringSurroundings, FileApi } from '../session/api.ts';
import type { FileSlotRef } from './file-actions.ts';

export interface ChosenFile {
  readonly name: string;
  /** Null when this device does not have it (any more). */
  readonly file: File | null;
  /** '' when it is not known. */
  readonly uploadId: string;
}

export type SlotState =
  | { readonly step: 'empty' }
  | { readonly step: 'refused'; readonly issue: Issue }
  | { readonly step: 'uploading' | 'waiting'; readonly chosen: ChosenFile; readonly sent: number }
  | { readonly step: 'failed'; readonly chosen: ChosenFile; readonly error: CallError }
  | { readonly step: 'done' | 'removing' | 'removed'; readonly chosen: ChosenFile };

/** What a person is told once, beside the field. */
export type Said = 'uploaded' | 'removed' | 'failure' | null;

export interface SlotShown {
  readonly state: SlotState;
  readonly said: Said;
}

/** The preview has no calls, and no slots. */
export type SlotNeeds = Pick<AnsweringSurroundings, 'form' | 'submissionId' | 'keepDraft'> & {
  readonly files: FileApi;
};

/** What the work on a slot shares. */
export interface SlotHeart {
  readonly store: AnsweringStore;
  readonly needs: SlotNeeds;
  readonly at: FileSlotRef;
  /** Ends a pause early. */
  readonly nudge: EventTarget;
  readonly get: () => SlotShown;
  readonly show: (state: SlotState, said?: Said) => void;
  /** The upload under way. */
  running: AbortController | null;
}
