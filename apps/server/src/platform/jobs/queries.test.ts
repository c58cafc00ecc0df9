// Jobs: added in the transaction that causes them, retried, and given up.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDueJobs } from '../../testing/run-due-jobs.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { inTransaction } from '../db/database.ts';
import { createLog } from '../log.ts';
import { addJob } from './queries.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const done: unknown[] = [];
const handlers = {
  works: async (payload: unknown) => void done.push(payload),
  fails: async () => {
    done.push('failed');
    throw new Error('not today');
  },
};
const work = () =>
  runDueJobs({
    db: world.services.db,
    databaseUrl: () => world.appUrl,
    lanes: [{ handlers, concurrency: 1 }],
    log: createLog('silent'),
  });

interface JobRow {
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly waits: boolean;
}

const jobs = async (name: string) => {
  const found = await sql<JobRow>`
    select attempts, max_attempts, run_at > now() as waits from graphile_worker.jobs
    where task_identifier = ${name}`.execute(world.db);
  return found.rows;
};

it('X20.01 a job is added with the transaction that it follows from, and not without it', async () => {
  done.length = 0;
  await inTransaction(world.db, (tx) => addJob(tx, { name: 'works', payload: { id: 'kept' } }));
  const undone = inTransaction(world.db, async (tx) => {
    await addJob(tx, { name: 'works', payload: { id: 'undone' } });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await work();
  await work();
  expect(done).toEqual([{ id: 'kept' }]);
});

it('X20.01 a job that fails is tried again later, eight times where nothing else is said', async () => {
  done.length = 0;
  await addJob(world.db, { name: 'fails', payload: {} });
  await work();
  expect(done).toEqual(['failed']);
  expect(await jobs('fails')).toEqual([{ attempts: 1, maxAttempts: 8, waits: true }]);
});

it('X20.01 of two jobs of one key the second replaces the first', async () => {
  done.length = 0;
  for (const id of ['first', 'second'])
    await addJob(world.db, { name: 'works', payload: { id }, key: 'one' });
  await work();
  expect(done).toEqual([{ id: 'second' }]);
});

it('X20.01 a job whose time has not come waits', async () => {
  done.length = 0;
  const runAt = new Date(Date.now() + 60_000);
  await addJob(world.db, { name: 'works', payload: { id: 'later' }, runAt });
  await work();
  expect(done).toEqual([]);
  expect(await jobs('works')).toEqual([{ attempts: 0, maxAttempts: 8, waits: true }]);
});
