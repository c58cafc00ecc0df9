// The dialogs when sending takes long or no reply came. None of them discards what was written.
// rules: A4.33, A8.10, X31.42, X36.73
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from './modal-dialog.tsx';

interface NoReplyDialogProps {
  /** `lost`: no connection, or it broke. `silent`: the server did not reply in time. */
  readonly reason: 'lost' | 'silent';
  /** A request went out, so the submission may be stored. */
  readonly unknown: boolean;
  /** Whether the device holds what was written. */
  readonly kept: boolean;
  /** Whom a citizen can contact; staff have a coordinator. */
  readonly municipality?: string | undefined;
  /** What a person can do besides trying again. */
  readonly instead?: ReactNode;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

export function NoReplyDialog(props: NoReplyDialogProps) {
  const { reason, unknown, kept, municipality, instead, onRetry, onClose } = props;
  const back = useBackOnline();
  return (
    <ModalDialog
      title={t(reason === 'lost' ? 'answering.offline-title' : 'answering.silent-title')}
      onClose={onClose}
    >
      <p>{t(unknown ? 'answering.maybe-stored' : 'answering.offline-text')}</p>
      <ul>
        <li>{t('answering.offline-check')}</li>
        <li>
          {municipality === undefined
            ? t('answering.offline-coordinator')
            : t('answering.offline-municipality', { municipality })}
        </li>
        <li>{t('answering.offline-stay')}</li>
      </ul>
      <p>{t(kept ? 'answering.offline-kept' : 'answering.offline-not-kept')}</p>
      {instead}
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

interface SlowDialogProps {
  /** A request went out; otherwise files are still on their way. */
  readonly unknown: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown while the reply is still awaited. */
export function SlowDialog({ unknown, onRetry, onClose }: SlowDialogProps) {
  return (
    <ModalDialog title={t('answering.slow-title')} onClose={onClose}>
      <p>{t('answering.slow-text')}</p>
      {unknown && <p>{t('answering.maybe-stored')}</p>}
      <DialogActions>
        <button type="button" className="button button-main" onClick={onRetry}>
          {t('shell.retry')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('answering.back-to-writing')}
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
