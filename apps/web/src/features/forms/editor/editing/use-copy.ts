// 'Guardar como copia': changes that can no longer be saved go on as a new form, which the person reviews and saves.
// rules: X31.66

import type { Account } from '@constancia/contract/session.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useNavigate } from 'react-router';
import { t } from '../../../../platform/texts.ts';
import { isOnGuardEntry } from '../../../../ui/staff/use-leave-guard.ts';
import type { Draft } from './editor-store.ts';
import { keepAsNew } from './keep-edit.ts';

/** The draft of the new form: another title, and an area only if the person may still choose it. */
function copied(draft: Draft, account: Account): Draft {
  const { definition, areaId } = draft;
  const mayChoose = account.acrossMunicipalities || account.areas.some(({ id }) => id === areaId);
  const title = t('editor.copy-title', { title: definition.title.text });
  return {
    ...draft,
    areaId: mayChoose ? areaId : '',
    definition: { ...definition, title: { ...definition.title, text: title } },
  };
}

/** `deleteDraft` deletes the changes of the form that cannot be saved, once the copy is kept. */
export function useCopy(account: Account, formId: string, deleteDraft: () => Promise<void>) {
  const navigate = useNavigate();
  return async (draft: Draft) => {
    await keepAsNew(account.userId, {
      copyOf: formId,
      isFromFile: false,
      draft: copied(draft, account),
    });
    await deleteDraft();
    await navigate(pathOf('newForm'), { replace: isOnGuardEntry() });
  };
}
