// The filters and page of the form list, stored in its URL, so that going back, reloading or sharing the link shows the
// same list.
// rules: P2.59, P4.36, E4.33, X10.08
import type { FormFilters } from '../api.ts';

export interface ListQuery {
  readonly filters: FormFilters;
  /** Counted from 0. */
  readonly page: number;
}

const ID = /^[0-9A-Za-z]{20}$/;

function idOf(text: string | null): string {
  return text !== null && ID.test(text) ? text : '';
}

export function queryOf(search: URLSearchParams): ListQuery {
  const page = Number(search.get('pagina') ?? '1');
  return {
    filters: {
      text: (search.get('texto') ?? '').trimStart().slice(0, 200),
      area: idOf(search.get('area')),
      municipality: idOf(search.get('municipio')),
    },
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page - 1 : 0,
  };
}

/** Filters with their default value are left out of the URL. */
export function searchParamsOf({ filters, page }: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.text !== '') search.set('texto', filters.text);
  if (filters.municipality !== '') search.set('municipio', filters.municipality);
  if (filters.area !== '') search.set('area', filters.area);
  if (page > 0) search.set('pagina', String(page + 1));
  return search;
}
