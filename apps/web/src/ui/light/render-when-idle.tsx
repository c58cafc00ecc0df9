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
  /** Reserved for the rest, in pixels. */
  readonly height: number;
  readonly children: readonly ReactNode[];
}

/** Of a long list, the first at once and the rest when idle. */
export function RestWhenIdle({ first, height, children }: RestWhenIdleProps) {
  if (children.length <= first) return children;
  return (
    <>
      {children.slice(0, first)}
      <RenderWhenIdle height={height}>{children.slice(first)}</RenderWhenIdle>
    </>
  );
}
