// A button that is disabled while its action runs loses the focus. It gets the focus back when the action failed and
// the dialog is still open, so that the keyboard stays there.
// rules: P2.83, X10.16
import { type RefObject, useEffect, useRef } from 'react';

/** `if-lost`: on a page, where the person may have gone on in the time; a dialog takes the focus itself. */
export function useFocusAfter<T extends HTMLElement>(
  working: boolean,
  when: 'always' | 'if-lost' = 'always',
): RefObject<T | null> {
  const button = useRef<T>(null);
  const before = useRef(working);
  useEffect(() => {
    const isElsewhere = when === 'if-lost' && document.activeElement !== document.body;
    if (before.current && !working && !isElsewhere) button.current?.focus();
    before.current = working;
  }, [working, when]);
  return button;
}
