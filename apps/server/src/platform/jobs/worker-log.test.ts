import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { createLog } from '../log.ts';
import { workerLogger } from './worker.ts';

it('X26.18 the log of the worker has plain errors, never the connection with its key that came with them', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const client = new Client({ connectionString: inject('serverUrl') });
  await client.connect();
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01', client });
  workerLogger(log).error('PoolClient error', { error: lost, client, workerPool: { client } });
  workerLogger(log).error('Failed task', { job: { payload: { name: 'Ana' } }, client });
  await client.end();
  const [first, second, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rest).toEqual([]);
  expect(first).toEqual({
    level: 50,
    time: expect.any(String),
    msg: 'PoolClient error',
    err: { type: 'Error', message: lost.message, code: '57P01', stack: expect.any(String) },
  });
  expect(second).toEqual({ level: 50, time: expect.any(String), msg: 'Failed task' });
});
