// Says that an earlier draft was restored, and offers to start over: on a shared device the draft may be somebody
// else's.
// rules: A4.01
import { useState } from 'react';
import { t } from '../platform/texts.ts';
import { DialogActions, ModalDialog } from '../ui/light/modal-dialog.tsx';
import type { AnsweringSession } from './session/answering-session.ts';

interface DraftNoticeProps {
  readonly recovered: Exclude<AnsweringSession['recovered'], 'nothing'>;
  readonly onStartAgain: () => void;
}

export function DraftNotice({ recovered, onStartAgain }: DraftNoticeProps) {
  const [asking, setAsking] = useState(false);
  if (recovered === 'unreadable') {
    return (
      <p className="notice" role="status">
        {t('answering.draft-unreadable')}
      </p>
    );
  }
  return (
    <div className="notice">
      <p>
        <strong>{t('answering.draft-recovered')}</strong>{' '}
        {t(recovered === 'same-version' ? 'answering.draft-yours' : 'answering.draft-other-version')}
      </p>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {t('answering.start-again')}
      </button>
      {asking && (
        <ModalDialog title={t('answering.start-again-title')} onClose={() => setAsking(false)}>
          <p>{t('answering.start-again-text')}</p>
          <DialogActions>
            <button type="button" className="button button-danger" onClick={onStartAgain}>
              {t('answering.start-again')}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('answering.cancel')}
            </button>
          </DialogActions>
        </ModalDialog>
      )}
    </div>
  );
}
