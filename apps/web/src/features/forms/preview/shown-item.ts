// The item that is selected in the editor is shown in the preview too: its step and section open, and it is scrolled to.
// The focus stays in the editor, but when the preview opens.
// rules: X35.50, X36.70
import type { FieldRef } from '@constancia/domain/issue.ts';
import { goToStep, openSection } from '../../../answering/session/answering-actions.ts';
import type { AnsweringSession } from '../../../answering/session/answering-session.ts';
import { questionKey, sectionKey } from '../../../answering/session/field-key.ts';
import { controlOf } from '../../../answering/session/focus-field.ts';
import { stepOfField } from '../../../answering/position/step-of-field.ts';

/** Editor -> frame: what was selected. */
export interface ShownItem {
  readonly type: 'preview-item';
  readonly at: FieldRef;
}

/** Room above the item, in pixels. */
const ABOVE = 16;

export function showItem(
  { store }: AnsweringSession,
  { sectionId, questionId }: FieldRef,
  takesFocus = false,
): void {
  if (sectionId === undefined) return;
  const at = { sectionId, ...(questionId !== undefined && { questionId }) };
  store.change(goToStep(stepOfField(store.index.definition, at, store.get().step)));
  store.change(openSection(sectionId));
  let waitsForFocus = takesFocus;
  whileItIsDrawn(() => {
    const field =
      questionId === undefined ? null : document.getElementById(questionKey({ sectionId, questionId }));
    // A question of a condition that is not ticked is not there.
    const shown =
      field?.closest<HTMLElement>('.question') ??
      document.getElementById(`${sectionKey(sectionId)}.body`)?.parentElement;
    if (field && waitsForFocus) {
      waitsForFocus = false;
      // The keyboard is in the editor until the frame itself has the focus.
      (window.frameElement as HTMLElement | null)?.focus({ preventScroll: true });
      controlOf(field)?.focus({ preventScroll: true });
    }
    if (shown) window.scrollTo(0, shown.getBoundingClientRect().top + window.scrollY - ABOVE);
  });
}

/** What a person does who has begun to use the page. */
const USES = ['keydown', 'pointerdown', 'wheel'] as const;
/** Milliseconds in which the page still gets its questions and their heights. */
const DRAWING = 5_000;

/** Again whenever the page gets another height, until somebody uses it. */
function whileItIsDrawn(show: () => void): void {
  const observer = new ResizeObserver(show);
  const stop = () => {
    observer.disconnect();
    for (const use of USES) window.removeEventListener(use, stop);
  };
  observer.observe(document.body);
  for (const use of USES) window.addEventListener(use, stop);
  setTimeout(stop, DRAWING);
}
