// What is shown instead of a form that cannot be answered, and what closing its dialog does.
//
//   limit reached, blocked                 a card
//   deleted, for visitors                  an alert that stays
//   deleted, for staff                     the error dialog; closing it leads to another page
//   unknown, outside one's own areas       the error dialog; closing it leaves the card
// rules: A2.39, A2.43, A8.01-A8.03, X31.55
import { useEffect, useState } from 'react';
import { listDrafts } from '../../platform/device/drafts.ts';
import { t } from '../../platform/texts.ts';
import { ErrorDialog } from '../../ui/light/error-dialog.tsx';
import { MessageCard } from '../../ui/light/message-card.tsx';
import { draftPrefix } from '../session/written-draft.ts';
import type { RefusalCode } from './refusal.ts';

interface RefusedProps {
  readonly code: RefusalCode;
  /** Whose form it is: what they had written in it stays on the device. */
  readonly of?: { readonly person: string; readonly formId: string };
  /** Called when the error dialog is closed; absent when closing has no further effect. */
  readonly onClose?: (() => void) | undefined;
  /** For deleted forms: an alert that stays, or the dialog. */
  readonly deleted: 'alert' | 'dialog';
}

export function Refused({ code, of, onClose, deleted }: RefusedProps) {
  const [open, setOpen] = useState(true);
  const kept = <Kept of={of} code={code} />;
  if (code === 'limit-reached') {
    return (
      <MessageCard title={t('answering.limit-title')}>
        <p>{t('problem.limit-reached')}</p>
        {kept}
      </MessageCard>
    );
  }
  if (code === 'municipality-blocked') {
    return (
      <MessageCard title={t('shell.blocked-title')}>
        <p>{t('shell.blocked')}</p>
        {kept}
      </MessageCard>
    );
  }
  const text = t(`problem.${code}`);
  if (code === 'form-deleted' && deleted === 'alert') {
    return (
      <MessageCard title={text} variant="alert">
        {kept}
      </MessageCard>
    );
  }
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <MessageCard title={text}>{kept}</MessageCard>
      {open && <ErrorDialog text={text} onClose={close} />}
    </>
  );
}

/** Says that nothing written is lost, where something was. */
function Kept({ of, code }: Pick<RefusedProps, 'of' | 'code'>) {
  const [kept, setKept] = useState(false);
  const person = of?.person;
  const formId = of?.formId;
  useEffect(() => {
    if (person === undefined || formId === undefined) return;
    void listDrafts(draftPrefix(person, formId)).then((drafts) => setKept(drafts.length > 0));
  }, [person, formId]);
  const gone = code === 'form-not-found' || code === 'form-deleted';
  return kept && <p>{t(gone ? 'waiting.form-gone' : 'waiting.still-here')}</p>;
}
