// Sends a request. When the server asks for a puzzle, it is solved in the background and the request is repeated.
// rules: W1, X18.18, X28.05, X28.09
import { CallError } from '../api-client.ts';
import type { PuzzleWork } from './puzzle-worker.ts';

export type PuzzleSolution = { readonly token: string; readonly number: number } | null;

/** Each worker takes 64 MB. */
const WORKERS_MAX = 4;
/** While others are trying too, the puzzle grows and must be solved again, up to the hardest one. */
const PUZZLES_MAX = 8;

interface PuzzleNeeds {
  readonly signal?: AbortSignal;
  /** Called when this device starts to solve the puzzle. */
  readonly onPuzzle?: () => void;
}

export async function withPuzzle<T>(
  ask: (solution: PuzzleSolution) => Promise<T>,
  { signal, onPuzzle }: PuzzleNeeds = {},
): Promise<T> {
  let solution: PuzzleSolution = null;
  for (let solved = 0; ; solved++) {
    try {
      return await ask(solution);
    } catch (error) {
      const token = tokenOf(error);
      if (token === null || solved === PUZZLES_MAX) throw error;
      onPuzzle?.();
      solution = { token, number: await solve(token, signal) };
    }
  }
}

function tokenOf(error: unknown): string | null {
  const token = error instanceof CallError && error.code === 'challenge-required' && error.values['token'];
  return typeof token === 'string' ? token : null;
}

async function solve(token: string, signal: AbortSignal | undefined): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const step = Math.max(1, Math.min(WORKERS_MAX, navigator.hardwareConcurrency));
  const workers = Array.from({ length: step }, (_, first) => {
    const worker = new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('puzzle not solved')));
    const work: PuzzleWork = { token, first, step };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(work);
    return worker;
  });
  const giveUp = () => reject(new DOMException('given up', 'AbortError'));
  signal?.addEventListener('abort', giveUp);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', giveUp);
    for (const worker of workers) worker.terminate();
  }
}
