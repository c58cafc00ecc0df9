// The worker for tests: what is due is done once, in the order of the lanes.
import { runOnce } from 'graphile-worker';
import { laneOptions, type WorkerSettings } from '../platform/jobs/worker.ts';

/** Does everything that is due, lane by lane, then returns. */
export async function runDueJobs(settings: WorkerSettings): Promise<void> {
  for (const lane of settings.lanes) {
    const { options, closePool } = laneOptions(settings, lane);
    try {
      await runOnce({ ...options, concurrency: 1 });
    } finally {
      await closePool();
    }
  }
}
