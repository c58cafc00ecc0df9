// What the program's database login could do to the audit log and to the machine, if an attacker could run
// SQL through one of our queries.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { HOME } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { openHeadStore } from '../files/open-file-store.ts';
import { createLog } from '../log.ts';
import { headKeeper } from './signed-heads.ts';
import { SERVER_PROGRAM } from '../../testing/server-process.ts';

let world: TestWorld;
let app: Database;
let dataDir: string;
beforeAll(async () => {
  world = await openTestWorld();
  app = openDatabase({ url: () => world.appUrl, connections: 2 });
  dataDir = await mkdtemp(join(tmpdir(), 'constancia-heads-'));
  await write(3);
});
afterAll(async () => {
  await app.destroy();
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (statement: string, db: Database = app) => sql.raw(statement).execute(db);

/** A few hundred per transaction; the server never writes more. */
async function write(entries: number): Promise<void> {
  for (let from = 0; from < entries; from += 500)
    await sql`
      select append_audit(${HOME.id}, ${world.time.now}, 'ana', 'read', 'submission', 's' || n, '{}', null)
      from generate_series(${from + 1}::integer, ${Math.min(from + 500, entries)}::integer) n`.execute(app);
}

it('X27.12 X27.13 the login of the program writes entries and changes or removes none', async () => {
  for (const statement of [
    'truncate audit_entries',
    'truncate audit_heads',
    'delete from audit_entries',
    'delete from audit_heads',
    "update audit_entries set actor = 'somebody else'",
    'update audit_heads set last_number = 0',
    'insert into audit_entries select municipality_id, 999, at, actor, action, subject, subject_id, details, hash from audit_entries limit 1',
    'drop table audit_entries',
    'drop trigger audit_entries_append_only on audit_entries',
    'alter table audit_entries disable trigger all',
    'alter table audit_entries add column more text',
    "set session_replication_role = 'replica'",
    'truncate municipalities cascade',
    'create or replace function append_audit(text, timestamptz, text, text, text, text, jsonb, text) returns void language sql as $$ select $$',
    'alter function refuse_change() rename to allow_change',
  ])
    await expect(run(statement), statement).rejects.toThrow(/permission denied|must be owner/);
  const { rows } = await sql<{ entries: number }>`
    select count(*) as entries from audit_entries where municipality_id = ${HOME.id}`.execute(world.db);
  expect(rows[0]?.entries).toBe(3);
});

it('X27.12 it makes and changes nothing, runs no program and reads no file of the machine', async () => {
  for (const statement of [
    "copy municipalities to program 'cat'",
    "copy municipalities from '/etc/passwd'",
    'create table more (id int)',
    'create schema more',
    'create role more',
    'create extension dblink',
    'alter table submissions add column more text',
    'drop table submissions',
    'truncate submissions cascade',
    'alter role current_user with superuser',
    "alter system set archive_command = 'true'",
    "select pg_read_file('/etc/passwd')",
    'delete from kysely_migration',
    'delete from applied_files',
  ])
    await expect(run(statement), statement).rejects.toThrow(/permission denied|must be|not allowed/i);
});

it('X27.13 not even the owner empties the log', async () => {
  for (const statement of [
    'truncate audit_entries',
    'truncate audit_heads',
    'delete from audit_heads',
    'truncate municipalities cascade',
  ])
    await expect(run(statement, world.db), statement).rejects.toThrow(/append-only/);
});

it('X27.13 functions that write entries search for tables nowhere else', async () => {
  const { rows } = await sql<{ name: string; safe: boolean }>`
    select proname as name, prosecdef and proconfig @> array['search_path=public, pg_temp'] as safe
    from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'audit_(entries|heads)'
      and proname <> 'audit_hash'`.execute(world.db);
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(rows.filter(({ safe }) => !safe)).toEqual([]);
});

interface Verified {
  readonly code: number;
  readonly said: string;
}

function verify(over: NodeJS.ProcessEnv = {}): Promise<Verified> {
  const env = {
    ...process.env,
    DATABASE_URL: world.appUrl,
    DATABASE_OWNER_URL: world.url,
    DATA_DIR: dataDir,
    ...over,
  };
  return new Promise((done) => {
    const ended = execFile(
      process.execPath,
      [SERVER_PROGRAM, 'admin', 'verify-audit'],
      { env },
      (_error, said) => done({ code: ended.exitCode ?? -1, said }),
    );
  });
}

/**
 * Lets the owner of the database, who may do everything, change the audit log, runs one check, and restores
 * the log.
 */
async function tampering(statements: readonly string[], check: () => Promise<void>): Promise<void> {
  await run('create table kept_entries as table audit_entries', world.db);
  await run('create table kept_heads as table audit_heads', world.db);
  await run('alter table audit_entries disable trigger user', world.db);
  await run('alter table audit_heads disable trigger user', world.db);
  for (const statement of statements) await run(statement, world.db);
  try {
    await check();
  } finally {
    await run('delete from audit_entries', world.db);
    await run('delete from audit_heads', world.db);
    await run('insert into audit_heads table kept_heads', world.db);
    await run('insert into audit_entries table kept_entries', world.db);
    await run('drop table kept_entries, kept_heads', world.db);
    await run('alter table audit_entries enable trigger user', world.db);
    await run('alter table audit_heads enable trigger user', world.db);
  }
}

const keepHeads = () =>
  headKeeper({
    db: app,
    clock: () => world.time.now,
    log: createLog('silent'),
    headStore: localFileStore(dataDir),
  })();

const CUT = [
  'delete from audit_entries where number > 3',
  `update audit_heads h set last_number = 3, last_hash = e.hash from audit_entries e
    where e.municipality_id = h.municipality_id and e.number = 3`,
];

it('X27.15 X27.16 verify-audit says which chain is whole, which is broken, and where', async () => {
  await write(10_500);
  await keepHeads();
  const whole = await verify();
  expect(whole.said).toContain(`${HOME.id}: whole, 10503 entries, 1 kept heads agree\n`);
  expect(whole.said.trimEnd().split('\n')).toHaveLength(2);
  expect(whole.code).toBe(0);

  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ['changed', ["update audit_entries set actor = 'eva' where number = 5002"], 'entry 5002 does not follow'],
    ['left out', ['delete from audit_entries where number = 10000'], 'entry 10000 does not follow'],
    ['cut off', ['delete from audit_entries where number > 10500'], 'entry 10501 does not follow'],
    ['cut off with its head', CUT, 'entry 10503 is not the one whose signature was kept'],
    ["another's head", ["update audit_heads set last_hash = '\\x00'"], 'entry 10503 is not the one that'],
  ];
  for (const [what, statements, said] of cases)
    await tampering(statements, async () => {
      const broken = await verify();
      expect(broken.said, what).toContain(`${HOME.id}: BROKEN: ${said}`);
      expect(broken.code, what).toBe(1);
    });
});

it('X27.16 heads are kept once a day, for their owner alone, and cannot be made up', async () => {
  const folder = join(dataDir, 'audit-heads');
  const days = () => readdir(folder);
  const counted = await sql<{ last: number }>`
    select last_number as last from audit_heads where municipality_id = ${HOME.id}`.execute(world.db);
  const last = Number(counted.rows[0]?.last);
  await keepHeads();
  const [firstDay = ''] = await days();
  const first = join(folder, firstDay);
  const kept = await readFile(first, 'utf8');
  await write(1);
  await keepHeads();
  expect(await days()).toEqual([firstDay]);
  expect(await readFile(first, 'utf8')).toBe(kept);
  expect(kept.trimEnd().split('\n')).toHaveLength(1);
  expect((await stat(first)).mode & 0o777).toBe(0o600);
  world.time.now = new Date(world.time.now.getTime() + 24 * 60 * 60_000);
  await keepHeads();
  expect(await readFile(first, 'utf8')).toBe(kept);
  const [, secondDay = ''] = await days();
  expect(await verify()).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${last + 1} entries, 2 kept heads agree`),
  });
  const second = join(folder, secondDay);
  const today = await readFile(second, 'utf8');
  await writeFile(second, `${today.replace(String(last + 1), String(last))}no line of ours\n`);
  expect(await verify()).toMatchObject({
    code: 1,
    said: expect.stringContaining('2 lines are not signed by us'),
  });
});

it('X34.24 with a bucket the heads are there, one file a day that is not written again, and verify-audit reads them', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'constancia-heads-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: disk,
    configureBuckets: [{ name: 'files' }, { name: 'heads' }],
  });
  const { port } = await server.run();
  const elsewhere = await mkdtemp(join(tmpdir(), 'constancia-no-heads-'));
  const env = {
    DATA_DIR: elsewhere,
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  try {
    const own = await openHeadStore(readConfig({ ...env, AUDIT_BUCKET: 'heads' }));
    const shared = await openHeadStore(readConfig(env));
    for (const headStore of [own, shared]) {
      const keep = () =>
        headKeeper({ db: app, clock: () => world.time.now, log: createLog('silent'), headStore })();
      const before = world.time.now;
      await keep();
      const [key = '', ...further] = await headStore.list('audit-heads');
      const kept = await text((await headStore.open(key))!.content);
      expect(further).toEqual([]);
      await write(1);
      await keep();
      expect(await text((await headStore.open(key))!.content)).toBe(kept);
      world.time.now = new Date(before.getTime() + 24 * 60 * 60_000);
      await keep();
      expect(await headStore.list('audit-heads')).toHaveLength(2);
    }
    for (const bucket of [{ AUDIT_BUCKET: 'heads' }, {}]) {
      const whole = await verify({ ...env, ...bucket });
      expect(whole.said).toContain('2 kept heads agree');
      await tampering(CUT, async () => {
        expect((await verify({ ...env, ...bucket })).said).toContain(
          'is not the one whose signature was kept',
        );
      });
    }
    expect(await readdir(elsewhere)).not.toContain('audit-heads');
  } finally {
    await server.close();
    await rm(disk, { recursive: true, force: true });
    await rm(elsewhere, { recursive: true, force: true });
  }
});
