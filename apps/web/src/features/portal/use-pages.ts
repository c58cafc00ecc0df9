// A list that is read page by page: what was read stays while more is fetched, also when that fails.
// rules: R7.27, X34.25
import { useEffect, useState } from 'react';
import { asCallError, type CallError } from '../../platform/api-client.ts';

export interface Pages<Page> {
  /** In the order in which they were read; empty until the first one is. */
  readonly pages: readonly Page[];
  readonly error: CallError | null;
  /** Reads the next page, or tries again. */
  readonly more: () => void;
  readonly working: boolean;
}

/** `read` gets `next` of the page before, and null for the first one; it stays the same function. */
export function usePages<Page extends { readonly next: Cursor | null }, Cursor>(
  read: (next: Cursor | null, signal: AbortSignal) => Promise<Page>,
): Pages<Page> {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [error, setError] = useState<CallError | null>(null);
  const [asked, setAsked] = useState<{ readonly next: Cursor | null } | null>({ next: null });
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    const add = (page: Page) => {
      setPages((before) => [...before, page]);
      setAsked(null);
    };
    const fail = (failure: unknown) => {
      if (leaving.signal.aborted) return;
      setError(asCallError(failure));
      setAsked(null);
    };
    read(asked.next, leaving.signal).then(add, fail);
    return () => leaving.abort();
  }, [asked, read]);
  const more = () => {
    setError(null);
    setAsked({ next: pages.at(-1)?.next ?? null });
  };
  return { pages, error, more, working: asked !== null };
}
