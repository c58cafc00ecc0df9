// The worker when the database goes away between the end of a job and the storing of its result.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { createLog } from '../log.ts';
import { addJob } from './queries.ts';
import { startWorker } from './worker.ts';

const NOWHERE = 'postgres://nobody:none@127.0.0.1:1/none';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const endOtherConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename <> current_user and pid <> pg_backend_pid()`.execute(
    world.db,
  );

it('X27.03 X27.05 a database that goes away when a job ends stops neither the process nor the jobs after it', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on('unhandledRejection', hear);
  const done: string[] = [];
  let url = world.appUrl;
  const handlers = {
    last: async () => {
      done.push('last');
      url = NOWHERE;
      await endOtherConnections();
    },
    next: async () => void done.push('next'),
  };
  const lanes = [{ handlers, concurrency: 1 }];
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  const stop = await startWorker({ databaseUrl: () => url, lanes, log });
  try {
    await addJob(world.db, { name: 'last', payload: {} });
    await vi.waitFor(() => expect(lines.join('')).toContain('the worker broke'), { timeout: 50_000 });
    url = world.appUrl;
    await addJob(world.db, { name: 'next', payload: {} });
    await vi.waitFor(() => expect(done).toEqual(['last', 'next']), { timeout: 50_000 });
    expect(unheard).toEqual([]);
  } finally {
    await stop();
    process.off('unhandledRejection', hear);
  }
}, 150_000);
