// Opens a dialog over the page when the session ended, in which the same person signs in and goes on with what they were
// doing. Another account that signs in there gets a page of its own; what was written stays with its author.
// rules: P4.07, X31.61, X31.62

import type { Account } from '@constancia/contract/session.ts';
import { useEffect, useState } from 'react';
import { onSessionEnded } from '../../../platform/session-ended.ts';
import { t } from '../../../platform/texts.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';
import { DialogActions, ModalDialog } from '../../../ui/light/modal-dialog.tsx';
import { useSession } from '../session-context.tsx';

/** Most sessions do not end while a page is open. */
const SignInBlock = deferredBlock(async () => (await import('./sign-in-over-page.tsx')).SignInOverPage, {
  height: 220,
});

interface Props {
  readonly account: Account;
  /** Opens the page again for another account. */
  readonly onOther: (account: Account) => void;
}

/** `isSame`: the person of this page has signed in, so that requests can be sent again. */
type Answer = (isSame: boolean) => void;

export function SessionEnded({ account, onOther }: Props) {
  const { signedIn } = useSession();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(
    () =>
      onSessionEnded(
        () =>
          new Promise<boolean>((resolve) => {
            setAnswer(() => resolve);
          }),
      ),
    [],
  );
  if (!answer) return null;
  const close = (isSame: boolean) => {
    setAnswer(null);
    answer(isSame);
  };
  return (
    <SessionEndedDialog
      account={account}
      onClose={() => close(false)}
      onSame={(same) => {
        signedIn(same);
        close(true);
      }}
      onOther={(other) => {
        onOther(other);
        close(false);
      }}
    />
  );
}

interface DialogProps {
  readonly account: Account;
  readonly onClose: () => void;
  readonly onSame: (account: Account) => void;
  readonly onOther: (account: Account) => void;
}

function SessionEndedDialog({ account, onClose, onSame, onOther }: DialogProps) {
  const [other, setOther] = useState<Account | null>(null);
  const own = account.email;
  if (other) {
    return (
      <ModalDialog title={t('staff.other-account')} onClose={() => onOther(other)}>
        <p>{t('staff.other-account-text', { own, other: other.email })}</p>
        <DialogActions>
          <button type="button" className="button button-main" onClick={() => setOther(null)}>
            {t('staff.other-account-back', { own })}
          </button>
          <button type="button" className="button" onClick={() => onOther(other)}>
            {t('staff.other-account-go', { other: other.email })}
          </button>
        </DialogActions>
      </ModalDialog>
    );
  }
  return (
    <ModalDialog title={t('staff.session-ended')} onClose={onClose}>
      <p>{t('staff.session-ended-text')}</p>
      <SignInBlock
        account={account}
        onSignedIn={(signedIn) => (signedIn.userId === account.userId ? onSame : setOther)(signedIn)}
      />
      <DialogActions>
        <button type="button" className="button" onClick={onClose}>
          {t('staff.session-ended-later')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}
