// The parameters of the page's URL, and how they change.
// rules: X33.10
import { type NavigateOptions, useSearchParams } from 'react-router';

/** As it stands now; what is drawn may be older. */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);

interface UrlSearch {
  /** As drawn. */
  readonly search: URLSearchParams;
  readonly change: (update: (search: URLSearchParams) => void, options?: NavigateOptions) => void;
}

/** The URL changes at once and the page a moment later: the second of two quick changes must include the first. */
export function useUrlSearch(): UrlSearch {
  const [search, setSearch] = useSearchParams();
  const change: UrlSearch['change'] = (update, options) => {
    const next = searchNow();
    update(next);
    setSearch(next, options);
  };
  return { search, change };
}
