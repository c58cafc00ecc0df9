// Watches the running database server: when its process is gone (killed, or shut down by a full disk) it is
// restarted, as often as needed.
// rules: X27.03
import { setTimeout as wait } from 'node:timers/promises';
import { adoptOrStart, type ClusterToRun } from './adopt-or-start.ts';
import { reasonOf } from './embedded-postgres-problem.ts';
import { findPostmaster } from './postmaster.ts';

const WATCH_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

export interface ServerWatch {
  /** The current URL of the server. */
  readonly url: () => string;
  readonly stop: () => Promise<void>;
}

export function watchServer(cluster: ClusterToRun, startedAt: string): ServerWatch {
  const stopped = new AbortController();
  let url = startedAt;
  const watching = (async () => {
    let pause = WATCH_MS;
    while (await hasPassed(pause, stopped.signal)) {
      if (isThere(cluster, url)) continue;
      cluster.log('The database server is gone: starting it again');
      try {
        url = await adoptOrStart(cluster);
        pause = WATCH_MS;
      } catch (error) {
        cluster.log(`The database server does not start yet: ${reasonOf(error)}`);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  })();
  return {
    url: () => url,
    stop: async () => {
      stopped.abort();
      await watching;
    },
  };
}

/** Another process that shares the server may have restarted it on another port. */
function isThere({ paths }: ClusterToRun, url: string): boolean {
  return findPostmaster(paths.clusterDir)?.port === Number(new URL(url).port);
}

/** False when it was stopped earlier. The timer does not keep the process alive. */
function hasPassed(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return wait(milliseconds, undefined, { signal, ref: false }).then(
    () => true,
    () => false,
  );
}
