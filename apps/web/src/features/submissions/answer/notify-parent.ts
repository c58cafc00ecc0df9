// Notifies the page that shows this one in a frame that the submission was stored, provided that the municipality lists
// its origin.
// rules: A2.08, W15, X38.28
import { epochMilliseconds } from '../../../platform/clock.ts';
import { isInFrame } from '../../../platform/frame/in-frame.ts';

export interface SavedSubmission {
  readonly answerId: string;
  readonly docCode: string;
}

export function notifyParent(submission: SavedSubmission, allowed: readonly string[]): void {
  if (!isInFrame()) return;
  const message = { type: 'ANSWER_SAVED', ...submission, timestamp: epochMilliseconds() };
  for (const origin of parentAmong(allowed)) window.parent.postMessage(message, origin);
}

/** The browser delivers only to the named origin. When it reveals the parent's origin, only that one is tried. */
export function parentAmong(allowed: readonly string[]): readonly string[] {
  const parent = location.ancestorOrigins?.[0];
  return parent === undefined ? allowed : allowed.filter((origin) => origin === parent);
}
