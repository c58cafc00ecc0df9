// The handle by which an item is dragged with the mouse; with a finger only where the browser itself drags after a long
// press. The buttons, and Alt with the arrows, do the same.
// rules: E2.21, E4.21, E4.72, X11.04, X11.05
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type PointerEvent, useEffect, useRef } from 'react';
import { t } from '../../../../platform/texts.ts';
import { type Editor, useEditor } from '../editing/editor-context.tsx';
import { type Dragged, dragData, labelOf } from './drag-data.ts';
import { announceUnmoved, mayDrag } from './drop-commands.ts';
import './dragging.css';

/** Shows a chip with the item's name beside the pointer. */
function previewOf(container: HTMLElement, name: string): void {
  const chip = document.createElement('div');
  chip.className = 'ed-drag-image';
  chip.dir = 'auto';
  chip.textContent = name;
  container.append(chip);
}

function makeDraggable(element: HTMLElement, editor: Editor, dragged: Dragged): () => void {
  const slot = () => element.closest<HTMLElement>('[data-drop-item]');
  return draggable({
    element,
    canDrag: () => {
      if (mayDrag(editor, dragged)) return true;
      editor.explainLock();
      return false;
    },
    getInitialData: () => dragData(dragged),
    onGenerateDragPreview: ({ nativeSetDragImage }) => {
      const name = labelOf(editor.store.get().draft.definition, dragged);
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
        render: ({ container }) => previewOf(container, name),
      });
    },
    onDragStart: () => slot()?.setAttribute('data-dragging', ''),
    onDrop: ({ location }) => {
      slot()?.removeAttribute('data-dragging');
      if (location.current.dropTargets.length === 0) announceUnmoved(editor, dragged);
    },
  });
}

export function DragHandle({ dragged }: { readonly dragged: Dragged }) {
  const editor = useEditor();
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  // A handle becomes draggable only when the pointer reaches it: a long form has thousands of handles.
  const arm = (event: PointerEvent<HTMLElement>) => {
    stop.current?.();
    stop.current = makeDraggable(event.currentTarget, editor, dragged);
  };
  return (
    <span
      className={mayDrag(editor, dragged) ? 'ed-handle' : 'ed-handle ed-locked'}
      aria-hidden="true"
      title={t('editor-content.drag')}
      onPointerEnter={arm}
      onPointerDown={arm}
    />
  );
}
