// Holds the state of one submission outside React, so that a keystroke redraws only the question it was typed in.
// rules: A2.30, A5.01
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import {
  missingBySection,
  type SectionProgress,
} from '@constancia/domain/submissions/checks/missing-by-section.ts';
import type { Step } from './answering-actions.ts';
import { type AnsweringState, type StartedWith, startAnswering } from './answering-state.ts';
import type { Editing } from './editing.ts';

export interface AnsweringStore {
  readonly index: FormIndex;
  /** Null for a new submission. */
  readonly editing: Editing | null;
  readonly get: () => AnsweringState;
  readonly change: (step: Step) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Of the current answers, in the order of the form; counted once per change. */
  readonly progress: () => readonly SectionProgress[];
}

export function createAnsweringStore(
  index: FormIndex,
  answers: AnswerSet,
  { editing = null, ...startedWith }: StartedWith & { readonly editing?: Editing | null } = {},
): AnsweringStore {
  let state = startAnswering(index, answers, startedWith);
  const listeners = new Set<() => void>();
  let counted: { readonly answers: AnswerSet; readonly progress: readonly SectionProgress[] } | null = null;
  return {
    index,
    editing,
    get: () => state,
    change: (step) => {
      const next = step(state);
      if (next === state) return;
      const adjusted =
        editing && next.answers !== state.answers ? editing.adjust(next.answers) : next.answers;
      state = adjusted === next.answers ? next : { ...next, answers: adjusted };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    progress: () => {
      if (counted?.answers !== state.answers) {
        counted = { answers: state.answers, progress: missingBySection(index, state.answers) };
      }
      return counted.progress;
    },
  };
}
