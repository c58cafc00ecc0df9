// Which saved view the list shows, whether it still shows what the view holds, and the button that saves the difference.
// rules: X33.67
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { columnsIn, type ListColumns } from '../columns/list-columns.ts';
import { draftOf, isSameFilter } from '../list-url/filter-in-url.ts';
import { useSaveView, viewProblemText } from './use-save-view.ts';
import { listViews, type SavedView, viewsKey } from './views-api.ts';

/** What a list shows, and what a view holds of it. */
export interface ShownContent {
  readonly filter: FilterQuery;
  readonly columns: ListColumns;
  readonly order: string | null;
}

function sameColumns(one: ListColumns, other: ListColumns): boolean {
  const written = ({ hidden, questions }: ListColumns) => JSON.stringify([hidden.toSorted(), questions]);
  return written(one) === written(other);
}

function holdsAll(view: Pick<SavedView, 'filter' | 'columns' | 'order'>, shown: ShownContent): boolean {
  return (
    view.order === shown.order &&
    isSameFilter(draftOf(view.filter), draftOf(shown.filter)) &&
    sameColumns(columnsIn(view.columns), shown.columns)
  );
}

interface Props extends ShownContent {
  readonly formId: string;
  readonly viewId: string;
  readonly onLeave: () => void;
}

/** Nothing when the view is gone, or is of somebody else. */
export function ShownView({ formId, viewId, onLeave, ...shown }: Props) {
  const { data } = useQuery({
    queryKey: viewsKey(formId),
    queryFn: ({ signal }) => listViews(formId, signal),
  });
  const notify = useNotify();
  const saving = useSaveView(formId, () => notify({ kind: 'success', text: t('list-views.saved-changes') }));
  const view = data?.views.find(({ id }) => id === viewId);
  if (!view) return null;
  const { name } = view;
  const isChanged = !holdsAll(view, shown);
  return (
    <Box role="group" aria-label={t('list-views.shown', { name })} sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t(isChanged ? 'list-views.shown-changed' : 'list-views.shown', { name })}
        </Typography>
        {isChanged && view.may.save && (
          <Button
            size="small"
            variant="outlined"
            loading={saving.isPending}
            onClick={() => saving.mutate({ view, ...shown })}
          >
            {t('list-views.save-changes')}
          </Button>
        )}
        <IconButton size="small" aria-label={t('list-views.leave', { name })} onClick={onLeave}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {saving.error && <Alert severity="error">{viewProblemText(saving.error)}</Alert>}
    </Box>
  );
}
