// The button of a list that opens its saved views: to apply, save what is shown, and delete.
// rules: X33.65, X33.67
import { VIEWS } from '@constancia/domain/limits.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import type { ShownContent } from './shown-view.tsx';
import { viewProblemText } from './use-save-view.ts';
import { ViewRow } from './view-row.tsx';
import { deleteView, listViews, type SavedView, saveView, viewsKey } from './views-api.ts';

/** With what is shown now. */
interface Props extends ShownContent {
  readonly formId: string;
  readonly onApply: (view: SavedView) => void;
  /** What is shown was saved as the view of this id. */
  readonly onSaved: (viewId: string) => void;
}

export function ViewsButton(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('list-views.open')}
      </Button>
      {open && <ViewsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ViewsDialog({ onApply, onClose, ...shown }: Props & { readonly onClose: () => void }) {
  const { formId } = shown;
  const queries = useQueryClient();
  const queryKey = viewsKey(formId);
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => listViews(formId, signal) });
  const removal = useMutation({
    mutationFn: (viewId: string) => deleteView({ formId, viewId }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const { confirm, dialog } = useConfirm();
  const askAndDelete = async ({ id, name, shared }: SavedView) => {
    const title = t('list-views.delete', { name });
    const text = t(shared ? 'list-views.delete-shared-text' : 'list-views.delete-text');
    if (await confirm({ title, text, yes: t('list-views.delete-yes'), tone: 'destructive' }))
      removal.mutate(id);
  };
  const failure = error ?? removal.error;
  const apply = (view: SavedView) => {
    onApply(view);
    onClose();
  };
  return (
    <DialogFrame title={t('list-views.title')} size="sm" fullScreenBelow="sm" onClose={onClose}>
      {failure && <Alert severity="error">{problemText(failure)}</Alert>}
      {data?.views.length === 0 && <Typography>{t('list-views.none')}</Typography>}
      {data && data.views.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.views.map((view) => (
            <ViewRow
              key={view.id}
              formId={formId}
              view={view}
              onApply={() => apply(view)}
              onDelete={() => void askAndDelete(view)}
            />
          ))}
        </Box>
      )}
      {data && (
        <SaveForm {...shown} own={data.views.filter(({ may }) => may.save)} mayShare={data.may.share} />
      )}
      {dialog}
    </DialogFrame>
  );
}

interface SaveProps extends Omit<Props, 'onApply'> {
  readonly own: readonly SavedView[];
  readonly mayShare: boolean;
}

/** A name that an own view has replaces it. */
function SaveForm({ formId, filter, columns, order, own, mayShare, onSaved }: SaveProps) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<boolean | null>(null);
  const same = own.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  // A view that is replaced stays shared, or one's own, unless its author says otherwise.
  const shared = picked ?? same?.shared ?? false;
  const saving = useMutation({
    mutationFn: async () => {
      const { hidden, questions } = columns;
      const viewId = same?.id ?? newEntityId();
      const body = {
        name: name.trim(),
        shared,
        filter,
        columns: { hidden: [...hidden], questions: [...questions] },
        order,
        version: same?.version ?? 0,
      };
      await saveView({ formId, viewId }, body);
      return viewId;
    },
    onSuccess: (viewId) => {
      setName('');
      setPicked(null);
      onSaved(viewId);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: viewsKey(formId) }),
  });
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 3, pt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') saving.mutate();
      }}
    >
      <TextField
        id="view-name"
        size="small"
        label={t('list-views.name')}
        value={name}
        helperText={t('list-views.text')}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: VIEWS.nameLength } }}
      />
      {mayShare && (
        <FormControlLabel
          label={t('list-views.share')}
          control={<Checkbox size="small" checked={shared} onChange={() => setPicked(!shared)} />}
        />
      )}
      {saving.error && <Alert severity="error">{viewProblemText(saving.error)}</Alert>}
      <Button type="submit" variant="contained" loading={saving.isPending} disabled={name.trim() === ''}>
        {t(same ? 'list-views.replace' : 'list-views.save')}
      </Button>
    </Box>
  );
}
