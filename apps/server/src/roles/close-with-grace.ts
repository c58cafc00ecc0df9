// Ends the process in order: no new requests, running ones finish, then the database closes. At most ten
// seconds.
import closeWithGraceLibrary from 'close-with-grace';
import type { Log } from '../platform/log.ts';

const LONGEST_MS = 10_000;

export function closeWithGrace(log: Log, steps: readonly (() => Promise<void> | void)[]): void {
  closeWithGraceLibrary({ delay: LONGEST_MS, logger: false }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    for (const step of steps) await step();
  });
}
