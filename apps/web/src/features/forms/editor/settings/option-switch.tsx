// One option of the form: its sentence, why it cannot be turned on now, and its further settings while it is on.
// rules: E3.18-E3.36, E4.35-E4.61, X31.63
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { setOption, turnSyncOff, turnSyncOn, whyDisabled } from '@constancia/domain/forms/edit/set-option.ts';
import { t } from '../../../../platform/texts.ts';
import type { Question } from '../../../../ui/staff/confirm-dialog.tsx';
import type { ShownOption } from '../../option-groups.ts';
import { type Editor, useEditor, useEditorState } from '../editing/editor-context.tsx';
import { ELEMENT, optionElement } from '../editing/selection.ts';
import { BoundSwitch } from '../fields/bound-switch.tsx';
import { FieldFailure, useFailure } from '../fields/failure.tsx';
import { OptionExtra } from './option-extra.tsx';

/** Turning these on needs a confirmation, because of what it allows other people to do. */
const CONFIRMED: Readonly<Partial<Record<ShownOption, 'editableForm' | 'signatureEditableAnswer'>>> = {
  editableForm: 'editableForm',
  signatureEditableAnswer: 'signatureEditableAnswer',
};

/** What has to be confirmed first; null when the option is switched without a question. */
function questionBefore({ may, store }: Editor, name: ShownOption, on: boolean): Question | null {
  const asked = CONFIRMED[name];
  if (on && asked) {
    return {
      title: t(`editor.option.${asked}`),
      text: t(`editor.confirm-${asked}`),
      yes: t('editor.turn-on'),
    };
  }
  const { saved } = store.get();
  // With submissions, a form that was saved without this option can never be edited again.
  const locksForGood = !on && name === 'editableForm' && !may.structure && saved.definition.options[name];
  if (!locksForGood) return null;
  return {
    title: t('editor.confirm-editableForm-off-title'),
    text: t('editor.confirm-editableForm-off'),
    yes: t('editor.turn-off'),
    tone: 'destructive',
  };
}

async function setOptionConfirmed(editor: Editor, name: ShownOption, on: boolean): Promise<void> {
  const question = questionBefore(editor, name, on);
  if (question && !(await editor.confirm(question))) return;
  editor.store.edit((definition) => setOption(definition, name, on));
}

/** The reason in words; undefined when the option may be switched. */
function reasonOf(
  state: { readonly definition: FormDefinition; readonly sync: 'on' | 'off' },
  name: ShownOption,
) {
  const { definition, sync } = state;
  const why = whyDisabled(definition, name, sync);
  if (why === null) return undefined;
  return t(why === 'not-offered' ? 'issue.option-not-offered' : `issue.${why}`);
}

/** Fields of panels whose failed checks are shown under the option (E5.02). */
const FIELD_OF: Readonly<Partial<Record<ShownOption, string>>> = {
  showHeaderImage: 'headerImage',
};

export function OptionSwitch({ name }: { readonly name: ShownOption }) {
  const editor = useEditor();
  const draft = useEditorState((state) => state.draft);
  const failure = useFailure(FIELD_OF[name] ?? name);
  const on = draft.definition.options[name];
  return (
    <BoundSwitch
      id={optionElement(name)}
      label={t(`editor.option.${name}`)}
      help={t(`editor.option-help.${name}`)}
      reason={reasonOf(draft, name)}
      checked={on}
      onChange={(next) => void setOptionConfirmed(editor, name, next)}
    >
      <FieldFailure text={failure} />
      {on && <OptionExtra name={name} />}
    </BoundSwitch>
  );
}

/** Exists on the screen only: a stored form is synchronised when one of its options is on (E3.07). */
export function SyncSwitch() {
  const { store, account } = useEditor();
  const sync = useEditorState((state) => state.draft.sync);
  const failure = useFailure('sync');
  const setSync = (on: boolean) => {
    const { definition } = store.get().draft;
    const changed = on ? turnSyncOn(definition, account.username) : turnSyncOff(definition);
    store.change({ sync: on ? 'on' : 'off', definition: changed });
  };
  const reason = sync === 'off' && account.username === '' ? t('editor.sync-without-username') : undefined;
  return (
    <BoundSwitch
      id={ELEMENT.sync}
      label={t('editor.option.sync')}
      help={t('editor.option-help.sync')}
      reason={reason}
      checked={sync === 'on'}
      onChange={setSync}
    >
      <FieldFailure text={failure} />
    </BoundSwitch>
  );
}
