// The metrics of a server, read as a monitoring agent does, after real requests.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/queries.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { askCopy, mailedSubmission } from '../../testing/mails.ts';
import { freePort, startServer } from '../../testing/server-process.ts';
import { testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { serveMetrics } from './serve-metrics.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await stop?.();
  stop = null;
});

/** Serves the metrics and returns how to read a path there. */
async function serve(db = world.services.db): Promise<(path?: string, host?: string) => Promise<Response>> {
  const port = await freePort();
  stop = await serveMetrics({ db, store: world.store }, port);
  return (path = '/metrics', host = '127.0.0.1') => fetch(`http://${host}:${port}${path}`);
}

/** The value of a line that begins so; undefined where there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it('X37.18 requests are counted by route and status with their times, and no label is an id', async () => {
  const read = await serve();
  const form = await saveForm(world.as.supervisor, { id: 'measured', definition: STAFF_FORM });
  const labels = (status: number) =>
    `method="POST",route="/api/forms/:formId/submissions",status="${status}"`;
  const count = async (status: number) =>
    valueOf(await (await read()).text(), `constancia_request_seconds_count{${labels(status)}}`) ?? 0;
  // Other tests of this process were counted too.
  const before = await count(200);
  const refusedBefore = await count(401);
  for (const id of ['m1', 'm2', 'm3'])
    await submitTo(world.as.inspector, form, { id, answers: answersOf({ name: 'Sarmiento' }) });
  await submitTo(world.visitor, form, { id: 'm4', answers: answersOf({ name: 'x' }) });
  await world.visitor.get('/api/made-up/sarmiento');
  const text = await (await read()).text();
  expect(await count(200)).toBe(before + 3);
  expect(await count(401)).toBe(refusedBefore + 1);
  const within = (le: string) =>
    valueOf(text, `constancia_request_seconds_bucket{le="${le}",${labels(200)}}`) ?? Number.NaN;
  expect(within('+Inf')).toBe(before + 3);
  expect(within('0.01')).toBeLessThanOrEqual(within('10'));
  expect(valueOf(text, `constancia_request_seconds_sum{${labels(200)}}`)).toBeGreaterThan(0);
  expect(text).not.toMatch(/sarmiento|made-up/i);
  for (const id of [form, testId('m1'), testId('userinspector')]) expect(text).not.toContain(id);
});

it('X37.18 jobs, outbox, connections, event loop, memory and disk are shown', async () => {
  const read = await serve();
  const { id } = await mailedSubmission(world, 'waiting');
  await askCopy(world.as.inspector, id, { recipients: ['ana@villa.example'] });
  await addJob(world.db, { name: 'a-job-of-this-test', payload: {} });
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '10 minutes'
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'a-job-of-this-test')`.execute(
    world.db,
  );
  const text = await (await read()).text();
  const value = (line: string) => valueOf(text, `constancia_${line}`);
  expect(value('jobs_waiting{job="a-job-of-this-test"}')).toBe(1);
  expect(value('jobs_oldest_seconds{job="a-job-of-this-test"}')).toBeGreaterThanOrEqual(600);
  expect(value('outbox_entries{kind="mail",state="waiting"}')).toBe(1);
  await sql`update outbox_entries set state = 'failed' where kind = 'mail'`.execute(world.db);
  const later = await (await read()).text();
  expect(valueOf(later, 'constancia_outbox_entries{kind="mail",state="failed"}')).toBe(1);
  expect(valueOf(later, 'constancia_outbox_entries{kind="mail",state="waiting"}')).toBeUndefined();
  expect(value('database_up')).toBe(1);
  for (const state of ['in-use', 'idle', 'waiting'])
    expect(value(`database_connections{state="${state}"}`)).toBeGreaterThanOrEqual(0);
  expect(valueOf(text, 'nodejs_eventloop_lag_max_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(valueOf(text, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
  expect(value('files_free_bytes')).toBe(2 ** 40);
  expect(text).not.toMatch(/ana@|villa/);
});

it('X37.18 alerts and dashboard name only metrics that are shown', async () => {
  const read = await serve();
  const shown = await (await read()).text();
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = await readFile(new URL(`../../../../../docs/monitoring/${file}`, import.meta.url), 'utf8');
    const named = new Set(text.match(/\b(?:constancia|process|nodejs)_\w+/g));
    expect(named.size, file).toBeGreaterThan(5);
    for (const name of named)
      expect(shown, `${file}: ${name}`).toContain(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `);
  }
});

it('X37.18 while the database is away the rest is still shown', async () => {
  const port = await freePort();
  const db = openDatabase({ url: () => `postgres://nobody@127.0.0.1:${port}/none`, connections: 1 });
  const read = await serve(db);
  const reply = await read();
  const text = await reply.text();
  expect([reply.status, valueOf(text, 'constancia_database_up')]).toEqual([200, 0]);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(text).not.toContain('constancia_jobs_waiting{');
  await db.destroy();
});

it('X37.17 only GET /metrics, only where the setting asks for it, and a taken port is one clear line', async () => {
  const read = await serve();
  const shown = await read();
  expect([shown.status, shown.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  for (const path of ['/', '/metrics/x', '/api/forms', '/metrics?x=1'])
    expect((await read(path)).status, path).toBe(404);
  // Another address of the same machine, as other machines would use another one.
  await expect(read('/metrics', '127.0.0.2')).rejects.toThrow('fetch failed');
  const taken = createServer();
  const takenPort = await freePort();
  await new Promise<void>((listening) => taken.listen(takenPort, '127.0.0.1', listening));
  await expect(serveMetrics({ db: world.services.db, store: world.store }, takenPort)).rejects.toThrow(
    `Port ${takenPort} of METRICS_PORT cannot be used (EADDRINUSE). Choose another one.`,
  );
  await new Promise((closed) => taken.close(closed));
  expect((await world.visitor.get('/metrics')).raw.toString()).not.toContain('constancia_');
});

it('X37.17 a server shows its metrics on the port of the setting, and has none without it', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = { DATABASE_URL: world.appUrl, DATABASE_OWNER_URL: world.url, FILES_FREE_MB: '0' };
  const read = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const without = await startServer({ port, options: ['--empty'], env });
  await expect(read()).rejects.toThrow('fetch failed');
  await without.stop();
  const server = await startServer({
    port,
    options: ['--empty'],
    env: { ...env, METRICS_PORT: String(metricsPort) },
  });
  await fetch(`${server.url}/healthz`);
  const text = await (await read()).text();
  await server.stop();
  expect(valueOf(text, 'constancia_request_seconds_count{method="GET",route="/healthz",status="200"}')).toBe(
    1,
  );
});
