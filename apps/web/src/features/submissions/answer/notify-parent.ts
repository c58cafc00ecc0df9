// The page that shows this one in a frame is told that the answer was saved, when it is one that the municipality lists.
// rules: A2.08, W15
import { epochMilliseconds } from '../../../platform/clock.ts';

export interface SavedAnswer {
  readonly answerId: string;
  readonly docCode: string;
}

export function notifyParent(answer: SavedAnswer, allowed: readonly string[]): void {
  if (window.self === window.top) return;
  const message = { type: 'ANSWER_SAVED', ...answer, timestamp: epochMilliseconds() };
  for (const origin of parentAmong(allowed)) window.parent.postMessage(message, origin);
}

/** The browser delivers to no other origin than the named one; where it says who the parent is, nothing else is tried. */
function parentAmong(allowed: readonly string[]): readonly string[] {
  const parent = location.ancestorOrigins?.[0];
  return parent === undefined ? allowed : allowed.filter((origin) => origin === parent);
}
