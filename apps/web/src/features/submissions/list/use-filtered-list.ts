// The filter and the page of a list of submissions, in the URL. What is typed is applied a moment after the last key.
// rules: R2.043, R2.044, R5.03
import { type FilterQuery, wrongField } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListBack } from '../../forms/public.ts';
import {
  draftIn,
  draftOf,
  type FilterDraft,
  isSameFilter,
  NO_FILTER,
  queryOf,
  searchOf,
} from '../list-url/filter-in-url.ts';

/** Milliseconds after the last change until the list is read again. */
const PAUSE = 400;
const CURSOR = 'desde';

export function useFilteredList() {
  const [search, setSearch] = useSearchParams();
  // The history's state keeps the way back to the form list.
  const { state } = useListBack();
  const inUrl = search.toString();
  const applied = useMemo(() => draftIn(new URLSearchParams(inUrl)), [inUrl]);
  const [draft, setDraft] = useState(applied);
  const shown = useRef(inUrl);
  const apply = (next: FilterDraft) => {
    const params = new URLSearchParams(searchOf(next));
    shown.current = params.toString();
    setSearch(params, { state });
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
    const timer = setTimeout(() => apply(draft), PAUSE);
    return () => clearTimeout(timer);
  });
  return {
    draft,
    /** The field that no filter can have as it is; null when all is well. */
    wrong,
    query: queryOf(applied),
    byLastUpdate: applied.byLastUpdate,
    isFiltered: !isSameFilter(draft, NO_FILTER),
    cursor: search.get(CURSOR),
    change: (next: Partial<FilterDraft>) => setDraft((now) => ({ ...now, ...next })),
    /** Shows what a saved filter finds. */
    show: (query: FilterQuery) => {
      const next = draftOf(query);
      setDraft(next);
      apply(next);
    },
    clear: () => {
      setDraft(NO_FILTER);
      apply(NO_FILTER);
    },
    goTo: (cursor: string | null) => {
      const params = new URLSearchParams({
        ...searchOf(applied),
        ...(cursor !== null && { [CURSOR]: cursor }),
      });
      shown.current = params.toString();
      setSearch(params, { state });
    },
  };
}

export type FilteredList = ReturnType<typeof useFilteredList>;
