// Jobs of workers that died, on a real queue. A killed process leaves nothing but its lock on the job, which the tests write.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runDueJobs } from '../../testing/run-due-jobs.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { createLog } from '../log.ts';
import { addJob, freeLostJobs } from './queries.ts';
import { startWorker } from './worker.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const done: string[] = [];
const lanes = [{ concurrency: 1, handlers: { works: async () => void done.push('works') } }];
const log = createLog('silent');
const work = () => runDueJobs({ db: world.services.db, databaseUrl: () => world.appUrl, lanes, log });

beforeEach(async () => {
  done.length = 0;
  await sql`delete from graphile_worker._private_jobs`.execute(world.db);
});

const lockFor = (seconds: number, worker: string) =>
  sql`update graphile_worker._private_jobs set locked_by = ${worker},
    locked_at = now() - make_interval(secs => ${seconds})`.execute(world.db);

/** With the program's own login. */
const free = () => freeLostJobs(world.services.db);

it('X37.60 a job whose worker says nothing for a minute is done by another one, and not before', async () => {
  await addJob(world.db, { name: 'works', payload: {} });
  await lockFor(50, 'worker-of-a-killed-process');
  await free();
  await work();
  expect(done).toEqual([]);
  await lockFor(70, 'worker-of-a-killed-process');
  await sql`insert into job_workers (id, seen_at)
    values ('worker-of-a-killed-process', now() - interval '70 seconds')`.execute(world.db);
  await free();
  await work();
  expect(done).toEqual(['works']);
});

it('X37.60 a job that takes long stays with its worker as long as that lives, and a worker that stops is forgotten', async () => {
  const ending = Promise.withResolvers<void>();
  const takes = async () => {
    done.push('long');
    await ending.promise;
  };
  const stop = await startWorker({
    databaseUrl: () => world.appUrl,
    db: world.services.db,
    lanes: [{ concurrency: 1, handlers: { takes } }],
    log,
  });
  try {
    await addJob(world.db, { name: 'takes', payload: {} });
    await vi.waitFor(() => expect(done).toEqual(['long']), { timeout: 20_000 });
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`.execute(
      world.db,
    );
    await free();
    const { rows } = await sql<{ isLocked: boolean }>`
      select locked_by is not null as is_locked from graphile_worker._private_jobs`.execute(world.db);
    expect(rows).toEqual([{ isLocked: true }]);
  } finally {
    ending.resolve();
    await stop();
  }
  const alive = await sql`select from job_workers where seen_at > now() - interval '1 minute'`.execute(
    world.db,
  );
  expect(alive.rows).toEqual([]);
  expect(done).toEqual(['long']);
});
