// The form as a list of names that lead to its items: a column at the left, or a drawer on narrow screens.
// rules: E2.13, E2.21, X11.04, X31.69

import type { Question, Section } from '@constancia/domain/forms/definition/form.ts';
import Drawer from '@mui/material/Drawer';
import { type KeyboardEvent, memo, useDeferredValue, useRef } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { isPlainEnter } from '../editing/plain-enter.ts';
import { type Item, pickOf } from '../editing/selection.ts';
import { dropItem, dropList } from './drag-data.ts';
import { DragHandle } from './drag-handle.tsx';
import { useIsSelected } from './pick-button.tsx';
import { useDropZone } from './use-drop-zone.ts';
import './outline.css';

/** With `follow` the focus moves to the item, because the drawer closes. */
type Mode = 'stay' | 'follow';

interface EntryProps {
  readonly item: Item;
  readonly text: string;
  readonly onGo: (item: Item) => void;
}

const entryOf = (id: string): string => `outline-${id}`;

function Entry({ item, text, onGo }: EntryProps) {
  const { store } = useEditor();
  const selected = useIsSelected(item);
  const press = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    onGo(item);
    store.enter(item, entryOf(item.id));
  };
  return (
    <div className="ed-entry-row">
      <DragHandle dragged={item} />
      <button
        type="button"
        id={entryOf(item.id)}
        className={`ed-entry ed-entry-${item.kind}`}
        aria-current={selected ? 'true' : undefined}
        onClick={() => onGo(item)}
        onKeyDown={press}
      >
        <bdi className={text ? undefined : 'ed-untitled'}>{text || t(`editor.untitled-${item.kind}`)}</bdi>
      </button>
    </div>
  );
}

interface EntriesProps {
  readonly questions: readonly Question[];
  readonly onGo: (item: Item) => void;
}

function QuestionEntries({ questions, onGo }: EntriesProps) {
  if (questions.length === 0) return null;
  return (
    <ol>
      {questions.map(({ id, title }) => (
        <QuestionEntry key={id} id={id} text={title.text} onGo={onGo} />
      ))}
    </ol>
  );
}

const QuestionEntry = memo(function QuestionEntry({
  id,
  text,
  onGo,
}: { readonly id: string } & Omit<EntryProps, 'item'>) {
  return (
    <li {...dropItem('question')}>
      <Entry item={{ kind: 'question', id }} text={text} onGo={onGo} />
    </li>
  );
});

const SectionEntries = memo(function SectionEntries({
  section,
  onGo,
}: {
  readonly section: Section;
  readonly onGo: (item: Item) => void;
}) {
  return (
    <li {...dropItem('section')} {...(!section.conditional && dropList('question', section.id))}>
      <Entry item={{ kind: 'section', id: section.id }} text={section.title.text} onGo={onGo} />
      <QuestionEntries questions={section.questions} onGo={onGo} />
      {section.conditions.length > 0 && (
        <ol {...dropList('condition', section.id)}>
          {section.conditions.map((condition) => (
            <li key={condition.id} {...dropItem('condition')} {...dropList('question', condition.id)}>
              <Entry item={{ kind: 'condition', id: condition.id }} text={condition.text.text} onGo={onGo} />
              <QuestionEntries questions={condition.questions} onGo={onGo} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
});

const NONE: readonly Section[] = [];

function OutlineList({ onGo }: { readonly onGo: (item: Item) => void }) {
  const sections = useDefinition((definition) => definition.sections);
  // Drawn after the form itself: with a thousand questions, every keystroke is then handled sooner.
  const drawn = useDeferredValue(sections, NONE);
  if (sections.length === 0) return <p className="ed-note">{t('editor.outline-empty')}</p>;
  return <SectionsEntries sections={drawn} onGo={onGo} />;
}

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly onGo: (item: Item) => void;
}

function SectionsEntries({ sections, onGo }: SectionsProps) {
  const list = useRef<HTMLOListElement>(null);
  useDropZone(list);
  return (
    <ol ref={list} {...dropList('section')}>
      {sections.map((section) => (
        <SectionEntries key={section.id} section={section} onGo={onGo} />
      ))}
    </ol>
  );
}

function useGo(mode: Mode, done: () => void): (item: Item) => void {
  const { store } = useEditor();
  return (item) => {
    store.select(item);
    done();
    const pick = pickOf(item.id);
    store.focus(mode === 'follow' ? pick : null, pick);
  };
}

const nothing = () => {};

export function OutlineColumn() {
  const go = useGo('stay', nothing);
  return (
    <nav className="ed-outline" aria-label={t('editor.outline')}>
      <h2>{t('editor.outline')}</h2>
      <OutlineList onGo={go} />
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
        <h2>{t('editor.outline')}</h2>
        <OutlineList onGo={go} />
      </nav>
    </Drawer>
  );
}
