// Ctrl+S saves. Ctrl+Z undoes and Ctrl+Shift+Z (or Ctrl+Y) redoes; a text field undoes its own typing first. The question
// mark shows the sheet of shortcuts.
// rules: E2.15, X35.08, X35.09
import { useEffect } from 'react';
import type { EditorStore } from './editor-store.ts';
import { pickOf } from './selection.ts';

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** Goes one step; when that deletes the field that had the focus, the selected item takes it. */
function step(store: EditorStore, forward: boolean): void {
  const focused = document.activeElement;
  if (forward) store.redo();
  else store.undo();
  requestAnimationFrame(() => {
    const { selection } = store.get();
    if (!focused?.isConnected && selection.kind !== 'form') store.focus(pickOf(selection.id));
  });
}

/** While a dialog or menu is open, the form behind it must not change. Looked for only after a shortcut: the page is large. */
function isCovered(): boolean {
  return document.querySelector('.MuiDialog-root, .MuiMenu-root') !== null;
}

export function useShortcuts(store: EditorStore, save: () => void): void {
  useEffect(() => {
    /** The text field in which something was typed since it got the focus. */
    let typedIn: EventTarget | null = null;
    const onInput = ({ target }: Event) => {
      typedIn = target;
    };
    const onFocus = () => {
      typedIn = null;
    };
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key === '?' && !isTextField(target) && !isCovered()) {
        event.preventDefault();
        return store.open({ kind: 'shortcuts' });
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        if (!event.repeat) save();
        return;
      }
      if (isTextField(target) && target === typedIn) return;
      const forward = key === 'y' || (key === 'z' && event.shiftKey);
      if ((key !== 'z' && !forward) || isCovered()) return;
      event.preventDefault();
      step(store, forward);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('input', onInput);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('input', onInput);
      document.removeEventListener('focusin', onFocus);
    };
  }, [store, save]);
}
