// The worker for tests: runs the jobs that are due once, in the order of the lanes.
import { runOnce } from 'graphile-worker';
import { type JobLane, laneOptions, type WorkerSettings } from '../platform/jobs/worker.ts';
import { hasDueJobs } from './queries.ts';

/** Runs everything that is due, lane by lane, then returns. */
export async function runDueJobs(settings: WorkerSettings): Promise<void> {
  // A lane connects several times before it knows that there is nothing to do, which is what most tests have for most lanes.
  for (const lane of settings.lanes)
    if (await hasDueJobs(settings.db, Object.keys(lane.handlers))) await runLane(settings, lane);
}

async function runLane(settings: WorkerSettings, lane: JobLane): Promise<void> {
  const { options, closePool } = laneOptions(settings, lane);
  try {
    await runOnce({ ...options, concurrency: 1 });
  } finally {
    await closePool();
  }
}
