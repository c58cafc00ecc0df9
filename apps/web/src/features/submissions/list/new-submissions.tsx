// How many submissions came since the list was read, and the button that shows them.
// rules: X33.02
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAskedEvery, useFormChanges } from '../../../platform/live/use-live.ts';
import { t } from '../../../platform/texts.ts';
import { countNewSubmissions } from './list-submissions.ts';

/** Between two questions to the server while no events come; none while the page is hidden. */
const ASK_AGAIN_MS = 30_000;

interface Props {
  readonly formId: string;
  readonly query: FilterQuery;
  /** When the list was read; undefined until then. */
  readonly readAt: string | undefined;
  readonly onUpdate: () => void;
}

function textOf({ count, more }: { readonly count: number; readonly more: boolean }): string {
  return t(more ? 'submission-list.new-more' : 'submission-list.new', { count });
}

export function NewSubmissions({ formId, query, readAt = '', onUpdate }: Props) {
  const queries = useQueryClient();
  useFormChanges(formId, () => void queries.invalidateQueries({ queryKey: ['new-submissions', formId] }));
  const { data } = useQuery({
    queryKey: ['new-submissions', formId, query, readAt],
    queryFn: ({ signal }) => countNewSubmissions(formId, { ...query, since: readAt }, signal),
    enabled: readAt !== '',
    initialData: { count: 0, more: false },
    staleTime: ASK_AGAIN_MS,
    refetchInterval: useAskedEvery(ASK_AGAIN_MS),
    retry: false,
  });
  return (
    <div role="status">
      {data.count > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 3 }}>
          <strong>{textOf(data)}</strong>
          <Button size="small" variant="outlined" onClick={onUpdate}>
            {t('submission-list.update')}
          </Button>
        </Stack>
      )}
    </div>
  );
}
