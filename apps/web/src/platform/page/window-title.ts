// The title of the window: what the page is and of what, so that tabs can be told apart and a screen reader hears where it is.
// rules: X33.90
import { useEffect } from 'react';

/** The most particular part first; empty ones are left out. */
export function useWindowTitle(...words: readonly (string | undefined)[]): void {
  const title = words.filter((one) => one !== undefined && one !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
