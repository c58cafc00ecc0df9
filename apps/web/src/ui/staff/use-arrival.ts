// Who comes to a page by a link of the product has its heading in focus, so that the keyboard goes on there and a screen
// reader hears the new page. The first page of a visit is read by the browser itself, and a page that focuses something of
// its own keeps that.
// rules: X33.90
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The router's name for the page that the visit began with. */
const FIRST = 'default';

export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  const arrived = useLocation().key !== FIRST;
  useEffect(() => {
    // The link that led here is gone, so nothing has the focus.
    if (arrived && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return heading;
}
