// After 'save and send by e-mail': the dialog above the page that confirms the stored submission. Once the dialog is
// closed it can be opened again.
// rules: A2.33, A4.43-A4.45, A8.19, R5.09
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import type { SavedSlotProps } from '../submissions/public.ts';
import { MailDialog } from './mail-dialog.tsx';

export function MailSlot({ submissionId, after }: SavedSlotProps) {
  const [open, setOpen] = useState<'saved' | 'viewing' | null>('saved');
  if (after !== 'mail') return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen('viewing')}>
        {t('mail.action')}
      </button>
      {open && <MailDialog submissionId={submissionId} after={open} onClose={() => setOpen(null)} />}
    </>
  );
}
