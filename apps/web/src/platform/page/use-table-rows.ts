// The rows of a table whose filters and page are in the URL.
// rules: P9.03, X40.57
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { TableQuery } from './use-table-query.ts';

type Asked<Filter extends string> = Pick<TableQuery<Filter>, 'filters' | 'page'>;

/**
 * Reads the rows again when filters or page change, a moment after typing; the rows before stay until then. `key`: what the
 * rows are of, as queries are called.
 */
export function useTableRows<Filter extends string, Read>(
  key: readonly string[],
  { filters, page }: Asked<Filter>,
  read: (asked: Asked<Filter>, signal: AbortSignal) => Promise<Read>,
): UseQueryResult<Read> {
  const asked = useDeferredValue(JSON.stringify({ filters, page }));
  return useQuery({
    queryKey: [...key, asked],
    queryFn: ({ signal }) => read(JSON.parse(asked) as Asked<Filter>, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
