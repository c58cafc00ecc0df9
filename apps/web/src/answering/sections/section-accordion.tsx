// A section that opens and closes, and shows how much is still missing in it. A closed section costs nothing: its
// fields are not drawn, their answers stay in the store.
// rules: A2.30, A3.07, A1.05
import type { Section } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import type { QuestionEntry, SectionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { memo } from 'react';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { ChevronIcon } from '../../ui/light/icons.tsx';
import { RenderWhenIdle, RestWhenIdle } from '../../ui/light/render-when-idle.tsx';
import { QuestionField } from '../fields/question-field.tsx';
import { toggleSection } from '../session/answering-actions.ts';
import { sectionKey } from '../session/field-key.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import { ConditionList } from './condition-list.tsx';
import { SectionCopies } from './section-copies.tsx';
import './sections.css';

interface SectionAccordionProps {
  readonly entry: SectionEntry;
  readonly position: number;
}

export const SectionAccordion = memo(function SectionAccordion({ entry, position }: SectionAccordionProps) {
  const { section } = entry;
  const store = useAnsweringStore();
  const open = useAnswering((state) => state.open.has(section.id));
  const bodyId = `${sectionKey(section.id)}.body`;
  return (
    <section className="section">
      <h2 className="section-heading">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => store.change(toggleSection(section.id))}
        >
          <ChevronIcon />
          <span className="section-title">{sectionTitle(section, position)}</span>
          <SectionStatus position={position} />
        </button>
      </h2>
      <div id={bodyId} className="section-body" hidden={!open}>
        {open && <SectionBody entry={entry} position={position} />}
      </div>
    </section>
  );
});

export function sectionTitle(section: Section, position: number): string {
  return inLanguage(section.title, language) || t('answering.section', { number: position + 1 });
}

/** Subscribes to numbers, so that most keystrokes do not redraw it. */
function SectionStatus({ position }: { readonly position: number }) {
  const missing = useAnswering((_, store) => store.progress()[position]?.missing ?? 0);
  const required = useAnswering((_, store) => store.progress()[position]?.required ?? 0);
  if (required === 0) return null;
  if (missing === 0)
    return <span className="section-status section-complete">{t('answering.section-complete')}</span>;
  return <span className="section-status">{t('answering.missing', { count: missing })}</span>;
}

/** Questions that are drawn first, before the rest follows. */
const FIRST = 20;
/** Usual height of a question, in pixels. */
const QUESTION_HEIGHT = 112;
/** Height of the heading of a section, with the space after it. */
const HEADING_HEIGHT = 74;

const bodyHeight = ({ questions, conditions }: SectionEntry) =>
  (questions.length + conditions.length) * QUESTION_HEIGHT;

/** About how many pixels a section takes. */
export function heightOf(entry: SectionEntry, isOpen: boolean): number {
  return HEADING_HEIGHT + (isOpen ? bodyHeight(entry) : 0);
}

function SectionBody({ entry, position }: SectionAccordionProps) {
  const { section, questions } = entry;
  const description = inLanguage(section.description, language);
  const body = (
    <>
      {description !== '' && <p className="section-description">{description}</p>}
      {section.conditional ? (
        <ConditionList entry={entry} title={sectionTitle(section, position)} />
      ) : (
        <Questions questions={questions} />
      )}
      <SectionCopies entry={entry} title={sectionTitle(section, position)} />
    </>
  );
  if (position === 0) return body;
  return <RenderWhenIdle height={bodyHeight(entry)}>{body}</RenderWhenIdle>;
}

function Questions({ questions }: { readonly questions: readonly QuestionEntry[] }) {
  return (
    <RestWhenIdle first={FIRST} height={() => (questions.length - FIRST) * QUESTION_HEIGHT}>
      {questions.map((entry) => (
        <QuestionField key={entry.question.id} entry={entry} />
      ))}
    </RestWhenIdle>
  );
}
