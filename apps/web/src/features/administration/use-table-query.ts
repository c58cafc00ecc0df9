// The filters and the page of a table, in the URL: they survive a reload and come back with the back button.
// rules: P2.88, P2.96, P2.98
import { useState } from 'react';
import { useSearchParams } from 'react-router';

interface TableQuery<Filter extends string> {
  readonly filters: Readonly<Record<Filter, string>>;
  /** Counted from 0. */
  readonly page: number;
  /** Text of the search field, which never waits for the URL. */
  readonly typed: string;
  /** Sets a filter and returns to the first page. */
  readonly filter: (name: Filter, value: string) => void;
  readonly type: (text: string) => void;
  readonly goTo: (page: number) => void;
}

const PAGE = 'pagina';

/** `text`: the filter that is typed; `others`: those that are chosen. The names stand in the URL. */
export function useTableQuery<Filter extends string>(
  text: Filter,
  others: readonly Filter[],
): TableQuery<Filter> {
  const [search, setSearch] = useSearchParams();
  const inUrl = search.get(text) ?? '';
  const [typed, setTyped] = useState(inUrl);
  const set = (name: string, value: string, options?: { readonly replace: boolean }) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (name !== PAGE) next.delete(PAGE);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    }, options);
  const filters = Object.fromEntries(
    [text, ...others].map((name) => [name, search.get(name) ?? '']),
  ) as Record<Filter, string>;
  const page = Math.max(0, Math.trunc(Number(search.get(PAGE)) || 1) - 1);
  return {
    filters,
    page,
    typed,
    filter: (name, value) => set(name, value),
    type: (value) => {
      setTyped(value);
      set(text, value, { replace: true });
    },
    goTo: (next) => set(PAGE, next === 0 ? '' : String(next + 1)),
  };
}
