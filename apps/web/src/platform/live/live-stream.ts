// The stream of this browser: opened again whenever it ends, after a wait that grows while the server cannot be reached.
// rules: X33.61
import type { followChanges, LiveEvent } from '@constancia/contract/live.ts';
import { asCallError, isUnreached, readLines } from '../api-client.ts';

/** Seconds that the server keeps a stream open; then the session is judged again. */
const OPEN_SECONDS = 300;
/** Milliseconds: so that pages whose streams ended together do not all come back at the same moment. */
const SPREAD = 500;
const WAIT = { first: 2_000, most: 30_000 };
const DATA = 'data: ';

/** Resolves after the wait, or when the signal is given. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export interface StreamReader {
  readonly onEvent: (event: LiveEvent) => void;
  /** No events come until the next `open`. */
  readonly onClosed: () => void;
}

/** Follows the stream until the signal is given. Never throws. */
export async function followStream({ onEvent, onClosed }: StreamReader, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let isRefused = false;
  const onLine = (line: string) => {
    if (!line.startsWith(DATA)) return;
    failures = 0;
    isRefused = false;
    onEvent(JSON.parse(line.slice(DATA.length)) as LiveEvent);
  };
  while (!signal.aborted) {
    try {
      const query = { seconds: OPEN_SECONDS };
      await readLines<typeof followChanges>({ method: 'GET', path: '/api/live', query, signal }, onLine);
      if (!signal.aborted) await wait(Math.random() * SPREAD, signal);
    } catch (error) {
      onClosed();
      const { status, ...failure } = asCallError(error);
      // Said once: the person may have chosen to sign in later.
      if (!isUnreached(failure) && (status === 401 || status === 403) && !isRefused) {
        isRefused = true;
        onEvent({ kind: 'access' });
      }
      const pause = Math.min(WAIT.most, WAIT.first * 2 ** failures);
      failures += 1;
      await wait(pause + Math.random() * SPREAD, signal);
    }
  }
  onClosed();
}
