// Says why something is not possible. Nothing is lost by closing it.
// rules: A2.35, A2.42
import { t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from './modal-dialog.tsx';

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
