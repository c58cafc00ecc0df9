// Who comes to a page by a link of the product has its heading in focus, so that the keyboard goes on there and a screen
// reader hears the new page. The first page of a visit is read by the browser itself, and a page that focuses something of
// its own keeps that.
// rules: X33.90, X36.71
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../platform/texts.ts';

/** Focuses the heading without a ring around it, and without a position in the order of the Tab key. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.style.boxShadow = 'none';
  heading.focus({ preventScroll: true });
}

export function Arrival() {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    const title = document.querySelector('title');
    // A screen names the window once it is drawn, which may be after its code has come.
    const observer = new MutationObserver(() => {
      // The page that comes after this one is the one to arrive at.
      if (document.title.startsWith(t('shell.loading'))) return;
      observer.disconnect();
      arrivedAt.current = pathname;
      // The link that led here is gone, so nothing has the focus.
      if (document.activeElement === document.body) focusHeading();
    });
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
