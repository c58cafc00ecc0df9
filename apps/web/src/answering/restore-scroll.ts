// After a reload, and when a phone had closed the tab, the page returns to where it was scrolled. The form is drawn bit
// by bit, so this waits until it is long enough. Who has gone on meanwhile is left where they are.
// rules: X31.43
import { useEffect } from 'react';
import { wasReloaded } from '../platform/page/was-reloaded.ts';

/** Frames to wait for the page to be long enough, about two seconds. */
const FRAMES_MAX = 120;

/** With any of these a person takes the page over. */
const GOING_ON = ['pointerdown', 'wheel', 'keydown'];

export function useRestoredScroll(scroll: number): void {
  useEffect(() => {
    if (scroll === 0 || !wasReloaded()) return;
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      for (const event of GOING_ON) removeEventListener(event, stop);
    };
    const go = (left: number) => {
      const reached = document.documentElement.scrollHeight - window.innerHeight >= scroll;
      if (!reached && left > 0) {
        frame = requestAnimationFrame(() => go(left - 1));
        return;
      }
      stop();
      window.scrollTo(0, scroll);
    };
    for (const event of GOING_ON) addEventListener(event, stop, { passive: true });
    go(FRAMES_MAX);
    return stop;
  }, [scroll]);
}
