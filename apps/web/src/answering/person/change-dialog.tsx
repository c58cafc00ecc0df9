// Asks before a chosen person is replaced. Declining leaves kind and number as they were.
// rules: A4.15-A4.17
import { t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from '../../ui/light/modal-dialog.tsx';
import type { PersonSearch } from './use-person-search.ts';

export function ChangeDialog({ search }: { readonly search: PersonSearch }) {
  return (
    <ModalDialog title={t('person.change-title')} onClose={search.refuseChange}>
      <p>{t('person.change-text')}</p>
      <DialogActions>
        <button type="button" className="button button-main" onClick={search.confirmChange}>
          {t('answering.confirm')}
        </button>
        <button type="button" className="button" onClick={search.refuseChange}>
          {t('answering.cancel')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}
