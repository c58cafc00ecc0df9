// The rows of a shown page as they are now: what changed is shown in its row, and nothing moves.
// rules: X33.62
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormChanges } from '../../../platform/live/use-live.ts';
import type { ListColumns } from '../columns/list-columns.ts';
import { readListed, type SubmissionPage } from './list-submissions.ts';

/** Rows that are gone stay as they were; who opens one reads that it was deleted. */
export function useLiveRows(
  formId: string,
  page: SubmissionPage | undefined,
  columns: ListColumns,
): readonly SubmissionRow[] {
  const ids = useMemo(() => page?.submissions.map(({ id }) => id) ?? [], [page]);
  const { data, refetch } = useQuery({
    queryKey: ['listed-submissions', formId, page?.readAt, ids, columns],
    queryFn: ({ signal }) => readListed(formId, { ids, columns }, signal),
    // Asked only when something changed since the page was read.
    enabled: false,
    retry: false,
  });
  useFormChanges(formId, () => {
    if (ids.length > 0) void refetch();
  });
  return useMemo(() => {
    const now = new Map(data?.submissions.map((row) => [row.id, row]));
    return page?.submissions.map((row) => now.get(row.id) ?? row) ?? [];
  }, [page, data]);
}
