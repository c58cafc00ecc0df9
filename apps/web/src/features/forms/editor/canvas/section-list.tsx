// The sections in order, with their own number and those of their questions. Items are dragged within this list.
// rules: E2.13, E2.14, E5.11, E5.12, X31.93
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { questionsOf, type Section } from '@constancia/domain/forms/definition/form.ts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { t } from '../../../../platform/texts.ts';
import { CopySectionsButton } from '../copying/copy-sections-button.tsx';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { addSectionAtEnd } from '../editing/item-commands.ts';
import { lockedProps } from '../editing/locked-props.ts';
import { ELEMENT } from '../editing/selection.ts';
import { RestWhenIdle } from '../../../../ui/light/render-when-idle.tsx';
import { FieldFailure, useFailure } from '../fields/failure.tsx';
import { draggedOf, dropList } from './drag-data.ts';
import { heightOf, SectionCard } from './section-card.tsx';
import { useDropZone } from './use-drop-zone.ts';
import './canvas.css';

/** Scrolls the page when an item is dragged to the edge of the window. Over the outline only that scrolls. */
function useWindowScroll(): void {
  useEffect(
    () =>
      autoScrollWindowForElements({
        canScroll: ({ source, input }) => draggedOf(source.data) !== null && !isOverOutline(input),
      }),
    [],
  );
}

function isOverOutline({
  clientX,
  clientY,
}: {
  readonly clientX: number;
  readonly clientY: number;
}): boolean {
  const under = document.elementFromPoint(clientX, clientY);
  return under !== null && under.closest('.ed-outline') !== null;
}

/** Questions that are drawn first; the rest of a long form follows while its beginning can be used. */
const FIRST = 40;

/** From so many questions on, what is out of sight is not laid out. */
const LONG = 100;

/** How many sections hold the first questions. */
function firstSections(sections: readonly Section[]): number {
  let questions = 0;
  const last = sections.findIndex((section) => {
    questions += questionsOf(section).length;
    return questions >= FIRST;
  });
  return last < 0 ? sections.length : last + 1;
}

/** Pixels between two sections. */
const GAP = 24;

function heightOfAll(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + GAP + heightOf(section), 0);
}

export function SectionList() {
  const editor = useEditor();
  const list = useRef<HTMLOListElement>(null);
  useDropZone(list);
  useWindowScroll();
  const sections = useDefinition((definition) => definition.sections);
  const first = firstSections(sections);
  const failure = useFailure('sections');
  const questions = sections.reduce((sum, section) => sum + questionsOf(section).length, 0);
  return (
    <section
      id={ELEMENT.sections}
      tabIndex={-1}
      aria-labelledby="editor-sections-title"
      className="ed-sections"
    >
      <div className="ed-sections-head">
        <h2 id="editor-sections-title">{t('editor.sections')}</h2>
        <p className="ed-summary">{t('editor.summary', { sections: sections.length, questions })}</p>
      </div>
      <FieldFailure text={failure} />
      {sections.length === 0 && <p className="ed-note">{t('editor.no-sections')}</p>}
      <ol
        ref={list}
        className={questions < LONG ? 'ed-section-list' : 'ed-section-list ed-long'}
        {...dropList('section')}
      >
        <RestWhenIdle first={first} height={() => heightOfAll(sections.slice(first))} as="li">
          {sections.map((section) => (
            <SectionCard key={section.id} section={section} />
          ))}
        </RestWhenIdle>
      </ol>
      <div className="ed-row">
        <Button
          id={ELEMENT.addSection}
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => addSectionAtEnd(editor)}
          {...lockedProps(editor.may.structure)}
        >
          {t('editor.add-section')}
        </Button>
        <CopySectionsButton />
      </div>
    </section>
  );
}
