// A button that is disabled while its work runs loses the focus; it gets it back when the work failed and the dialog is
// still there, so that the keyboard goes on where it was. rules: P2.83, X10.16
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
