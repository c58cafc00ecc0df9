// The state of an installation as an administrator reads it, with parts that are well and parts that are not.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatusLine } from '@constancia/contract/administration/status.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/queries.ts';
import { postToOutbox } from '../../platform/outbox/outbox.ts';
import { mailInto, openMailBox } from '../../testing/outside/mail-box.ts';
import { openVirusScanner } from '../../testing/outside/virus-scanner.ts';
import { freePort } from '../../testing/server-process.ts';
import { AWAY } from '../../testing/territory.ts';
import { caller, openTestWorld, type TestSettings, type TestWorld } from '../../testing/with-app.ts';
import { databaseFinding, insideLines } from './inside.ts';

let world: TestWorld;
let folder: string;
beforeAll(async () => {
  world = await openTestWorld();
  folder = await mkdtemp(join(tmpdir(), 'constancia-status-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

type Lines = Readonly<Record<string, StatusLine>>;
const bySubject = (lines: readonly StatusLine[]): Lines =>
  Object.fromEntries(lines.map((line) => [line.subject, line]));

/** What an administrator reads of a server with these settings, as often as asked. */
async function statusOf(settings: TestSettings): Promise<{
  readonly read: () => Promise<Lines>;
  readonly close: () => Promise<void>;
}> {
  const config = { ...world.services.config, ...settings };
  const app = await createApp({ ...world.services, config });
  const admin = caller(app, world.as.admin.headers);
  return {
    read: async () => bySubject((await admin.get('/api/status')).body.lines),
    close: () => app.close(),
  };
}

const codesOf = (lines: Lines) => Object.values(lines).map(({ subject, code }) => [subject, code]);

it('X37.46 says of each part how it is, in one order, for administrators only and with nothing of a person', async () => {
  const { status, body } = await world.as.admin.get('/api/status');
  expect(status).toBe(200);
  expect(codesOf(bySubject(body.lines))).toEqual([
    ['server', 'server-runs'],
    ['database', 'database-answers'],
    ['jobs', 'jobs-run'],
    ['deliveries', 'deliveries-go'],
    ['mail', 'mail-kept'],
    ['files', 'disk-free'],
    ['scanner', 'scanner-none'],
    ['backup', 'backup-unknown'],
  ]);
  const { server, database, files } = bySubject(body.lines);
  expect(server?.values).toEqual({
    node: process.version,
    schema: expect.stringMatching(/^\d{4}-/),
    hours: 0,
  });
  expect(database?.values).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+$/) });
  for (const name of ['megabytes', 'connections', 'most']) expect(database?.values[name]).toBeGreaterThan(0);
  expect(files?.values).toMatchObject({ free: 2 ** 20, total: 2 ** 20 });
  for (const who of ['supervisor', 'elevatedSupervisor', 'inspector'] as const)
    expect((await world.as[who].get('/api/status')).body.code).toBe('forbidden');
  expect((await world.visitor.get('/api/status')).body.code).toBe('not-signed-in');
});

it('X37.47 asks what is outside once a minute, remembers when it answered last, and shows no password', async () => {
  const box = await openMailBox();
  const scanner = await openVirusScanner(
    '--signatures',
    world.time.now.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) (\S+).*/, '$1 $3 $2 $5 $4'),
  );
  const port = await freePort();
  const mail = {
    ...mailInto(box),
    smtp: { url: box.url.replace('//', '//clerk:not-to-be-seen@'), tls: 'none' as const },
  };
  const { read, close } = await statusOf({
    mail: mailInto(box),
    clamd: scanner.settings,
    platformUrl: `http://127.0.0.1:${port}/?key=not-to-be-seen`,
    room: () => ({ free: 0, total: 1 }),
  });
  const before = world.time.now;
  try {
    const first = await read();
    expect([first['mail']?.code, first['scanner']?.code, first['platform']?.code]).toEqual([
      'mail-taken',
      'scanner-answers',
      'system-away',
    ]);
    expect(first['mail']).toMatchObject({ lastSuccess: before.toISOString(), lastFailure: null });
    expect(first['platform']).toMatchObject({ lastSuccess: null, lastFailure: before.toISOString() });
    expect(JSON.stringify(first)).not.toContain('not-to-be-seen');
    await box.stop();
    await scanner.stop();
    expect((await read())['mail']?.code).toBe('mail-taken');
    world.time.now = new Date(before.getTime() + 60_000);
    const later = await read();
    expect([later['mail']?.code, later['scanner']?.code]).toEqual(['mail-away', 'scanner-away']);
    expect(later['mail']).toMatchObject({
      lastSuccess: before.toISOString(),
      lastFailure: world.time.now.toISOString(),
    });
  } finally {
    world.time.now = before;
    await close();
  }
  const secret = await statusOf({ mail });
  expect(JSON.stringify(await secret.read())).not.toContain('not-to-be-seen');
  await secret.close();
});

