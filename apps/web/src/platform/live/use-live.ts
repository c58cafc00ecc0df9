// Lets a screen follow what changes in a form.
// rules: X33.61, X33.62
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isLive, onLiveChange, onLiveEvent } from './live-changes.ts';

/** Milliseconds in which further changes are taken together. */
const TOGETHER = 500;

/** Milliseconds between two questions to the server while no events come; false while they do. */
export function useAskedEvery(milliseconds: number): number | false {
  return useSyncExternalStore(onLiveChange, isLive) ? false : milliseconds;
}

/** `onChange` is called when something of the form may have changed. A page that is not shown waits until it is. */
export function useFormChanges(formId: string, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMissed = false;
    const change = () => {
      timer = undefined;
      isMissed = document.visibilityState !== 'visible';
      if (!isMissed) latest.current();
    };
    const stop = onLiveEvent((event) => {
      if (event.kind === 'open' || (event.kind === 'form' && event.id === formId))
        timer ??= setTimeout(change, TOGETHER);
    });
    const show = () => {
      if (isMissed) change();
    };
    document.addEventListener('visibilitychange', show);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [formId]);
}
