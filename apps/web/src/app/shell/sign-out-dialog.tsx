// Whoever leaves while answers wait on this device says what becomes of them. rules: X15.10
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '../../platform/texts.ts';

interface SignOutDialogProps {
  /** How many answers were begun and not sent. */
  readonly drafts: number;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

export function SignOutDialog({ drafts, onDiscard, onKeep, onCancel }: SignOutDialogProps) {
  return (
    <Dialog open onClose={onCancel} aria-labelledby="sign-out-title" aria-describedby="sign-out-text">
      <DialogTitle id="sign-out-title">{t('drafts.sign-out-title')}</DialogTitle>
      <DialogContent id="sign-out-text">
        {drafts === 1 ? t('drafts.sign-out-one') : t('drafts.sign-out-text', { count: drafts })}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onCancel}>{t('answering.cancel')}</Button>
        <Button onClick={onKeep}>{t('drafts.sign-out-keep')}</Button>
        <Button color="error" variant="contained" onClick={onDiscard}>
          {t('drafts.sign-out-discard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
