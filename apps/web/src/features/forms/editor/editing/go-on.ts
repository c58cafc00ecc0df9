// After a save that does not leave the editor: the form as it is stored now becomes what further changes are compared with.
// rules: X35.44
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { NavigateFunction } from 'react-router';
import { isOnGuardEntry } from '../../../../ui/staff/use-leave-guard.ts';
import { readFormToEdit } from '../../api.ts';
import type { EditedForm } from './use-edited-form.ts';

/** `saved`: the version that the save made. A new form is opened under its own URL. */
export async function goOn(edited: EditedForm, saved: number, navigate: NavigateFunction): Promise<void> {
  const { editor, stored, deleteDraft } = edited;
  const { store, formId, isNew } = editor;
  if (isNew || !stored) {
    store.markSaved();
    await deleteDraft();
    await navigate(pathOf('editForm', { id: formId, tipo: 'formulario' }), { replace: isOnGuardEntry() });
    return;
  }
  const now = await readFormToEdit(formId).catch(() => null);
  const { definition, areaId } = store.get().draft;
  // What somebody else saved since is not taken over unseen.
  edited.goOn(now?.version === saved ? now : { ...stored, version: saved, definition, areaId });
}
