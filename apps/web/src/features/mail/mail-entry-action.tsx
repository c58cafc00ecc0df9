// The button of the outbox that shows what an e-mail says; other deliveries have no such button.
// rules: X19.11
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import type { EntrySlotProps } from '../outbox/public.ts';
import { MailMessageDialog } from './mail-message-dialog.tsx';

const MAIL = 'mail';

export function MailEntryAction({ entry: { id, kind, label } }: EntrySlotProps) {
  const [open, setOpen] = useState(false);
  if (kind !== MAIL) return null;
  return (
    <>
      <Button size="small" aria-label={t('mail.view-named', { label })} onClick={() => setOpen(true)}>
        {t('mail.view')}
      </Button>
      {open && <MailMessageDialog entryId={id} municipality={null} onClose={() => setOpen(false)} />}
    </>
  );
}
