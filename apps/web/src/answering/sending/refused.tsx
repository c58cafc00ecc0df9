// What is shown instead of a form that cannot be answered, and what closing its dialog does.
//
//   limit reached, blocked                 a card
//   deleted, for visitors                  an alert that stays
//   deleted, for staff                     the error dialog; closing it leads to another page
//   unknown, outside one's own areas       the error dialog; closing it leads on, for staff it only closes
// rules: A2.39, A2.43, A8.01-A8.03, P2.43
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import { MessageCard } from '../../ui/light/message-card.tsx';
import { ErrorDialog } from '../../ui/light/error-dialog.tsx';
import type { RefusalCode } from './refusal.ts';

interface RefusedProps {
  readonly code: RefusalCode;
  /** Called when the error dialog is closed; absent when closing has no further effect. */
  readonly onClose?: (() => void) | undefined;
  /** For deleted forms: an alert that stays, or the dialog. */
  readonly deleted: 'alert' | 'dialog';
}

export function Refused({ code, onClose, deleted }: RefusedProps) {
  const [open, setOpen] = useState(true);
  if (code === 'limit-reached') {
    return (
      <MessageCard title={t('answering.limit-title')}>
        <p>{t('problem.limit-reached')}</p>
      </MessageCard>
    );
  }
  if (code === 'municipality-blocked') {
    return (
      <MessageCard title={t('shell.blocked-title')}>
        <p>{t('shell.blocked')}</p>
      </MessageCard>
    );
  }
  const text = t(`problem.${code}`);
  if (code === 'form-deleted' && deleted === 'alert') return <MessageCard title={text} variant="alert" />;
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <MessageCard title={text} />
      {open && <ErrorDialog text={text} onClose={close} />}
    </>
  );
}
