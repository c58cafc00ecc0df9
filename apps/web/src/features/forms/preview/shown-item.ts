// The item that is selected in the editor is shown in the preview too: its step and section open, and it is scrolled to.
// The focus stays in the editor.
// rules: X35.50
import type { FieldRef } from '@constancia/domain/issue.ts';
import { goToStep, openSection } from '../../../answering/session/answering-actions.ts';
import type { AnsweringSession } from '../../../answering/session/answering-session.ts';
import { questionKey, sectionKey } from '../../../answering/session/field-key.ts';
import { stepOfField } from '../../../answering/position/step-of-field.ts';

/** Editor -> frame: what was selected. */
export interface ShownItem {
  readonly type: 'preview-item';
  readonly at: FieldRef;
}

/** Room above the item, in pixels. */
const ABOVE = 16;

export function showItem({ store }: AnsweringSession, { sectionId, questionId }: FieldRef): void {
  if (sectionId === undefined) return;
  const at = { sectionId, ...(questionId !== undefined && { questionId }) };
  store.change(goToStep(stepOfField(store.index.definition, at, store.get().step)));
  store.change(openSection(sectionId));
  requestAnimationFrame(() => {
    const question =
      questionId === undefined ? null : document.getElementById(questionKey({ sectionId, questionId }));
    // A question of a condition that is not ticked is not there.
    const shown = question ?? document.getElementById(`${sectionKey(sectionId)}.body`)?.parentElement;
    if (shown) window.scrollTo(0, shown.getBoundingClientRect().top + window.scrollY - ABOVE);
  });
}