it('X37.48 jobs that are late, deliveries that wait or failed, old backups and a full disk are named', async () => {
  const copies = join(folder, 'copies');
  const { read, close } = await statusOf({ backupFolder: copies });
  expect((await read())['backup']?.code).toBe('backup-none');
  const made = (hours: number) =>
    new Date(world.time.now.getTime() - hours * 3_600_000).toISOString().replaceAll(/[:.]/g, '-');
  await mkdir(join(copies, 'backups', made(40)), { recursive: true });
  expect((await read())['backup']).toMatchObject({ code: 'backup-old', values: { hours: 40 } });
  await mkdir(join(copies, 'backups', made(3)));
  expect((await read())['backup']).toMatchObject({ code: 'backup-made', values: { hours: 3 } });
  const entry = {
    municipalityId: AWAY.id,
    id: randomUUID(),
    kind: 'telegram',
    submissionId: '',
    label: 'to somebody',
    payload: {},
    createdAt: new Date(world.time.now.getTime() - 5 * 3_600_000),
    createdBy: 'inspector',
  };
  await postToOutbox(world.db, entry);
  expect((await read())['deliveries']).toMatchObject({
    code: 'deliveries-wait',
    values: { waiting: 1, failed: 0, hours: 5 },
  });
  await sql`update outbox_entries set state = 'failed', resolved_at = ${world.time.now}`.execute(world.db);
  expect((await read())['deliveries']).toMatchObject({
    code: 'deliveries-failed',
    values: { waiting: 0, failed: 1 },
    lastSuccess: null,
    lastFailure: world.time.now.toISOString(),
  });
  await sql`delete from graphile_worker._private_jobs`.execute(world.db);
  await addJob(world.db, { name: 'a-job-of-this-test', payload: {} });
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '10 minutes'`.execute(
    world.db,
  );
  expect((await read())['jobs']).toMatchObject({ code: 'jobs-late', values: { waiting: 1, minutes: 10 } });
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(world.db);
  expect((await read())['jobs']).toMatchObject({ code: 'jobs-given-up', values: { waiting: 0, failed: 1 } });
  await close();
  const full = await openTestWorld({ room: () => ({ free: 1_048_576, total: 2 ** 40 }) });
  expect(bySubject((await full.as.admin.get('/api/status')).body.lines)['files']?.code).toBe('disk-full');
  await full.close();
});

it('X37.48 a database whose connections run out is a note, and one that is away is one line', async () => {
  const port = await freePort();
  const db = openDatabase({ url: () => `postgres://nobody@127.0.0.1:${port}/none`, connections: 1 });
  const away = await insideLines(db, world.time.now);
  expect(codesOf(bySubject(away))).toEqual([['database', 'database-away']]);
  await db.destroy();
  const use = (connections: number) => ({ bytes: 1, connections, connectionsMax: 100 });
  expect(databaseFinding(180_001, use(79)).code).toBe('database-answers');
  expect(databaseFinding(180_001, use(80))).toMatchObject({
    code: 'database-crowded',
    values: { version: '18.1', connections: 80, most: 100 },
  });
});
