// A saved view in the dialog: to apply, to give another name, and to delete.
// rules: X33.65, X33.67
import { VIEWS } from '@constancia/domain/limits.ts';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useSaveView, viewProblemText } from './use-save-view.ts';
import type { SavedView } from './views-api.ts';

interface Props {
  readonly formId: string;
  readonly view: SavedView;
  readonly onApply: () => void;
  readonly onDelete: () => void;
}

export function ViewRow(props: Props) {
  const { view, onApply, onDelete } = props;
  const [naming, setNaming] = useState<'not-yet' | 'now' | 'done'>('not-yet');
  if (naming === 'now') return <RenameForm {...props} onClose={() => setNaming('done')} />;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button
        onClick={onApply}
        sx={{
          flexGrow: 1,
          justifyContent: 'start',
          textAlign: 'start',
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <bdi>{view.name}</bdi>
      </Button>
      {view.shared && (
        <Typography variant="body2" color="textSecondary">
          {t('list-views.shared-by', { name: view.by })}
        </Typography>
      )}
      {view.may.save && (
        <IconButton
          // The field that had the focus is gone: the keyboard goes on at the button that opened it.
          ref={naming === 'done' ? focusOnMount : undefined}
          size="small"
          aria-label={t('list-views.rename', { name: view.name })}
          onClick={() => setNaming('now')}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {view.may.delete && (
        <IconButton size="small" aria-label={t('list-views.delete', { name: view.name })} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function RenameForm({ formId, view, onClose }: Props & { readonly onClose: () => void }) {
  const [name, setName] = useState(view.name);
  const saving = useSaveView(formId, onClose);
  const wished = name.trim();
  return (
    <Box component="li" sx={{ py: 2 }}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (wished !== '') saving.mutate({ view, name: wished });
        }}
      >
        <TextField
          id={`rename-${view.id}`}
          size="small"
          label={t('list-views.new-name')}
          value={name}
          inputRef={focusOnMount}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: VIEWS.nameLength } }}
        />
        {saving.error && <Alert severity="error">{viewProblemText(saving.error)}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            type="submit"
            size="small"
            variant="contained"
            loading={saving.isPending}
            disabled={wished === '' || wished === view.name}
          >
            {t('list-views.rename-save')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('list-views.rename-cancel')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
