// A way from an answer in the view to the edit that may change it, which opens at that question; what a correction leaves
// locked says why instead.
// rules: X36.40
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createContext, use } from 'react';
import { Link, useLocation } from 'react-router';
import { questionKey } from '../../answering/session/field-key.ts';
import { t } from '../../platform/texts.ts';
import type { MarkedField, ViewSlotProps } from '../submissions/public.ts';
import type { EditOffered } from './edit-offered.ts';

interface Editable {
  readonly submissionId: string;
  readonly entry: ViewSlotProps['entry'];
  readonly offered: (at: MarkedField) => EditOffered;
}

export const EditableContext = createContext<Editable>({
  submissionId: '',
  entry: 'internal',
  offered: () => 'none',
});

export function EditLink({ at, label }: { readonly at: MarkedField; readonly label: string }) {
  const { submissionId: id, entry, offered } = use(EditableContext);
  const edit = offered(at);
  // The list that the submission was opened from.
  const { state } = useLocation();
  if (edit === 'none' || at.questionId === undefined) return null;
  if (edit === 'locked')
    return (
      <Typography color="textSecondary" variant="body2">
        {t('review.date-locked')}
      </Typography>
    );
  const correction = entry === 'internal' ? pathOf('correct', { id }) : pathOf('correctCis', { id });
  const pathname = edit === 'correction' ? correction : pathOf('complete', { id });
  const key = questionKey({ questionId: at.questionId, ...(at.rowId !== undefined && { rowId: at.rowId }) });
  const words = edit === 'correction' ? 'review.correct-answer' : 'review.complete-answer';
  return (
    <Button
      size="small"
      component={Link}
      to={{ pathname, hash: `#${key}` }}
      state={state}
      startIcon={<EditIcon aria-hidden="true" />}
      aria-label={t(`${words}-named`, { label })}
      sx={{ flex: 'none', my: -1, fontSize: '0.875rem', whiteSpace: 'nowrap' }}
    >
      {t(words)}
    </Button>
  );
}
