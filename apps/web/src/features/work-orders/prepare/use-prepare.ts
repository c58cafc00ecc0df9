// Preparing a day as a screen shows it: how far it is, how it ended, and stopping it.
// rules: X39.30, X39.35
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { type Prepared, prepareDay, type PrepareProgress, type Wish } from './prepare.ts';

export type Preparing =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly progress: PrepareProgress }
  | { readonly state: 'ended'; readonly prepared: Prepared }
  | { readonly state: 'failed'; readonly text: string };

interface Preparation {
  readonly current: Preparing;
  readonly begin: (wish: Wish) => Promise<void>;
  readonly stop: () => void;
}

/** `onEnd`: what is on the device may have changed. */
export function usePrepare(onEnd: () => void): Preparation {
  const [current, setCurrent] = useState<Preparing>({ state: 'idle' });
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  const begin = async (wish: Wish) => {
    const { signal } = (work.current = new AbortController());
    try {
      const onProgress = (progress: PrepareProgress) => setCurrent({ state: 'working', progress });
      const prepared = await prepareDay(wish, { signal, onProgress });
      setCurrent({ state: 'ended', prepared });
    } catch (error) {
      setCurrent({ state: 'failed', text: problemText(error, { otherwise: 'prepare.failed' }) });
    }
    onEnd();
  };
  return { current, begin, stop: () => work.current?.abort() };
}
