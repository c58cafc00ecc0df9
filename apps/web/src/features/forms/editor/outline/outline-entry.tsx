// One entry of the outline: handle, number, name, and what can be seen of the item without opening it.
// rules: E2.21, X31.69, X35.06, X35.07

import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent } from 'react';
import { t } from '../../../../platform/texts.ts';
import { DragHandle } from '../canvas/drag-handle.tsx';
import { useIsSelected } from '../canvas/pick-button.tsx';
import { useEditor, useItemState } from '../editing/editor-context.tsx';
import { isPlainEnter } from '../editing/plain-enter.ts';
import type { Item } from '../editing/selection.ts';
import { markTo, setMark, toggleMark } from './marking.ts';
import { useOutline } from './outline-context.ts';

export const entryOf = (id: string): string => `outline-${id}`;

interface Props {
  readonly item: Item;
  readonly text: string;
  /** Its position, like 2.1. */
  readonly number: string;
  readonly badge?: 'required' | 'conditional';
}

const BADGES = { required: '*', conditional: '?' } as const;

export const OutlineEntry = memo(function OutlineEntry({ item, text, number, badge }: Props) {
  const { marking, words } = useOutline();
  return (
    <div className="ed-entry-row">
      {words === '' && <DragHandle dragged={item} />}
      {marking && item.kind === 'question' && <MarkBox id={item.id} text={text} />}
      <span className="ed-number" aria-hidden="true">
        {number}
      </span>
      <EntryButton item={item} text={text} />
      {badge && (
        <span
          className="ed-badge"
          role="img"
          aria-label={t(`editor-canvas.badge-${badge}`)}
          title={t(`editor-canvas.badge-${badge}`)}
        >
          {BADGES[badge]}
        </span>
      )}
    </div>
  );
});

function useIsMarked(id: string): boolean {
  return useItemState(id, ({ marked }) => marked.includes(id));
}

function MarkBox({ id, text }: { readonly id: string; readonly text: string }) {
  const { store } = useEditor();
  return (
    <input
      type="checkbox"
      className="ed-mark"
      aria-label={t('editor-canvas.mark', { name: text || t('editor.untitled-question') })}
      checked={useIsMarked(id)}
      onChange={(event) => setMark(store, id, event.target.checked)}
    />
  );
}

/** A title that is cut is shown whole beside the pointer. */
function showWhole({ currentTarget }: PointerEvent<HTMLElement>): void {
  const name = currentTarget.firstElementChild;
  const isCut = name !== null && name.scrollWidth > name.clientWidth;
  currentTarget.title = isCut ? (name.textContent ?? '') : '';
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The question's entry before or after an element, of those that are shown. */
function neighbourOf(entry: HTMLElement, step: 1 | -1): HTMLElement | null {
  const entries = [...(entry.closest('nav')?.querySelectorAll<HTMLElement>('.ed-entry-question') ?? [])];
  return entries[entries.indexOf(entry) + step] ?? null;
}

function EntryButton({ item, text }: Pick<Props, 'item' | 'text'>) {
  const { store } = useEditor();
  const { go } = useOutline();
  const selected = useIsSelected(item);
  const marked = useIsMarked(item.id);
  const isQuestion = item.kind === 'question';
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey && isQuestion ? STEPS[event.key] : undefined;
    const next = step && neighbourOf(event.currentTarget, step);
    if (next) {
      event.preventDefault();
      if (!store.get().marked.includes(item.id)) store.mark([item.id]);
      markTo(store, next.id.slice(entryOf('').length));
      next.focus();
      return;
    }
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    go(item);
    store.enter(item, entryOf(item.id));
  };
  const click = (event: MouseEvent) => {
    if (isQuestion && event.shiftKey) return markTo(store, item.id);
    if (isQuestion && (event.ctrlKey || event.metaKey)) return toggleMark(store, item.id);
    go(item);
  };
  return (
    <button
      type="button"
      id={entryOf(item.id)}
      className={`ed-entry ed-entry-${item.kind}`}
      aria-current={selected ? 'true' : undefined}
      data-marked={marked || undefined}
      aria-pressed={marked || undefined}
      onClick={click}
      onKeyDown={press}
      onPointerEnter={showWhole}
    >
      <bdi className={text ? undefined : 'ed-untitled'}>{text || t(`editor.untitled-${item.kind}`)}</bdi>
    </button>
  );
}
