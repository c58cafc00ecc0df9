// The filter, the order and the page of a list of submissions, in the URL. What is typed is applied a moment after the
// last key.
// rules: R2.043, R2.044, R5.03, X33.66
import { type FilterQuery, wrongField } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { searchNow } from '../../../platform/url-search.ts';
import { useListBack } from '../../forms/public.ts';
import {
  draftOf,
  type FilterDraft,
  isSameFilter,
  type ListInUrl,
  listIn,
  listSearch,
  NO_FILTER,
  queryOf,
} from '../list-url/filter-in-url.ts';

/** Milliseconds after the last change until the list is read again. */
const PAUSE = 400;

interface ShownView {
  readonly id: string;
  readonly filter: FilterQuery;
  readonly order: string | null;
}

export function useFilteredList() {
  const [search, setSearch] = useSearchParams();
  // The history's state keeps the way back to the form list.
  const { state } = useListBack();
  const inUrl = search.toString();
  const { filter: applied, order, view, cursor } = useMemo(() => listIn(new URLSearchParams(inUrl)), [inUrl]);
  const [draft, setDraft] = useState(applied);
  const shown = useRef(inUrl);
  /** Another filter or order begins at its first page. The second of two quick changes includes the first. */
  const go = (next: Partial<ListInUrl>, how?: 'replace') => {
    const params = new URLSearchParams(listSearch({ ...listIn(searchNow()), cursor: null, ...next }));
    shown.current = params.toString();
    setSearch(params, { state, replace: how === 'replace' });
  };
  // The back button, or a link, brings another filter.
  useEffect(() => {
    if (shown.current === inUrl) return;
    shown.current = inUrl;
    setDraft(applied);
  }, [inUrl, applied]);
  const wrong = wrongField(queryOf(draft));
  useEffect(() => {
    if (wrong !== null || isSameFilter(draft, applied)) return;
    const timer = setTimeout(() => go({ filter: draft }), PAUSE);
    return () => clearTimeout(timer);
  });
  return {
    draft,
    /** The field that no filter can have as it is; null when all is well. */
    wrong,
    query: queryOf(applied),
    byLastUpdate: applied.byLastUpdate,
    isFiltered: !isSameFilter(draft, NO_FILTER),
    order,
    /** Id of the saved view that was applied; null for none. */
    view,
    cursor,
    change: (next: Partial<FilterDraft>) => setDraft((now) => ({ ...now, ...next })),
    orderBy: (next: string | null) => go({ order: next }),
    /** Shows what a saved view finds. */
    show: ({ id, filter, order: ofView }: ShownView) => {
      const next = draftOf(filter);
      setDraft(next);
      go({ filter: next, order: ofView, view: id });
    },
    /** The list is that of this view, as it is; null for none. */
    nameView: (id: string | null) => go({ view: id, cursor: listIn(searchNow()).cursor }),
    clear: () => {
      setDraft(NO_FILTER);
      go({ filter: NO_FILTER });
    },
    goTo: (next: string | null, how?: 'replace') => go({ cursor: next }, how),
  };
}

export type FilteredList = ReturnType<typeof useFilteredList>;
