// The name of a section, condition or question on the canvas: pressing it selects the item, Enter also goes to its
// properties, Alt with the arrow keys moves it.
// rules: E2.21, X31.69
import type { KeyboardEvent, ReactNode } from 'react';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import { moveItem } from '../editing/item-commands.ts';
import { isPlainEnter } from '../editing/plain-enter.ts';
import { type Item, isSame, pickOf } from '../editing/selection.ts';

export function useIsSelected(item: Item): boolean {
  return useEditorState(({ selection }) => isSame(selection, item));
}

const DIRECTIONS: Readonly<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };

interface Props {
  readonly item: Item;
  readonly selected: boolean;
  readonly children: ReactNode;
}

export function PickButton({ item, selected, children }: Props) {
  const editor = useEditor();
  const press = (event: KeyboardEvent) => {
    if (isPlainEnter(event)) {
      event.preventDefault();
      return editor.store.enter(item, pickOf(item.id));
    }
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined;
    if (!direction) return;
    event.preventDefault();
    moveItem(editor, item, direction);
  };
  return (
    <button
      type="button"
      id={pickOf(item.id)}
      className="ed-pick"
      aria-pressed={selected}
      onClick={() => editor.store.select(item, 'open')}
      onKeyDown={press}
    >
      {children}
    </button>
  );
}
