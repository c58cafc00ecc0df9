// Asks staff for the state of the new submission before it is stored. Every state is offered, the initial one is
// preselected.
// rules: A4.05-A4.08, A2.34, X36.91
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage, nameOf } from '@constancia/domain/localized.ts';
import { useState } from 'react';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from '../../ui/light/modal-dialog.tsx';
import { ChoiceRow } from '../fields/choice-list.tsx';

interface StateDialogProps {
  readonly states: FormDefinition['states'];
  /** Id of the state that is chosen when the dialog opens. */
  readonly chosen: number | null;
  readonly onConfirm: (state: number) => void;
  readonly onCancel: () => void;
}

export function StateDialog({ states, chosen: before, onConfirm, onCancel }: StateDialogProps) {
  const [chosen, setChosen] = useState(before ?? states[0]?.id ?? 0);
  return (
    <ModalDialog title={t('answering.state-title')} onClose={onCancel}>
      <fieldset>
        <legend className="question-help">{t('answering.state-text')}</legend>
        <div className="choice-list">
          {states.map(({ id, ...state }) => (
            <ChoiceRow
              key={id}
              type="radio"
              name="answer-state"
              checked={id === chosen}
              onChange={() => setChosen(id)}
            >
              {inLanguage(nameOf(state), language)}
            </ChoiceRow>
          ))}
        </div>
      </fieldset>
      <DialogActions>
        <button type="button" className="button button-main" onClick={() => onConfirm(chosen)}>
          {t('answering.confirm')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('answering.cancel')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}
