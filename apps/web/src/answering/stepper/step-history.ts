// Makes the browser's back button lead to the step before. Each step is an entry of the browser's history under the same
// URL; after a reload the entry says which step it was. Sending takes the entries back, so that going back afterwards
// does not lead into the form.
// rules: X36.21
import { answeringSteps } from '@constancia/domain/submissions/particulars/particulars.ts';
import { useEffect, useMemo, useRef } from 'react';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { goToPosition, type Position, positionOf } from '../position/position-actions.ts';
import { wasReloaded } from '../restore-scroll.ts';
import { type AnsweringSession, isRestored } from '../session/answering-session.ts';
import { sectionAt } from '../session/answering-state.ts';

interface Entry extends Position {
  /** How many entries before it belong to this submission. */
  readonly depth: number;
}

/** Milliseconds after which leaving does not wait for the browser any more. */
const PATIENCE = 1_000;

/**
 * Returns what takes the entries back. `ownsPage`: not in a frame, whose entries would be those of the page around it.
 */
export function useStepHistory(
  session: Pick<AnsweringSession, 'store' | 'recovered'>,
  ownsPage: boolean,
): () => Promise<void> {
  const { store } = session;
  // One that was begun before: an entry of the browser may be about it.
  const restored = isRestored(session);
  const depth = useRef(0);
  const leaving = useRef(false);
  useEffect(() => {
    if (!ownsPage) return;
    const found = entryIn(history.state, store.index);
    // The first step is where a form begins anyway, and where it began before its steps were changed.
    const before = found && found.depth > 0 && (restored || wasReloaded()) ? found : null;
    depth.current = before?.depth ?? 0;
    if (before) store.change(goToPosition(before));
    let shown = positionOf(store.get());
    history.replaceState(stateOf(shown, depth.current), '');
    const stop = store.subscribe(() => {
      const now = positionOf(store.get());
      if (leaving.current || isSame(now, shown)) return;
      shown = now;
      depth.current += 1;
      history.pushState(stateOf(now, depth.current), '');
    });
    const follow = (event: PopStateEvent) => {
      const entry = leaving.current ? null : entryIn(event.state, store.index);
      if (!entry) return;
      depth.current = entry.depth;
      shown = entry;
      store.change(goToPosition(entry));
    };
    addEventListener('popstate', follow);
    return () => {
      stop();
      removeEventListener('popstate', follow);
    };
  }, [store, ownsPage, restored]);
  return useMemo(
    () => async () => {
      if (depth.current === 0) return;
      leaving.current = true;
      await goBack(depth.current);
    },
    [],
  );
}

function goBack(entries: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
    history.go(-entries);
  });
}

/** What others keep in the entry stays. */
function stateOf({ step, section, checking }: Position, depth: number): object {
  const kept: unknown = history.state;
  const entry: Entry = { step, section, checking, depth };
  return { ...(isRecord(kept) && kept), answering: entry };
}

function entryIn(state: unknown, index: FormIndex): Entry | null {
  const kept = isRecord(state) ? state['answering'] : null;
  if (!isRecord(kept) || typeof kept['depth'] !== 'number') return null;
  const step = answeringSteps(index.definition).find((one) => one === kept['step']);
  if (step === undefined) return null;
  const section = sectionAt(index, kept['section']);
  return { step, section, checking: kept['checking'] === true, depth: kept['depth'] };
}

function isSame(one: Position, other: Position): boolean {
  return one.step === other.step && one.section === other.section && one.checking === other.checking;
}
