// Draws what is further down after the first screen can be used, in short steps between which the browser can react to
// the person. Until then it reserves about the same height, so that the page does not jump, and is marked as busy.
import { type ReactNode, useDeferredValue } from 'react';

interface RenderWhenIdleProps {
  /** Number of questions inside; their usual height is reserved. */
  readonly questions: number;
  readonly children: ReactNode;
}

const QUESTION_HEIGHT = 112;

export function RenderWhenIdle({ questions, children }: RenderWhenIdleProps) {
  const drawn = useDeferredValue(true, false);
  return drawn ? children : <div aria-busy="true" style={{ minHeight: questions * QUESTION_HEIGHT }} />;
}
