// The filters and page of the form list, read from and written to the URL. The text being typed is kept in state: the
// URL follows a moment later, because an input must never wait for it.
// rules: P2.58, P2.59, P5.02, X10.08
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { FormFilters } from '../api.ts';
import { type ListQuery, queryOf, searchParamsOf } from './list-filters.ts';

interface ListQueryControl extends ListQuery {
  /** The text that the input shows. */
  readonly typed: string;
  /** Applies a filter and returns to the first page. Typing replaces the history entry, choosing adds one. */
  readonly filter: (change: Partial<FormFilters>) => void;
  readonly goTo: (page: number, how?: 'replace') => void;
}

export function useListQuery(): ListQueryControl {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const query = queryOf(search);
  const [typed, setTyped] = useState(query.filters.text);
  const { text } = query.filters;
  // The second of two quick changes must already include the first, which the URL does not yet.
  const latest = useRef(query.filters);
  // URLs that were written here: arriving at one of them brings no new text.
  const written = useRef(new Set<string>());
  // A link or the back button brings the text of its URL; text that the person is typing is not overwritten.
  useEffect(() => {
    if (navigationType !== NavigationType.Pop && written.current.has(search.toString())) return;
    written.current.clear();
    latest.current = query.filters;
    setTyped(text);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each entry of the history
  }, [key]);
  return {
    ...query,
    typed,
    filter: (change) => {
      const filters = { ...latest.current, ...change };
      latest.current = filters;
      setTyped(filters.text);
      const url = searchParamsOf({ filters, page: 0 });
      written.current.add(url.toString());
      setSearch(url, { replace: change.text !== undefined });
    },
    goTo: (page, how) =>
      setSearch(searchParamsOf({ filters: { ...query.filters, text: typed }, page }), {
        replace: how === 'replace',
      }),
  };
}
