// Ctrl+S saves. Ctrl+Z undoes and Ctrl+Shift+Z (or Ctrl+Y) redoes, except in a text field, which undoes its own typing.
// rules: E2.15
import { useEffect } from 'react';
import type { EditorStore } from './editor-store.ts';

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

export function useShortcuts(store: EditorStore, save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        if (!event.repeat) save();
        return;
      }
      // While a dialog or menu is open, the form behind it must not change.
      if (isTextField(event.target) || document.querySelector('.MuiDialog-root, .MuiMenu-root')) return;
      const forward = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !forward) return;
      event.preventDefault();
      if (forward) store.redo();
      else store.undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store, save]);
}
