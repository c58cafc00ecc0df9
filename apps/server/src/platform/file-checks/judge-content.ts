// Checks a file in a separate thread with limits of time and memory, so that the event loop keeps answering
// requests, however large or odd the file is. A file that takes too much is refused.
// rules: W12, X14.07, X27.11
import { Worker } from 'node:worker_threads';
import type { DocumentType } from '@constancia/domain/files/attachment.ts';
import { limitConcurrency } from '../concurrency-limit.ts';
import { threadEnvironment } from '../thread-environment.ts';
import type { ScannedBytes } from './scanned-bytes.ts';
import { type FileToJudge, SOUND } from './verdict.ts';

const TIMEOUT_MS = 30_000;
const MEMORY_MB = 256;
const JUDGES = new URL('./judge-worker.ts', import.meta.url);

const judgingTurn = limitConcurrency(2);

export interface JudgingLimits {
  readonly timeoutMs?: number;
}

/** Whether the bytes are a file of this type and nothing else. */
export function isSoundFile(
  type: DocumentType,
  bytes: ScannedBytes,
  { timeoutMs = TIMEOUT_MS }: JudgingLimits = {},
): Promise<boolean> {
  return judgingTurn(() => judged({ type, bytes }, timeoutMs));
}

async function judged(file: FileToJudge, timeoutMs: number): Promise<boolean> {
  const worker = new Worker(JUDGES, {
    workerData: file,
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const late = setTimeout(() => void worker.terminate(), timeoutMs);
  // A thread that breaks or runs out of memory exits too.
  worker.on('error', () => undefined);
  const code = await new Promise<number>((ended) => worker.once('exit', ended));
  clearTimeout(late);
  return code === SOUND;
}
