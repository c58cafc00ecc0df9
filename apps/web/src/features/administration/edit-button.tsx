// Opens the dialog that edits a row.
import EditIcon from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';
import { t } from '../../platform/texts.ts';

interface Props {
  /** What the row is called. */
  readonly name: string;
  readonly onEdit: () => void;
}

export function EditButton({ name, onEdit }: Props) {
  return (
    <IconButton size="small" aria-label={t('administration.edit-named', { name })} onClick={onEdit}>
      <EditIcon fontSize="small" />
    </IconButton>
  );
}
