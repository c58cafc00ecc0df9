// Draws expensive content only when a person scrolls near it, and reserves its height until then.
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface RenderWhenVisibleProps {
  /** Reserved height in pixels. */
  readonly height: number;
  /** The id that links lead to before the content is drawn. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** How near the content must be, in pixels. */
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
