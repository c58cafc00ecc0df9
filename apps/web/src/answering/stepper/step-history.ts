// Makes the browser's back button lead to the step before. Each step is an entry of the browser's history under the same
// URL; after a reload the entry says which step it was. Sending takes the entries back, so that going back afterwards
// does not lead into the form.
// rules: X36.21
import { answeringSteps } from '@constancia/domain/submissions/particulars/particulars.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { goToPosition, type Position, positionOf } from '../position/position-actions.ts';
import { wasReloaded } from '../../platform/page/was-reloaded.ts';
import { type AnsweringSession, isRestored } from '../session/answering-session.ts';
import { sectionAt } from '../session/answering-state.ts';

interface Entry extends Position {
  /** How many entries before it belong to this submission. */
  readonly depth: number;
}

/** Milliseconds after which leaving does not wait for the browser any more. */
const PATIENCE = 1_000;

export interface StepHistory {
  /** Takes the entries back. */
  readonly leave: () => Promise<void>;
  readonly stop: () => void;
}

/** What happened while this code was on its way. */
interface Start {
  /** Where the person was when the form was shown, or went back. */
  readonly position: Position;
  readonly hasGoneBack: boolean;
}

export function followSteps(session: AnsweringSession, start: Start): StepHistory {
  const { store } = session;
  let leaving = false;
  const found = entryIn(history.state, store.index);
  const isOwn = start.hasGoneBack || isRestored(session) || wasReloaded();
  // The first step is where a form begins anyway, and where it began before its steps were changed.
  const before = found && isOwn && (start.hasGoneBack || found.depth > 0) ? found : null;
  let depth = before?.depth ?? 0;
  // Who has moved on since stays there; the step that the entry names is the one before.
  if (before && isSame(positionOf(store.get()), start.position)) store.change(goToPosition(before));
  let shown: Position = before ?? start.position;
  history.replaceState(stateOf(shown, depth), '');
  const keepUp = () => {
    const now = positionOf(store.get());
    if (leaving || isSame(now, shown)) return;
    shown = now;
    depth += 1;
    history.pushState(stateOf(now, depth), '');
  };
  keepUp();
  const stop = store.subscribe(keepUp);
  const follow = (event: PopStateEvent) => {
    const entry = leaving ? null : entryIn(event.state, store.index);
    if (!entry) return;
    depth = entry.depth;
    shown = entry;
    store.change(goToPosition(entry));
  };
  addEventListener('popstate', follow);
  return {
    leave: async () => {
      leaving = true;
      if (depth > 0) await goBack(depth);
    },
    stop: () => {
      stop();
      removeEventListener('popstate', follow);
    },
  };
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
