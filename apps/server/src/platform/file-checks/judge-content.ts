// Checks a file in a separate thread with limits of time and memory, so that the event loop keeps answering
// requests, however large or odd the file is. A file that takes too much is refused.
// rules: W12, X14.07, X27.11
import type { DocumentType } from '@constancia/domain/files/attachment.ts';
import { keptThreads } from '../threads/kept-threads.ts';
import type { FileToJudge } from './judge-worker.ts';
import type { ScannedBytes } from './scanned-bytes.ts';

const TIMEOUT_MS = 30_000;

const ask = keptThreads<FileToJudge, boolean>({
  program: new URL('./judge-worker.ts', import.meta.url),
  threads: 2,
  memory: 256,
});

export interface JudgingLimits {
  readonly timeoutMs?: number;
}

/** Whether the bytes are a file of this type and nothing else. */
export async function isSoundFile(
  type: DocumentType,
  bytes: ScannedBytes,
  { timeoutMs = TIMEOUT_MS }: JudgingLimits = {},
): Promise<boolean> {
  return (await ask({ type, bytes }, timeoutMs)) ?? false;
}
