// The filters and the page of a table, in the URL: they survive a reload and come back with the back button.
// rules: P2.88, P2.96, P2.98, X33.10
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useUrlSearch } from '../url-search.ts';

export interface TableQuery<Filter extends string> {
  readonly filters: Readonly<Record<Filter, string>>;
  /** Counted from 0. */
  readonly page: number;
  /** Whether only some of the rows are asked for; neither the municipality nor the order is a choice among them. */
  readonly isNarrowed: boolean;
  /** Text of the search field, which never waits for the URL. */
  readonly typed: string;
  /** Sets a filter and returns to the first page. */
  readonly filter: (name: Filter, value: string) => void;
  readonly type: (text: string) => void;
  readonly goTo: (page: number, how?: 'replace') => void;
}

const PAGE = 'pagina';

/** `text`: the filter that is typed; `others`: those that are chosen. The names stand in the URL. */
export function useTableQuery<Filter extends string>(
  text: Filter,
  others: readonly Filter[],
): TableQuery<Filter> {
  const { search, change } = useUrlSearch();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const inUrl = search.get(text) ?? '';
  const [typed, setTyped] = useState(inUrl);
  // The back button brings another text; what is being typed is not overwritten by its own URL.
  useEffect(() => {
    if (navigationType === NavigationType.Pop) setTyped(inUrl);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each entry of the history
  }, [key]);
  const set = (name: string, value: string, options?: { readonly replace: boolean }) =>
    change((next) => {
      if (name !== PAGE) next.delete(PAGE);
      if (value === '') next.delete(name);
      else next.set(name, value);
    }, options);
  const filters = Object.fromEntries(
    [text, ...others].map((name) => [name, search.get(name) ?? '']),
  ) as Record<Filter, string>;
  const page = Math.max(0, Math.trunc(Number(search.get(PAGE)) || 1) - 1);
  return {
    filters,
    page,
    isNarrowed: Object.entries(filters).some(
      ([name, value]) => name !== 'municipio' && name !== 'orden' && value !== '',
    ),
    typed,
    filter: (name, value) => set(name, value),
    type: (value) => {
      setTyped(value);
      set(text, value, { replace: true });
    },
    goTo: (next, how) => set(PAGE, next === 0 ? '' : String(next + 1), how && { replace: true }),
  };
}
