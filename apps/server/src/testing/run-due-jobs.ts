// The worker for tests: runs the jobs that are due once, in the order of the lanes.
import { runOnce } from 'graphile-worker';
import { laneOptions, type WorkerSettings } from '../platform/jobs/worker.ts';

/** Runs everything that is due, lane by lane, then returns. */
export async function runDueJobs(settings: Omit<WorkerSettings, 'db'>): Promise<void> {
  for (const lane of settings.lanes) {
    const { options, closePool } = laneOptions(settings, lane);
    try {
      await runOnce({ ...options, concurrency: 1 });
    } finally {
      await closePool();
    }
  }
}
