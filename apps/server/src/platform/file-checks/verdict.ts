// What goes to the thread that judges a document and what comes back. rules: X27.11
import type { DocumentType } from '@constancia/domain/files/attachment.ts';

export interface DocumentToJudge {
  readonly type: DocumentType;
  readonly bytes: Uint8Array;
}

/** Exit codes that no thread ends with by itself, whether it was stopped, broke or ran out of memory. */
export const SOUND = 100;
export const UNSOUND = 101;
