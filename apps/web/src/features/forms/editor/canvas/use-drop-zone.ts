// An element in which items can be dropped: it draws the line where the item would land, scrolls when needed, and
// drops. One zone serves a whole list, however long, because a thousand questions should not need a thousand zones.
// rules: E2.21, E4.21, X11.04, X11.05

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect } from 'react';
import { type Editor, useEditor } from '../editing/editor-context.tsx';
import { draggedOf, ownListOf } from './drag-data.ts';
import { dropAt } from './drop-commands.ts';
import { type DropTarget, dropTargetAt } from './drop-target.ts';

type Data = Readonly<Record<string, unknown>>;

/** The item over a zone, and where it would land. */
interface Over {
  readonly data: Data;
  readonly point: { readonly clientY: number };
}

function targetAt(root: HTMLElement, editor: Editor, { data, point }: Over): DropTarget | null {
  const dragged = draggedOf(data);
  if (!dragged) return null;
  const owner = ownListOf(editor.store.get().draft.definition, dragged);
  return dropTargetAt(root, { kind: dragged.kind, owner }, point.clientY);
}

interface Line {
  readonly show: (target: DropTarget | null) => void;
  readonly hide: () => void;
}

function newLine(): Line {
  const element = document.createElement('div');
  element.className = 'ed-drop-line';
  return {
    show: (target) => {
      if (!target) return element.remove();
      const { top, left, width } = target.line;
      Object.assign(element.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` });
      if (!element.isConnected) document.body.append(element);
    },
    hide: () => element.remove(),
  };
}

/** The element and its ancestors, as far as they scroll by themselves. */
function scrollersOf(root: HTMLElement): readonly HTMLElement[] {
  const scrollers: HTMLElement[] = [];
  for (let element: HTMLElement | null = root; element; element = element.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
    if (scrolls && element !== document.body && element !== document.documentElement) scrollers.push(element);
  }
  return scrollers;
}

function openZone(root: HTMLElement, editor: Editor): () => void {
  const line = newLine();
  // Scrolling under a resting pointer also changes where the item would land.
  let over: Over | null = null;
  const draw = () => line.show(over && targetAt(root, editor, over));
  const follow = (next: Over) => {
    if (!over) document.addEventListener('scroll', draw, { capture: true, passive: true });
    over = next;
    draw();
  };
  const leave = () => {
    over = null;
    document.removeEventListener('scroll', draw, { capture: true });
    line.hide();
  };
  const canScroll = ({ source }: { readonly source: { readonly data: Data } }) =>
    draggedOf(source.data) !== null;
  const target = dropTargetForElements({
    element: root,
    canDrop: ({ source, input }) => targetAt(root, editor, { data: source.data, point: input }) !== null,
    onDragEnter: ({ source, location }) => follow({ data: source.data, point: location.current.input }),
    onDrag: ({ source, location }) => follow({ data: source.data, point: location.current.input }),
    onDragLeave: leave,
    onDrop: ({ source, location }) => {
      leave();
      const dragged = draggedOf(source.data);
      const target = targetAt(root, editor, { data: source.data, point: location.current.input });
      if (dragged && target) dropAt(editor, dragged, target);
    },
  });
  const scrolling = scrollersOf(root).map((element) => autoScrollForElements({ element, canScroll }));
  return combine(target, ...scrolling, leave);
}

export function useDropZone(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => (root.current ? openZone(root.current, editor) : undefined), [editor, root]);
}
