// Asks before a copy is given up; the saved answer stays. rules: A4.44, X19.14
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '../../platform/texts.ts';

interface Props {
  readonly open: boolean;
  /** `saved`: it comes right after saving an answer. */
  readonly about: 'saved' | 'written';
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function CancelQuestion({ open, about, onLeave, onStay }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      aria-labelledby="mail-cancel-title"
      aria-describedby="mail-cancel-text"
    >
      <DialogTitle id="mail-cancel-title">{t('mail.cancel-title')}</DialogTitle>
      <DialogContent id="mail-cancel-text">{t(`mail.cancel-${about}`)}</DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{t('mail.cancel-yes')}</Button>
        <Button variant="contained" onClick={onStay}>
          {t('mail.cancel-no')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
