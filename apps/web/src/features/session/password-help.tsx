// How to get a new password: the product sends no mail for it, so the people who run it set one.

import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';

export function PasswordHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button sx={{ mt: 4 }} onClick={() => setOpen(true)}>
        {t('staff.login-forgotten')}
      </Button>
      <DialogFrame
        open={open}
        title={t('staff.login-forgotten')}
        text={t('staff.login-forgotten-help')}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
