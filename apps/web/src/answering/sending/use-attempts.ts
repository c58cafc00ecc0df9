// The attempt to send that is running: one at a time. A person can give it up, and is asked to after twenty seconds.
// rules: X31.42
import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds after which a person can stop waiting for the reply. */
const SLOW_AFTER = 20_000;

interface RunningAttempt {
  readonly signal: AbortSignal;
  /** To be called when the device starts to solve a puzzle, which takes as long as it takes. */
  readonly onPuzzle: () => void;
  readonly end: () => void;
}

interface AttemptNotices {
  readonly onSlow: () => void;
  readonly onPuzzle: () => void;
}

export interface Attempts {
  readonly isRunning: () => boolean;
  /** Gives up the attempt before it. */
  readonly start: (notices: AttemptNotices) => RunningAttempt;
  readonly giveUp: () => void;
}

export function useAttempts(): Attempts {
  /** Null when nothing is being sent. */
  const running = useRef<AbortController>(null);
  const giveUp = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => giveUp, [giveUp]);
  return {
    giveUp,
    isRunning: () => running.current !== null,
    start: ({ onSlow, onPuzzle }) => {
      giveUp();
      const attempt = new AbortController();
      running.current = attempt;
      const slow = setTimeout(onSlow, SLOW_AFTER);
      const stopWaiting = () => clearTimeout(slow);
      attempt.signal.addEventListener('abort', stopWaiting);
      return {
        signal: attempt.signal,
        onPuzzle: () => {
          stopWaiting();
          onPuzzle();
        },
        end: () => {
          stopWaiting();
          if (running.current === attempt) running.current = null;
        },
      };
    },
  };
}
