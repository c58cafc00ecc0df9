// Moves from step to step: the heading of the new step takes the focus and is scrolled into view, so that people with a
// screen reader or magnifier know where they are. On a phone each section can be a step of its own.
// rules: A2.26-A2.29, X15.01, X36.10, X36.22
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import {
  type AnsweringStep,
  answeringSteps,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { goToPosition } from '../position/position-actions.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';

export interface Steps {
  readonly present: AnsweringStep;
  /** Position of the only section that is shown; null where all are. */
  readonly section: number | null;
  /** Ref of the step's heading. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Null on the first step. */
  readonly back: (() => void) | null;
  /** Null on the last step, from which the submission is sent. */
  readonly next: (() => void) | null;
  /** All questions are behind the person: everything answered can be looked through. */
  readonly afterQuestions: boolean;
}

/** Below it a section is a step, where the form says so. */
const NARROW = '(max-width: 600px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const never = () => () => {};

/** Not while a stored submission is edited: that jumps to single questions. */
function useSectionSteps({ index, editing }: AnsweringStore): boolean {
  const asked = editing === null && index.definition.sectionSteps === true && index.sections.length > 1;
  return useSyncExternalStore(asked ? subscribe : never, () => asked && matchMedia(NARROW).matches);
}

/** One screen of the form. */
interface Screen {
  readonly step: AnsweringStep;
  readonly section: number;
}

function screensOf({ definition, sections }: FormIndex, bySection: boolean): readonly Screen[] {
  return answeringSteps(definition).flatMap((step) =>
    bySection && step === 'questions'
      ? sections.map((_, section) => ({ step, section }))
      : [{ step, section: 0 }],
  );
}

export function useSteps(): Steps {
  const store = useAnsweringStore();
  const bySection = useSectionSteps(store);
  const present = useAnswering(({ step }) => step);
  const section = useAnswering((state) => state.section);
  const checking = useAnswering(({ check }) => check.at === 'shown');
  const heading = useRef<HTMLHeadingElement>(null);
  const key = [present, bySection && present === 'questions' ? section : 0, checking].join(' ');
  const drawn = useRef(key);
  useEffect(() => {
    if (drawn.current === key) return;
    drawn.current = key;
    // A person who was led to a field already has the focus there.
    const { activeElement } = document;
    if (activeElement?.closest('.error-summary, .question, .person-step, .check-list')) return;
    // A form of one step has no heading for it; then the person returns from the list to where it was opened.
    const target = heading.current ?? document.querySelector<HTMLElement>('.send-check');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  }, [key]);
  const screens = screensOf(store.index, bySection);
  const position = screens.findIndex(
    (screen) =>
      screen.step === present && (!bySection || present !== 'questions' || screen.section === section),
  );
  const to = (screen: Screen | undefined) =>
    screen === undefined ? null : () => store.change(goToPosition({ ...screen, checking: false }));
  return {
    present,
    section: bySection && present === 'questions' ? section : null,
    heading,
    back: to(screens[position - 1]),
    next: to(screens[position + 1]),
    afterQuestions: screens.findLastIndex(({ step }) => step === 'questions') <= position,
  };
}
