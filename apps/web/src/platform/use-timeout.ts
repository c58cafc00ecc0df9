// One timer for everything that appears or disappears by itself.
import { useEffect, useRef } from 'react';
import { epochMilliseconds } from './clock.ts';

/**
 * Calls `onEnd` that many milliseconds after the component first appeared. A page that is hidden and shown again in
 * between does not start over.
 */
export function useTimeout(onEnd: () => void, milliseconds: number): void {
  const since = useRef(0);
  useEffect(() => {
    since.current ||= epochMilliseconds();
    const passed = epochMilliseconds() - since.current;
    const timer = setTimeout(onEnd, milliseconds - passed);
    return () => clearTimeout(timer);
  }, [onEnd, milliseconds]);
}
