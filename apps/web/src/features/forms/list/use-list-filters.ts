// The place of the form list, read from and written to the address. What is being typed is kept beside it: the address
// follows a moment later, and an input must never wait for it. rules: P2.58, P2.59, P5.02, X10.08
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { FormFilters } from '../api.ts';
import { type ListQuery, queryOf, searchParamsOf } from './list-filters.ts';

interface ListQueryControl extends ListQuery {
  /** The text as it stands in the input. */
  readonly typed: string;
  /** Filters anew: back to the first page. Typing replaces the entry of the history, choosing adds one. */
  readonly filter: (change: Partial<FormFilters>) => void;
  readonly goTo: (page: number, how?: 'replace') => void;
}

export function useListQuery(): ListQueryControl {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const query = queryOf(search);
  const [typed, setTyped] = useState(query.filters.text);
  const { text } = query.filters;
  // Of two changes shortly after each other the second must know the first, before the address does.
  const latest = useRef(query.filters);
  // Addresses that were written here: reaching one of them tells nothing new.
  const written = useRef(new Set<string>());
  // Whoever comes by a link or goes back finds the text of that place; one's own typing is not overtaken.
  useEffect(() => {
    if (arrivedBy !== NavigationType.Pop && written.current.has(search.toString())) return;
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
      const address = searchParamsOf({ filters, page: 0 });
      written.current.add(address.toString());
      setSearch(address, { replace: change.text !== undefined });
    },
    goTo: (page, how) =>
      setSearch(searchParamsOf({ filters: { ...query.filters, text: typed }, page }), {
        replace: how === 'replace',
      }),
  };
}
