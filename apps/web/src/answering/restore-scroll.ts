// After a reload, and when a phone had closed the tab, the page returns to where it was scrolled. The form is drawn bit
// by bit, so this waits until it is long enough.
// rules: X31.43
import { useEffect } from 'react';
import { wasReloaded } from '../platform/page/was-reloaded.ts';

/** Frames to wait for the page to be long enough, about two seconds. */
const FRAMES_MAX = 120;

export function useRestoredScroll(scroll: number): void {
  useEffect(() => {
    if (scroll === 0 || !wasReloaded()) return;
    let frame = 0;
    const go = (left: number) => {
      const reached = document.documentElement.scrollHeight - window.innerHeight >= scroll;
      if (reached || left === 0) window.scrollTo(0, scroll);
      else frame = requestAnimationFrame(() => go(left - 1));
    };
    go(FRAMES_MAX);
    return () => cancelAnimationFrame(frame);
  }, [scroll]);
}
