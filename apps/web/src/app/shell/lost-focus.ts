// Keeps the keyboard where it was when what had the focus is gone, e.g. the row that was deleted, also after the dialog that
// asked about it: browsers would begin at the top of the page again, and a screen reader would say nothing.
// rules: X40.11
import { useEffect } from 'react';

/** Milliseconds in which the screen itself may give the focus to something better. */
const OTHERS_FIRST = 100;
/** What the focus may go to: something that says what it is. */
const NAMED = 'ul, ol, table, section, #content';

export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    /** While it stood there: something that is gone has none. */
    let around: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      const content = document.getElementById('content');
      // A dialog gives the focus back to what opened it.
      if (!(target instanceof Element) || !content?.contains(target)) return;
      last = target;
      around = namedAround(target);
    };
    const isLost = () =>
      last?.isConnected === false &&
      (document.activeElement === null || document.activeElement === document.body);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const find = () => {
      if (!isLost()) return;
      last = null;
      focusFrom(around.find((element) => element.isConnected));
    };
    const watching = new MutationObserver(() => {
      clearTimeout(timer);
      if (isLost()) timer = setTimeout(find, OTHERS_FIRST);
    });
    watching.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      clearTimeout(timer);
      watching.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

/** From the inside out. */
function namedAround(target: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let element = target.parentElement; element; element = element.parentElement)
    if (element.matches(NAMED)) found.push(element);
  return found;
}

function focusFrom(element: HTMLElement | undefined): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
