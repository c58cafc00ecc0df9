// The steps of a form in the browser's history. Its code arrives once the form is shown, because nobody goes back before.
// rules: X31.86, X36.21
import { useCallback, useEffect, useRef } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
import { positionOf } from '../position/position-actions.ts';
import type { AnsweringSession } from '../session/answering-session.ts';
import type { StepHistory } from './step-history.ts';

/**
 * Returns what takes the steps back. `ownsPage`: the form is not in a frame, whose entries would be those of the page
 * around it.
 */
export function useStepHistory(session: AnsweringSession, ownsPage: boolean): () => Promise<void> {
  const followed = useRef<StepHistory>(null);
  useEffect(() => {
    if (!ownsPage) return;
    let left = false;
    const start = { position: positionOf(session.store.get()), hasGoneBack: false };
    const follow = async () => {
      const { followSteps } = await import('./step-history.ts');
      if (left || followed.current) return;
      removeEventListener('popstate', goneBack);
      followed.current = followSteps(session, start);
    };
    // Without its code the form is as it was: going back leaves it, and the draft stays.
    const load = () => void follow().catch(() => undefined);
    const goneBack = () => {
      start.hasGoneBack = true;
      start.position = positionOf(session.store.get());
      load();
    };
    addEventListener('popstate', goneBack);
    const cancel = whenIdle(load);
    return () => {
      cancel();
      removeEventListener('popstate', goneBack);
      left = true;
      followed.current?.stop();
      followed.current = null;
    };
  }, [session, ownsPage]);
  return useCallback(async () => followed.current?.leave(), []);
}
