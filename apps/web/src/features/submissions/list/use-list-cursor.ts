// The page of a list of answers as the address names it; the way back to the form list stays in the history's state.
import { useSearchParams } from 'react-router';
import { useListBack } from '../../forms/public.ts';

export function useListCursor() {
  const [search, setSearch] = useSearchParams();
  const { state } = useListBack();
  return {
    cursor: search.get('desde'),
    goTo: (cursor: string | null) => setSearch(cursor === null ? {} : { desde: cursor }, { state }),
  };
}
