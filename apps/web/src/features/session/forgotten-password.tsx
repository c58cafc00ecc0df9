// The way to a new password: while the product sends no mail, the people who run it give one.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { t } from '../../platform/texts.ts';

export function ForgottenPassword() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button sx={{ mt: 4 }} onClick={() => setOpen(true)}>
        {t('staff.login-forgotten')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="forgotten-title">
        <DialogTitle id="forgotten-title">{t('staff.login-forgotten')}</DialogTitle>
        <DialogContent>{t('staff.login-forgotten-help')}</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('shell.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
