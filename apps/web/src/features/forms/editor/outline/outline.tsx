// The form as a list of names that lead to its items: a column at the left, or a drawer on narrow screens. It follows
// the selection, is searched and folded, and several of its questions are changed at once.
// rules: E2.13, E2.21, X11.04, X35.06, X35.07

import type { Section } from '@constancia/domain/forms/definition/form.ts';
import { plainText } from '@constancia/domain/text/plain-text.ts';
import ChecklistIcon from '@mui/icons-material/Checklist';
import CloseIcon from '@mui/icons-material/Close';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useDropZone } from '../canvas/use-drop-zone.ts';
import { useDefinition, useEditor, useEditorState } from '../editing/editor-context.tsx';
import { ELEMENT, type Item, neighboursOf, pickOf, type Selection } from '../editing/selection.ts';
import { MarkedBar } from './marked-bar.tsx';
import { OutlineContext } from './outline-context.ts';
import { entryOf } from './outline-entry.tsx';
import { SectionsEntries } from './outline-list.tsx';
import './outline.css';

/** With `follow` the focus moves to the item, because the drawer closes. */
type Mode = 'stay' | 'follow';

const NONE: readonly Section[] = [];

/** The section that holds an item. */
function sectionOf(definition: Parameters<typeof neighboursOf>[0], item: Selection): string | null {
  if (item.kind === 'form') return null;
  if (item.kind === 'section') return item.id;
  const owner = neighboursOf(definition, item)?.owner;
  return owner ? sectionOf(definition, owner) : null;
}

/** Scrolls the outline, and nothing else, until the entry of the selected item can be seen. */
function useFollow(drawn: readonly Section[]): void {
  const selection = useEditorState((state) => state.selection);
  useEffect(() => {
    if (selection.kind === 'form' || drawn.length === 0) return;
    // Measured once with the next frame: sooner, a long form is laid out once more.
    const next = requestAnimationFrame(() => showEntry(selection.id));
    return () => cancelAnimationFrame(next);
  }, [selection, drawn]);
}

function showEntry(id: string): void {
  const entry = document.getElementById(entryOf(id));
  const frame = entry?.closest('.ed-outline');
  if (!entry || !frame) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const seen = frame.getBoundingClientRect();
  if (top < seen.top + MARGIN) frame.scrollBy(0, top - seen.top - MARGIN);
  else if (bottom > seen.bottom - MARGIN) frame.scrollBy(0, bottom - seen.bottom + MARGIN);
}

/** How far from the edges of the outline an entry is still easy to see, pixels. */
const MARGIN = 48;

interface Folding {
  readonly folded: ReadonlySet<string>;
  readonly fold: (sectionId: string) => void;
  readonly foldAll: (sectionIds: readonly string[]) => void;
}

/** The section that holds the selected item is open; folding it selects the section itself. */
function useFolding(): Folding {
  const { store } = useEditor();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const holder = useEditorState(({ draft, selection }) =>
    selection.kind === 'section' ? null : sectionOf(draft.definition, selection),
  );
  const folded = useMemo(() => new Set(chosen.filter((id) => id !== holder)), [chosen, holder]);
  const leave = useCallback(
    (ids: readonly string[]) => {
      if (holder !== null && ids.includes(holder)) store.select({ kind: 'section', id: holder });
    },
    [store, holder],
  );
  const fold = useCallback(
    (id: string) => {
      if (!folded.has(id)) leave([id]);
      setChosen(folded.has(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
    },
    [folded, leave, chosen],
  );
  const foldAll = (ids: readonly string[]) => {
    leave(ids);
    setChosen(ids);
  };
  return { folded, fold, foldAll };
}

function OutlineContent({ onGo }: { readonly onGo: (item: Item) => void }) {
  const { store } = useEditor();
  const sections = useDefinition((definition) => definition.sections);
  // Drawn after the form itself: with a thousand questions, every keystroke is then handled sooner.
  const drawn = useDeferredValue(sections, NONE);
  const [search, setSearch] = useState('');
  const [marking, setMarking] = useState(false);
  const { folded, fold, foldAll } = useFolding();
  const list = useRef<HTMLOListElement>(null);
  useDropZone(list);
  useFollow(drawn);
  const words = useDeferredValue(plainText(search.trim()));
  // The same one as long as nothing of it changes: with another one, every entry is drawn again on every keystroke.
  const outline = useMemo(
    () => ({ go: onGo, folded, fold, words, marking }),
    [onGo, folded, fold, words, marking],
  );
  if (sections.length === 0) return <p className="ed-note">{t('editor.outline-empty')}</p>;
  const allFolded = sections.every(({ id }) => folded.has(id));
  const foldText = t(allFolded ? 'editor-canvas.unfold-all' : 'editor-canvas.fold-all');
  const mark = () => {
    if (marking) store.mark([]);
    setMarking(!marking);
  };
  return (
    <OutlineContext value={outline}>
      <div className="ed-outline-tools">
        <input
          type="search"
          className="ed-field"
          aria-label={t('editor-canvas.search')}
          placeholder={t('editor-canvas.search-short')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <IconButton
          size="small"
          aria-label={foldText}
          title={foldText}
          onClick={() => foldAll(allFolded ? [] : sections.map(({ id }) => id))}
        >
          {allFolded ? <UnfoldMoreIcon fontSize="small" /> : <UnfoldLessIcon fontSize="small" />}
        </IconButton>
        <ToggleButton
          size="small"
          value="marking"
          selected={marking}
          aria-label={t('editor-canvas.mark-several')}
          title={t('editor-canvas.mark-several-tip')}
          onChange={mark}
        >
          <ChecklistIcon fontSize="small" />
        </ToggleButton>
      </div>
      <SectionsEntries sections={drawn} list={list} />
      <MarkedBar />
    </OutlineContext>
  );
}

/** The cards below the questions, which a long form puts far away. */
const CARDS = [
  ['editor.data', ELEMENT.title],
  ['editor.states', ELEMENT.stateName],
  ['editor-content.languages', ELEMENT.addLanguage],
] as const;

function CardLinks({ done }: { readonly done: () => void }) {
  const { store } = useEditor();
  return (
    <ul className="ed-outline-cards" aria-label={t('editor-canvas.cards')}>
      {CARDS.map(([text, element]) => (
        <li key={element}>
          <button
            type="button"
            className="ed-entry"
            onClick={() => {
              done();
              store.focus(element);
            }}
          >
            {t(text)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function useGo(mode: Mode, done: () => void): (item: Item) => void {
  const { store } = useEditor();
  return useCallback(
    (item: Item) => {
      store.select(item);
      done();
      const pick = pickOf(item.id);
      store.focus(mode === 'follow' ? pick : null, pick);
    },
    [store, mode, done],
  );
}

const nothing = () => {};

export function OutlineColumn() {
  const go = useGo('stay', nothing);
  return (
    <nav className="ed-outline" aria-label={t('editor.outline')}>
      <h2>{t('editor.outline')}</h2>
      <OutlineContent onGo={go} />
      <CardLinks done={nothing} />
    </nav>
  );
}

export function OutlineDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const go = useGo('follow', onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('editor.outline') } }}
    >
      <nav className="ed-outline ed-outline-drawer" aria-label={t('editor.outline')}>
        <div className="ed-outline-head">
          <h2>{t('editor.outline')}</h2>
          <IconButton onClick={onClose} aria-label={t('shell.close')}>
            <CloseIcon />
          </IconButton>
        </div>
        <OutlineContent onGo={go} />
        <CardLinks done={onClose} />
      </nav>
    </Drawer>
  );
}
