// How a thread of `keptThreads` works: it sends one reply to each message.
// rules: X27.11, X38.48
import { parentPort } from 'node:worker_threads';

/** Work that throws ends the thread, and whoever asked hears that nothing came of it. */
export function replyToEach(work: (asked: never) => Promise<unknown>): void {
  parentPort?.on('message', (asked: unknown) => {
    void work(asked as never).then((reply) => parentPort?.postMessage(reply, []));
  });
}
