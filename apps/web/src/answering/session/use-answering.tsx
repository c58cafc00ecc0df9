// The hooks with which components read and change the submission: each subscribes only to what it draws. A selector
// must return the same value for the same state, or be paired with a comparison.
// rules: A2.30, A4.01, A5.01
import type { Issue } from '@constancia/domain/issue.ts';
import type { AnswerValue } from '@constancia/domain/questions/question-type.ts';
import { type AnswerRef, answerAt } from '@constancia/domain/submissions/answers/set-answer.ts';
import { createContext, use, useRef, useSyncExternalStore } from 'react';
import { afterPress } from '../../platform/page/after-press.ts';
import { onBlurQuestion, setAnswerAt } from './answering-actions.ts';
import type { AnsweringState } from './answering-state.ts';
import type { AnsweringStore } from './answering-store.ts';
import type { Editing } from './editing.ts';

const StoreContext = createContext<AnsweringStore | null>(null);

export const AnsweringProvider = StoreContext;

export function useAnsweringStore(): AnsweringStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useAnsweringStore is used outside AnsweringProvider');
  return store;
}

export function useAnswering<Value>(select: (state: AnsweringState, store: AnsweringStore) => Value): Value {
  const store = useAnsweringStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get(), store));
}

/** As `useAnswering`, for lists that are created each time: the last list is kept as long as its items are the same. */
export function useAnsweringList<Item>(select: (state: AnsweringState) => readonly Item[]): readonly Item[] {
  const last = useRef<readonly Item[]>([]);
  return useAnswering((state) => {
    const next = select(state);
    const same =
      next.length === last.current.length && next.every((item, position) => item === last.current[position]);
    if (!same) last.current = next;
    return last.current;
  });
}

export interface AnswerField {
  readonly value: AnswerValue | undefined;
  readonly give: (value: AnswerValue) => void;
  readonly leave: () => void;
}

export function useAnswer(at: AnswerRef): AnswerField {
  const store = useAnsweringStore();
  const value = useAnswering((state) => answerAt(state.answers, at)?.value);
  return {
    value,
    give: (next) => store.change(setAnswerAt(at, next)),
    leave: () => {
      const entry = store.index.questionById.get(at.questionId);
      if (entry) afterPress(() => store.change(onBlurQuestion(entry, at)));
    },
  };
}

/** The error shown at a field. */
export function useIssue(key: string): Issue | undefined {
  return useAnswering((state) => state.issues.get(key));
}

/** False for what an edit may not change; in a new submission everything may be changed. */
export function useMayEdit(ask: (limits: Editing['limits']) => boolean): boolean {
  const { editing } = useAnsweringStore();
  return editing === null || ask(editing.limits);
}
