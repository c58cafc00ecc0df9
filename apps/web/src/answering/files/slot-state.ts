// The states of one file of a submission, and what the functions that work on it share.
//
//   empty -> uploading <-> waiting -> done -> removing -> removed -> (undo) uploading
//   refused, failed: shown at the field
// rules: A5.34-A5.39, A7.28, A8.07, X14.10
import type { Issue } from '@constancia/domain/issue.ts';
import type { PhotoEvidence } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import type { CallError } from '../../platform/api-client.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { AnsweringSurroundings, FileApi } from '../session/api.ts';
import type { FileSlotRef } from './file-actions.ts';

export interface ChosenFile {
  readonly name: string;
  /** Null when this device does not have the file, or no longer has it. */
  readonly file: File | null;
  /** '' when it is not known. */
  readonly uploadId: string;
  /** When and where the photo was taken, by the clock of this device. */
  readonly photo?: PhotoEvidence | undefined;
  /** What staff marked on it. */
  readonly marks?: readonly Mark[] | undefined;
  /** The device has no room for it, or keeps nothing: it is gone with the page. */
  readonly isUnkept?: true;
}

export type SlotState =
  | { readonly step: 'empty' }
  | { readonly step: 'refused'; readonly issue: Issue }
  | { readonly step: 'uploading' | 'waiting'; readonly chosen: ChosenFile; readonly sent: number }
  | { readonly step: 'failed'; readonly chosen: ChosenFile; readonly error: CallError }
  | { readonly step: 'done' | 'removing' | 'removed'; readonly chosen: ChosenFile };

/** Whether a file can be given here. */
export function isFree({ step }: SlotState): boolean {
  return step === 'empty' || step === 'refused' || step === 'removed';
}

/** The message that a person sees once, beside the field. */
export type SlotMessage = 'uploaded' | 'removed' | 'failure' | null;

export interface SlotShown {
  readonly state: SlotState;
  readonly message: SlotMessage;
}

/** A preview has no file api, and so no slots. */
export type SlotNeeds = Pick<AnsweringSurroundings, 'form' | 'submissionId' | 'keepDraft'> & {
  readonly files: FileApi;
};

/** What the functions that work on a slot share. */
export interface SlotContext {
  readonly store: AnsweringStore;
  readonly needs: SlotNeeds;
  readonly at: FileSlotRef;
  /** Ends a pause early. */
  readonly skipPause: EventTarget;
  readonly get: () => SlotShown;
  readonly show: (state: SlotState, message?: SlotMessage) => void;
  /** The current upload. */
  running: AbortController | null;
}
