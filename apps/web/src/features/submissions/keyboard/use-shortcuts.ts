// Single keys that do something on a page of the desk. They rest while a person types, in dialogs, menus and maps, and can
// be turned off, because speech input and shaky hands press them by accident.
// rules: X33.07
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keepLocalValue, readLocalValue } from '../../../platform/device/local-values.ts';
import type { TextCode } from '../../../platform/texts.ts';

export interface Shortcut {
  readonly key: string;
  /** What it does. */
  readonly text: TextCode;
  readonly run: () => void;
}

const KEY = 'constancia.shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();

const areOn = () => readLocalValue(KEY) !== OFF;

function turn(on: boolean): void {
  keepLocalValue(KEY, on ? 'on' : OFF);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useShortcutsOn(): { readonly on: boolean; readonly turn: (on: boolean) => void } {
  return { on: useSyncExternalStore(subscribe, areOn), turn };
}

/** Where keys mean something else. */
const BUSY =
  'input, textarea, select, [contenteditable], [role=application], [role=menu], [role=listbox], [role=dialog]';

function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (document.querySelector('[aria-modal=true], .MuiModal-root') !== null) return false;
  return !(target instanceof Element && target.closest(BUSY) !== null);
}

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { on } = useShortcutsOn();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const pressed = current.current.find(({ key }) => key === event.key);
      if (!pressed || !isFree(event)) return;
      event.preventDefault();
      pressed.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}
