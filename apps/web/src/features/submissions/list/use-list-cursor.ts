// The page of a list of submissions, kept in the URL. The history's state keeps the way back to the form list.
import { useSearchParams } from 'react-router';
import { useListBack } from '../../forms/public.ts';

export function useListCursor() {
  const [search, setSearch] = useSearchParams();
  const { state } = useListBack();
  return {
    cursor: search.get('desde'),
    goTo: (cursor: string | null, how?: 'replace') =>
      setSearch(cursor === null ? {} : { desde: cursor }, { state, replace: how === 'replace' }),
  };
}
