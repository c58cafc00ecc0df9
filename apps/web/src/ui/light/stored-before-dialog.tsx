// Sending found this submission's id stored with other content: it can be sent as a new one.
// rules: A8.10, W1
import { t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from './modal-dialog.tsx';

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
