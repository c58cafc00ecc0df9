// Threads for what strangers send, each with a limit of memory: the event loop goes on answering requests whatever a file holds.
// A thread stays for a minute after its work, because starting one takes more of the processor than most files do.
// rules: X27.11, X38.48
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../concurrency-limit.ts';
import { threadEnvironment } from './thread-environment.ts';

/** Asks a thread. Null when it took longer than `timeoutMs`, broke or ran out of memory; it is replaced then. */
export type AskThread<Asked, Reply> = (asked: Asked, timeoutMs: number) => Promise<Reply | null>;

export interface ThreadSettings {
  /** What a thread runs: it gets messages of `Asked`, one at a time, and sends one `Reply` to each. */
  readonly program: URL;
  /** Threads at work at a time; further work waits for its turn. */
  readonly threads: number;
  /** Megabytes that a thread may hold. */
  readonly memory: number;
  /** Milliseconds until a thread without work ends; a minute when absent. */
  readonly unusedMax?: number;
}

const UNUSED_MAX = 60_000;

export function keptThreads<Asked, Reply>({
  program,
  threads,
  memory,
  unusedMax = UNUSED_MAX,
}: ThreadSettings): AskThread<Asked, Reply> {
  const inTurn = limitConcurrency(threads);
  /** Threads without work, each with what ends it when none comes. */
  const resting = new Map<Worker, NodeJS.Timeout>();
  const leave = (worker: Worker) => {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
    void worker.terminate();
  };
  const start = (): Worker => {
    const worker = new Worker(program, {
      env: threadEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    // A thread that breaks or runs out of memory exits too.
    worker.on('error', () => undefined);
    worker.on('exit', () => leave(worker));
    return worker;
  };
  const take = (): Worker => {
    const [rested] = resting.keys();
    if (rested === undefined) return start();
    clearTimeout(resting.get(rested));
    resting.delete(rested);
    rested.ref();
    return rested;
  };
  const rest = (worker: Worker) => {
    // A thread that only waits for work keeps no process from ending.
    worker.unref();
    resting.set(worker, setTimeout(() => leave(worker), unusedMax).unref());
  };
  return (asked, timeoutMs) =>
    inTurn(async () => {
      const worker = take();
      const reply = await replyOf(worker, asked, timeoutMs);
      if (reply) rest(worker);
      else leave(worker);
      return reply ? (reply.said as Reply) : null;
    });
}

async function replyOf(
  worker: Worker,
  asked: unknown,
  timeoutMs: number,
): Promise<{ readonly said: unknown } | null> {
  const { promise, resolve } = Promise.withResolvers<{ readonly said: unknown } | null>();
  const late = setTimeout(() => resolve(null), timeoutMs);
  const answered = (said: unknown) => resolve({ said });
  const gone = () => resolve(null);
  worker.once('message', answered);
  worker.once('exit', gone);
  worker.postMessage(asked, []);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    worker.off('message', answered);
    worker.off('exit', gone);
  }
}
