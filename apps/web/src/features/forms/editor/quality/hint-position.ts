// Where a hint leads in the editor, and how that is said.
// rules: X35.34
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { keyOfText } from '@constancia/domain/forms/languages/translations.ts';
import type { FormHint, HintTarget, ItemTextRef } from '@constancia/domain/forms/quality/form-hints.ts';
import { t } from '../../../../platform/texts.ts';
import { transitionsElement } from '../../workflow/workflow-editing.ts';
import type { EditorStore } from '../editing/editor-store.ts';
import { ELEMENT, type Item, WHOLE_FORM } from '../editing/selection.ts';
import { languageName, translateElement } from '../languages/languages.ts';
import { positionNames } from '../languages/text-position.ts';
import { choiceElement } from '../properties/choice-row.tsx';
import { signatureTitleElement } from '../settings/signature-list.tsx';

/** Where each hint is, in words. */
export function positionsOf(definition: FormDefinition): (target: HintTarget) => string {
  const names = positionNames(definition);
  return (target) => {
    if (target.kind === 'text') return names.get(keyOfText(target.ref)) ?? '';
    if (target.kind === 'state') return t('editor.states');
    if (target.kind === 'signature') return t('editor.signature-number', { number: target.number });
    return languageName(target.language);
  };
}

export function hintText({ code, name, count = 0, languages = [] }: FormHint): string {
  return t(`editor.hint.${code}`, {
    name: name || t('editor.change.untitled'),
    count,
    max: count,
    languages: languages.map(languageName).join(', '),
  });
}

/** Where the texts of the form itself are written. */
const OF_FORM = { title: ELEMENT.title, description: 'description', afterSending: 'after-sending' } as const;

function itemOf(ref: Exclude<ItemTextRef, { readonly kind: 'form' }>): Item {
  if (ref.kind === 'choice') return { kind: 'question', id: ref.questionId };
  return { kind: ref.kind, id: ref.id };
}

/** Opens what the hint is about; Escape returns from the properties to the element `from`. */
export function goToHint(store: EditorStore, { target }: FormHint, from: string): void {
  if (target.kind === 'state') return store.focus(transitionsElement(ELEMENT.stateName, target.id));
  if (target.kind === 'language') return store.focus(translateElement(target.language));
  if (target.kind === 'signature') {
    store.select(WHOLE_FORM, 'open');
    return store.focus(signatureTitleElement(target.number - 1));
  }
  const { ref } = target;
  if (ref.kind === 'form') {
    if (ref.field === 'afterSending') store.select(WHOLE_FORM, 'open');
    return store.focus(OF_FORM[ref.field]);
  }
  store.enter(itemOf(ref), from);
  if (ref.kind === 'choice') store.focus(choiceElement(ref.id));
}
