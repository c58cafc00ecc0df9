// Going from step to step: the heading of the new one takes the focus and comes into view, so that whoever hears or
// magnifies the page knows where they are. rules: A2.26-A2.29, X15.01
import {
  type AnsweringStep,
  answeringSteps,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { goToStep } from '../session/answering-actions.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';

export interface Steps {
  readonly present: AnsweringStep;
  /** Of the heading of the step. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Null on the first step. */
  readonly back: (() => void) | null;
  /** Null on the last step: there the answer is sent. */
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
    // Who was led to an error has the focus there already.
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
