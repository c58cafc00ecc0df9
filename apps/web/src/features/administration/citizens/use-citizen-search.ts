// What is searched in the register. It lies in the browser's entry of the page and not in its URL, because it is the name
// or number of a person; the back button brings it back.
// rules: X34.51
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import { useLocation, useNavigate } from 'react-router';

export interface CitizenSearch {
  readonly text: string;
  readonly personType: PersonType | '';
  /** Counted from 0. */
  readonly page: number;
}

const NOTHING: CitizenSearch = { text: '', personType: '', page: 0 };

function isSearch(state: unknown): state is CitizenSearch {
  return (
    typeof state === 'object' && state !== null && 'text' in state && 'personType' in state && 'page' in state
  );
}

export function useCitizenSearch() {
  const { pathname, search: inUrl, state } = useLocation();
  const navigate = useNavigate();
  const search = isSearch(state) ? state : NOTHING;
  const change = (next: Partial<CitizenSearch>) =>
    void navigate(pathname + inUrl, { replace: true, state: { ...search, page: 0, ...next } });
  return { search, change };
}
