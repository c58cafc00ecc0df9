// Looking a code up; where the server asks for it, the puzzle is solved beside the page first.
// rules: R7.25, R7.26, W1, W2, X18.18
import type { lookUpRecord, lookUpState } from '@constancia/contract/document-lookups.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import { call, CallError } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';

type Solution = { readonly token: string; readonly number: number } | null;

function solve(token: string, signal: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('puzzle not solved')));
  signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(token);
  return promise.finally(() => worker.terminate());
}

async function withPuzzle<T>(ask: (solution: Solution) => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await ask(null);
  } catch (error) {
    const token = error instanceof CallError && error.code === 'challenge-required' && error.values['token'];
    if (typeof token !== 'string') throw error;
    return ask({ token, number: await solve(token, signal) });
  }
}

/** The id under which the record is followed. */
export async function lookRecordUp(code: string, signal: AbortSignal): Promise<string> {
  const { id } = await withPuzzle(
    (solution) =>
      call<typeof lookUpRecord>({
        method: 'POST',
        path: '/api/public/records',
        body: { code, language, solution },
        signal,
      }),
    signal,
  );
  return id;
}

export function lookStateUp(code: string, signal: AbortSignal): Promise<Reply<typeof lookUpState>> {
  return withPuzzle(
    (solution) =>
      call<typeof lookUpState>({
        method: 'POST',
        path: '/api/public/states',
        body: { code, language, solution },
        signal,
      }),
    signal,
  );
}
