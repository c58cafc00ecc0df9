// Draws what is costly to load when a person comes near it, and keeps its place free until then.
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface RenderWhenVisibleProps {
  /** Of the free place, in pixels. */
  readonly height: number;
  /** Where links to it lead before it is drawn. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** How near, in pixels. */
const NEAR = '300px';

export function RenderWhenVisible({ height, id, children }: RenderWhenVisibleProps) {
  const [seen, setSeen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return seen ? children : <div ref={ref} id={id} style={{ minHeight: height }} />;
}
