// The button of the viewed submission that sends a copy by e-mail; not shown in the public variant.
// rules: R2.050, A4.47

import { offersMailCopy } from '@constancia/domain/mail/mail-copy.ts';
import MailIcon from '@mui/icons-material/Mail';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import type { ViewSlotProps } from '../submissions/public.ts';
import { MailDialog } from './mail-dialog.tsx';

export function MailAction({ view: { id, definition }, entry }: ViewSlotProps) {
  const [open, setOpen] = useState(false);
  if (entry === 'cis' || !offersMailCopy(definition.options)) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<MailIcon />} onClick={() => setOpen(true)}>
        {t('mail.action')}
      </Button>
      {open && <MailDialog submissionId={id} after="viewing" onClose={() => setOpen(false)} />}
    </>
  );
}
