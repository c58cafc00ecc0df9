// Draws what is costly to load when a person comes near it, and keeps its place free until then.
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface OnceSeenProps {
  /** Of the free place, in pixels. */
  readonly height: number;
  /** Where links to it lead before it is drawn. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** How near, in pixels. */
const NEAR = '300px';

export function OnceSeen({ height, id, children }: OnceSeenProps) {
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
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
  return seen ? children : <div ref={place} id={id} style={{ minHeight: height }} />;
}
