// The title of a section, condition or question on the canvas: a button that selects the item or, once it is selected,
// the field in which the title is written.
// rules: E5.16, X31.69, X35.01, X35.02

import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { t } from '../../../../platform/texts.ts';
import { useDefinition, useEditor, useItemState } from '../editing/editor-context.tsx';
import { isPlainEnter } from '../editing/plain-enter.ts';
import { ELEMENT, type Item, isSame, pickOf } from '../editing/selection.ts';
import {
  addAfterTitle,
  addsOnEnter,
  asOneLine,
  pasteIntoTitle,
  titleMark,
  titleOf,
  withTitle,
} from '../editing/title-commands.ts';
import { PickButton, useItemKeys } from './pick-button.tsx';
import './titles.css';

interface Props {
  readonly item: Item;
  readonly selected: boolean;
  /** What the button shows. */
  readonly children: ReactNode;
}

export function ItemTitle({ item, selected, children }: Props) {
  const writing = useItemState(item.id, (state) => state.writing && isSame(state.selection, item));
  if (writing) return <TitleField item={item} />;
  return (
    <PickButton item={item} selected={selected}>
      {children}
    </PickButton>
  );
}

/**
 * Runs something when the mouse button that is down has been released: a card that got lower under the pointer would
 * take the press away from what was pressed. The second press of the double click that added the item has no effect.
 */
function useAfterPress(field: RefObject<HTMLElement | null>): (run: () => void) => void {
  const isDown = useRef(false);
  // The second press may come before the browser has painted.
  useLayoutEffect(() => {
    const isSecond = ({ detail, target }: MouseEvent) => detail > 1 && target !== field.current;
    const down = (event: MouseEvent) => {
      isDown.current = true;
      if (isSecond(event)) event.preventDefault();
    };
    // It may meet another button, which has come under the pointer.
    const click = (event: MouseEvent) => {
      if (isSecond(event)) event.stopPropagation();
    };
    const up = () => {
      isDown.current = false;
    };
    document.addEventListener('mousedown', down);
    document.addEventListener('click', click, { capture: true });
    for (const end of RELEASES) document.addEventListener(end, up);
    return () => {
      document.removeEventListener('mousedown', down);
      document.removeEventListener('click', click, { capture: true });
      for (const end of RELEASES) document.removeEventListener(end, up);
    };
  }, [field]);
  return (run) => {
    if (!isDown.current) return run();
    const released = new AbortController();
    const after = () => {
      released.abort();
      setTimeout(run);
    };
    for (const end of RELEASES) document.addEventListener(end, after, { signal: released.signal });
  };
}

const RELEASES = ['mouseup', 'dragend'] as const;
const HINT = 'editor-written-title-hint';

function TitleField({ item }: { readonly item: Item }) {
  const editor = useEditor();
  const { store } = editor;
  const definition = useDefinition((current) => current);
  const title = titleOf(definition, item);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.setSelectionRange(TEXT_MAX, TEXT_MAX), []);
  const afterPress = useAfterPress(field);
  const give = (text: string) => {
    if (text === title.text) return;
    store.edit((before) => withTitle(before, item, { ...title, text }), { mark: titleMark(item) });
  };
  const leave = () => {
    store.stopWriting(item);
    store.focus(pickOf(item.id));
  };
  // A menu that closes gives the focus to its button, and the keeper of the focus gives it back here.
  const stopUnlessBack = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (field.current && document.activeElement !== field.current) store.stopWriting(item);
      }),
    );
  const itemKeys = useItemKeys(item);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || itemKeys(event)) return;
    if (event.key === 'Escape') return leave();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return store.enter(item, pickOf(item.id));
    if (!isPlainEnter(event) || title.text.trim() === '') return;
    give(title.text.trim());
    if (!addAfterTitle(editor, item, 'canvas')) leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the field does not leave it
    <label
      className="ed-writing"
      onMouseDown={(event) => event.target === field.current || event.preventDefault()}
    >
      <bdi className="ed-writing-size" aria-hidden="true">
        {title.text}
      </bdi>
      <textarea
        ref={field}
        id={ELEMENT.writtenTitle}
        rows={1}
        dir="auto"
        maxLength={TEXT_MAX}
        autoComplete="off"
        aria-label={t(`editor-canvas.title-${item.kind}`)}
        aria-describedby={HINT}
        placeholder={t(`editor.untitled-${item.kind}`)}
        value={title.text}
        onChange={(event) => give(asOneLine(event.target.value))}
        onKeyDown={press}
        onPaste={(event) => {
          if (pasteIntoTitle(editor, item, event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onBlur={({ target }) => {
          // Another window has the focus: the field keeps it in this one.
          if (document.activeElement === target) return;
          give(title.text.trim());
          afterPress(stopUnlessBack);
        }}
      />
      <span id={HINT} className="ed-hint ed-writing-hint">
        {t(addsOnEnter(definition, item) ? `editor-canvas.hint-${item.kind}` : 'editor-canvas.hint-end')}
      </span>
    </label>
  );
}
