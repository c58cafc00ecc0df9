// A button that is disabled while its action runs loses the focus. It gets the focus back when the action failed and
// the dialog is still open, so that the keyboard stays there.
// rules: P2.83, X10.16
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusAfter<T extends HTMLElement>(working: boolean): RefObject<T | null> {
  const button = useRef<T>(null);
  const before = useRef(working);
  useEffect(() => {
    if (before.current && !working) button.current?.focus();
    before.current = working;
  }, [working]);
  return button;
}
