// Moves from step to step: the heading of the new step takes the focus and is scrolled into view, so that people with a
// screen reader or magnifier know where they are.
// rules: A2.26-A2.29, X15.01
import {
  type AnsweringStep,
  answeringSteps,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { goToStep } from '../session/answering-actions.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';

export interface Steps {
  readonly present: AnsweringStep;
  /** Ref of the step's heading. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Null on the first step. */
  readonly back: (() => void) | null;
  /** Null on the last step, from which the submission is sent. */
  readonly next: (() => void) | null;
}

export function useSteps(): Steps {
  const store = useAnsweringStore();
  const present = useAnswering(({ step }) => step);
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(present);
  useEffect(() => {
    if (drawn.current === present) return;
    drawn.current = present;
    // A person who was led to an error already has the focus there.
    const { activeElement } = document;
    if (activeElement?.closest('.error-summary, .question, .person-step')) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [present]);
  const steps = answeringSteps(store.index.definition);
  const position = steps.indexOf(present);
  const to = (step: AnsweringStep | undefined) =>
    step === undefined ? null : () => store.change(goToStep(step));
  return { present, heading, back: to(steps[position - 1]), next: to(steps[position + 1]) };
}
