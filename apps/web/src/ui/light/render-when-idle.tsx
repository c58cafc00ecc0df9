// Draws what is further down after the first screen can be used, in short steps between which the browser can react to
// the person. Until then it reserves about the same height, so that the page does not jump, and is marked as busy.
import { type ReactNode, useDeferredValue } from 'react';

interface RenderWhenIdleProps {
  /** Reserved height in pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

export function RenderWhenIdle({ height, children }: RenderWhenIdleProps) {
  const drawn = useDeferredValue(true, false);
  return drawn ? children : <div aria-busy="true" style={{ minHeight: height }} />;
}

interface RestWhenIdleProps {
  /** How many are drawn at once. */
  readonly first: number;
  /** Reserved for the rest, in pixels. Asked for until the rest is drawn. */
  readonly height: () => number;
  /** The element that keeps the place of the rest. */
  readonly as?: 'div' | 'li';
  readonly children: readonly ReactNode[];
}

/** Of a long list, the first at once and the rest when idle. */
export function RestWhenIdle({ first, height, as: Element = 'div', children }: RestWhenIdleProps) {
  const drawn = useDeferredValue(true, children.length <= first);
  // One list before and after: with two, what stands at the end of the first would be drawn anew when it moves.
  return (
    <>
      {drawn ? children : children.slice(0, first)}
      {!drawn && <Element aria-busy="true" style={{ minHeight: height() }} />}
    </>
  );
}
