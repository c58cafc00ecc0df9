// The worker when the database goes away between the end of a job and the storing of its result.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/outside/database-proxy.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { createLog } from '../log.ts';
import { addJob } from './queries.ts';
import { laneOptions, startWorker } from './worker.ts';

let world: TestWorld;
let proxy: DatabaseProxy;
beforeAll(async () => {
  world = await openTestWorld();
  proxy = await openDatabaseProxy(world.appUrl);
});
afterAll(async () => {
  await proxy.stop();
  await world.close();
});

it('X27.03 X27.05 a database that goes away when a job ends stops neither the process nor the jobs after it', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on('unhandledRejection', hear);
  const done: string[] = [];
  const handlers = {
    last: async () => {
      done.push('last');
      proxy.cut();
    },
    next: async () => void done.push('next'),
  };
  const lanes = [{ handlers, concurrency: 1 }];
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  const stop = await startWorker({ databaseUrl: () => proxy.url, db: world.db, lanes, log });
  try {
    await addJob(world.db, { name: 'last', payload: {} });
    await vi.waitFor(() => expect(lines.join('')).toContain('the worker broke'), { timeout: 50_000 });
    proxy.pass();
    await addJob(world.db, { name: 'next', payload: {} });
    await vi.waitFor(() => expect(done).toEqual(['last', 'next']), { timeout: 50_000 });
    expect(
      unheard.map((error) => (error instanceof Error ? (error.stack ?? error.message) : String(error))),
    ).toEqual([]);
  } finally {
    await stop();
    process.off('unhandledRejection', hear);
  }
}, 150_000);

it('X27.03 a connection of a lane that is released twice, as one that breaks while it begins to listen, is no error', async () => {
  const lane = { handlers: {}, concurrency: 1 };
  const { options, closePool } = laneOptions(
    { databaseUrl: () => world.appUrl, log: createLog('silent') },
    lane,
  );
  const releases = await new Promise<() => void>((resolve, reject) => {
    options.pgPool.connect((error, _client, release) => (error ? reject(error) : resolve(release)));
  });
  releases();
  releases();
  expect(options.pgPool.idleCount).toBe(1);
  expect((await options.pgPool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await closePool();
});
