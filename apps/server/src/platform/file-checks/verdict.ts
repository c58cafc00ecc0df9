// The messages to and from the thread that checks a file.
// rules: X27.11
import type { DocumentType } from '@constancia/domain/files/attachment.ts';

export interface FileToJudge {
  readonly type: DocumentType;
  readonly bytes: Uint8Array;
}

/** Exit codes that a thread never has on its own, whether it was stopped, broke or ran out of memory. */
export const SOUND = 100;
export const UNSOUND = 101;
