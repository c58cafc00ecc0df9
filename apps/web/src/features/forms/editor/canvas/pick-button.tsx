// The name of a section, condition or question on the canvas: pressing it selects the item, pressing it again lets its
// title be written. Enter goes to its properties, F2 to its title, Alt with the arrow keys moves it, Alt with T offers
// the kinds of a question.
// rules: E2.21, X31.69, X35.01, X35.03
import type { KeyboardEvent, ReactNode } from 'react';
import { useEditor, useItemState } from '../editing/editor-context.tsx';
import { moveItem } from '../editing/item-commands.ts';
import { isPlainEnter } from '../editing/plain-enter.ts';
import { ELEMENT, type Item, isSame, pickOf } from '../editing/selection.ts';

export function useIsSelected(item: Item): boolean {
  return useItemState(item.id, ({ selection }) => isSame(selection, item));
}

const DIRECTIONS: Readonly<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** Keys with Alt that act on the item, in its name and in its title; true when the key was one of them. */
export function useItemKeys(item: Item): (event: KeyboardEvent) => boolean {
  const editor = useEditor();
  return (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return false;
    const direction = DIRECTIONS[event.key];
    const isKind = item.kind === 'question' && event.code === 'KeyT';
    if (!direction && !isKind) return false;
    event.preventDefault();
    if (direction) moveItem(editor, item, direction);
    else offerKinds(editor.store, item);
    return true;
  };
}

function offerKinds(store: ReturnType<typeof useEditor>['store'], item: Item): void {
  if (!isSame(store.get().selection, item)) store.select(item);
  // The button is drawn with the selected card.
  requestAnimationFrame(() => document.getElementById(ELEMENT.kind)?.click());
}

interface Props {
  readonly item: Item;
  readonly selected: boolean;
  readonly children: ReactNode;
}

export function PickButton({ item, selected, children }: Props) {
  const { store, may } = useEditor();
  const itemKeys = useItemKeys(item);
  const write = () => (may.content ? store.write(item) : store.select(item, 'open'));
  const press = (event: KeyboardEvent) => {
    if (isPlainEnter(event)) {
      event.preventDefault();
      store.enter(item, pickOf(item.id));
    } else if (event.key === 'F2') {
      event.preventDefault();
      write();
    } else itemKeys(event);
  };
  return (
    <button
      type="button"
      id={pickOf(item.id)}
      className="ed-pick"
      aria-pressed={selected}
      onClick={() => (selected ? write() : store.select(item, 'open'))}
      onKeyDown={press}
    >
      {children}
    </button>
  );
}
