// Follows one record until its file is on the device: requests it, waits for it, and saves it a second after it is
// ready. The person can cancel the wait and request the record again.
// rules: A7.17, R2.049, R7.37, R7.52, X18.11
import { useCallback, useEffect, useRef, useState } from 'react';
import { asksAgain } from '../../platform/asks-again.ts';
import { saveFile } from '../../platform/save-file.ts';
import { cancelRecord, readRecord } from './record-api.ts';

export type RecordState = 'idle' | 'working' | 'done' | 'failed';

export interface OrderedRecord {
  readonly state: RecordState;
  /** Why the record failed. */
  readonly error: unknown;
  /** `ask` returns the id under which the record is followed. */
  readonly start: (ask: () => Promise<string>) => void;
  readonly cancel: () => void;
}

/** Milliseconds between a ready record and its download (R7.37). */
const OPENS_AFTER_MS = 1_000;
const FIRST_POLL_MS = 250;
const POLL_MS = 1_000;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    reject(new DOMException('given up', 'AbortError'));
  });
  return promise;
}

/** Waits for the record and returns the URL of its file. Throws when there is none, or when nobody says for long. */
async function waited(id: string, signal: AbortSignal): Promise<string> {
  let failures = 0;
  for (let wait = FIRST_POLL_MS; ; wait = POLL_MS * 2 ** failures) {
    await pause(wait, signal);
    try {
      const { state, url } = await readRecord(id, signal);
      if (url !== null) return url;
      if (state !== 'waiting') throw new Error(`record ${state}`);
      failures = 0;
    } catch (error) {
      if (!asksAgain(failures, error)) throw error;
      failures += 1;
    }
  }
}

export function useRecord(): OrderedRecord {
  const [state, setState] = useState<RecordState>('idle');
  const [error, setError] = useState<unknown>(null);
  const going = useRef<AbortController>(undefined);
  const run = useCallback(async (ask: () => Promise<string>) => {
    going.current?.abort();
    const own = new AbortController();
    going.current = own;
    setState('working');
    let id: string | null = null;
    try {
      id = await ask();
      const url = await waited(id, own.signal);
      await pause(OPENS_AFTER_MS, own.signal);
      saveFile(url);
      setState('done');
    } catch (failure) {
      if (!own.signal.aborted) {
        setError(failure);
        setState('failed');
      }
      // The person cancelled. A record that is made anyway is deleted after a day.
      if (own.signal.aborted && id !== null) await cancelRecord(id).catch(() => undefined);
    }
  }, []);
  const start = useCallback((ask: () => Promise<string>) => void run(ask), [run]);
  const cancel = useCallback(() => {
    going.current?.abort();
    setState('idle');
  }, []);
  useEffect(() => () => going.current?.abort(), []);
  return { state, error, start, cancel };
}
