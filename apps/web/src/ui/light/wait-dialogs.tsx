// The dialogs when sending did not succeed: no connection, a submission that was stored before, a form that cannot be
// answered any more. None of them discards what was written.
// rules: A2.35, A2.42, A4.33, A8.10, W1
import { useEffect, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from './modal-dialog.tsx';

interface OfflineDialogProps {
  /** Whether the device holds what was written. */
  readonly kept: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

export function OfflineDialog({ kept, onRetry, onClose }: OfflineDialogProps) {
  const back = useBackOnline();
  return (
    <ModalDialog title={t('answering.offline-title')} onClose={onClose}>
      <p>{t('answering.offline-text')}</p>
      <ul>
        <li>{t('answering.offline-check')}</li>
        <li>{t('answering.offline-coordinator')}</li>
        <li>{t('answering.offline-stay')}</li>
      </ul>
      <p>{t(kept ? 'answering.offline-kept' : 'answering.offline-not-kept')}</p>
      <p role="status">{back && <strong>{t('answering.back-online')}</strong>}</p>
      <DialogActions>
        <button type="button" className="button button-main" onClick={onRetry}>
          {t('shell.retry')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('shell.close')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}

function useBackOnline(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const online = () => setBack(true);
    const offline = () => setBack(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
  return back;
}

interface StoredBeforeDialogProps {
  readonly onSendAsNew: () => void;
  readonly onClose: () => void;
}

export function StoredBeforeDialog({ onSendAsNew, onClose }: StoredBeforeDialogProps) {
  return (
    <ModalDialog title={t('answering.stored-before-title')} onClose={onClose}>
      <p>{t('answering.stored-before-text')}</p>
      <DialogActions>
        <button type="button" className="button button-main" onClick={onSendAsNew}>
          {t('answering.send-as-new')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('answering.cancel')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}

export function ErrorDialog({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <ModalDialog title={t('answering.error-title')} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <button type="button" className="button button-main" onClick={onClose}>
          {t('shell.close')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}
