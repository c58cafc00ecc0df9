// The metrics of a running server, on a port of their own that only this machine reaches. A database that is away does not
// keep the rest from being read: then `constancia_database_up` is 0.
// rules: X37.17, X37.18
import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type Database, poolOf } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { requestTimes } from '../../platform/metrics/request-times.ts';
import { UserError } from '../../platform/user-error.ts';
import { countJobs, countOutbox } from '../../platform/metrics/queries.ts';

interface Measured {
  readonly db: Database;
  readonly store: FileStore;
}

const HOST = '127.0.0.1';

function gaugesOf(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name: `constancia_${name}`, help, labelNames, registers: [registry] });
  return {
    up: gauge('database_up', 'Whether the database answers.', []),
    jobs: gauge('jobs_waiting', 'Jobs that are due, of all processes.', ['job']),
    oldest: gauge('jobs_oldest_seconds', 'For how long the oldest of them has been due.', ['job']),
    outbox: gauge('outbox_entries', 'Messages to systems outside that have not arrived.', ['kind', 'state']),
    connections: gauge(
      'database_connections',
      'Connections of this process, and queries that wait for one.',
      ['state'],
    ),
    free: gauge('files_free_bytes', 'Room on the disk of uploaded files.', []),
  };
}

type Gauges = ReturnType<typeof gaugesOf>;

async function readDatabase({ up, jobs, oldest, outbox }: Gauges, db: Database): Promise<void> {
  for (const gauge of [jobs, oldest, outbox]) gauge.reset();
  try {
    const [due, entries] = await Promise.all([countJobs(db), countOutbox(db)]);
    for (const job of due) {
      jobs.set({ job: job.name }, job.waiting);
      oldest.set({ job: job.name }, job.oldest);
    }
    for (const { kind, state, entries: value } of entries) outbox.set({ kind, state }, value);
    up.set(1);
  } catch {
    up.set(0);
  }
}

function readPool({ connections }: Gauges, db: Database): void {
  const { totalCount, idleCount, waitingCount } = poolOf(db);
  connections.set({ state: 'in-use' }, totalCount - idleCount);
  connections.set({ state: 'idle' }, idleCount);
  connections.set({ state: 'waiting' }, waitingCount);
}

async function readDisk({ free }: Gauges, store: FileStore): Promise<void> {
  const room = await store.room();
  if (room) free.set(room.free);
  else free.remove();
}

/** Returns the function that stops it. */
export async function serveMetrics({ db, store }: Measured, port: number): Promise<() => Promise<void>> {
  const registry = new Registry();
  registry.registerMetric(requestTimes);
  // Memory, processor, event loop and garbage collection, under the names that dashboards for Node know.
  collectDefaultMetrics({ register: registry });
  const gauges = gaugesOf(registry);
  const read = async (): Promise<string> => {
    readPool(gauges, db);
    await Promise.all([readDatabase(gauges, db), readDisk(gauges, store)]);
    return registry.metrics();
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`Port ${port} of METRICS_PORT cannot be used (${error.code}). Choose another one.`);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}
