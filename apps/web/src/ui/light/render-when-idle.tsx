// Draws what lies further down after the first screen can be used: in pieces of time between which the browser
// answers the person. Takes about its place meanwhile, so that the page does not jump, and says that it is still coming.
import { type ReactNode, useDeferredValue } from 'react';

interface RenderWhenIdleProps {
  /** Questions inside; their usual height is kept free. */
  readonly questions: number;
  readonly children: ReactNode;
}

const QUESTION_HEIGHT = 112;

export function RenderWhenIdle({ questions, children }: RenderWhenIdleProps) {
  const drawn = useDeferredValue(true, false);
  return drawn ? children : <div aria-busy="true" style={{ minHeight: questions * QUESTION_HEIGHT }} />;
}
