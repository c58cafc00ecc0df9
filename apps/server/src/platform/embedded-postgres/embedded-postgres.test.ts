// Tests the database that comes with the product on real servers: killed, shared, and started by several
// processes together.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';
import { mendLibraryLinks } from './server-binaries.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const openModule = new URL('./open-embedded-postgres.ts', import.meta.url);

const folders: string[] = [];
const children: ChildProcess[] = [];
const opened: EmbeddedPostgres[] = [];

afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  for (const server of opened.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) {
    const left = findPostmaster(join(folder, 'data/postgres/cluster'));
    if (left !== undefined) process.kill(left.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});

/** A data folder that does not exist yet, inside a folder that only its owner may enter. */
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'constancia-pg-'));
  folders.push(folder);
  return join(folder, 'data');
}

async function open(dataDir: string): Promise<EmbeddedPostgres> {
  return openWith({ dataDir, durable: false });
}

async function openWith(options: { dataDir: string; durable: boolean }): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres({ ...options, log: () => {} });
  opened.push(server);
  return server;
}

/** Another Node process that opens the folder, prints the URL and waits to be killed. */
async function openInChild(dataDir: string, ids: { uid?: number; gid?: number } = {}): Promise<string> {
  const code = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(openModule.href)});
    const options = { dataDir: ${JSON.stringify(dataDir)}, log() {}, durable: false };
    const said = await openEmbeddedPostgres(options).then((server) => server.url, (error) => error.message);
    console.log(said);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    ...ids,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) => child.stdout?.once('data', (said) => resolve(String(said).trim())));
}

async function query(url: string, text: string): Promise<readonly unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  child?.kill('SIGKILL');
  if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function pidOf(dataDir: string): number {
  const pid = findPostmaster(join(dataDir, 'postgres/cluster'))?.pid;
  if (pid === undefined) throw new Error('no server runs');
  return pid;
}

describe('the first start', () => {
  it('X1.01 X1.02 makes a server with its own password, on the loopback address only', async () => {
    const dataDir = newDataDir();
    const { url } = await open(dataDir);
    const parsed = new URL(url);
    expect(parsed.hostname).toBe('127.0.0.1');
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600);
    expect(await query(url, 'show listen_addresses')).toEqual([['127.0.0.1']]);
    expect(await query(url, 'show server_version')).toEqual([[expect.stringMatching(/^18\./)]]);
    parsed.password = 'guessed';
    await expect(query(parsed.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('X1.01 keeps every write safe from a power cut unless a test says otherwise', async () => {
    const server = await openEmbeddedPostgres({ dataDir: newDataDir(), log: () => {} });
    opened.push(server);
    expect(await query(server.url, 'show fsync')).toEqual([['on']]);
    expect(await query(server.url, 'show synchronous_commit')).toEqual([['on']]);
    expect(await query(server.url, 'show full_page_writes')).toEqual([['on']]);
  });

  it('X1.02 keeps the memory that it shares in the folder of a test, so that none is left when it is killed', async () => {
    const dataDir = newDataDir();
    await open(dataDir);
    const shared = readdirSync(join(dataDir, 'postgres/cluster/pg_dynshmem'));
    expect(shared).toEqual(expect.arrayContaining([expect.stringMatching(/^mmap\./)]));
  });

  it('X1.02 runs beside the server of another checkout', async () => {
    const [one, other] = await Promise.all([open(newDataDir()), open(newDataDir())]);
    await query(one.url, 'create table mine (id int)');
    expect(await query(other.url, "select to_regclass('mine')")).toEqual([[null]]);
  });

  it('X1.08 knows ñ and accents', async () => {
    const { url } = await open(newDataDir());
    expect(await query(url, "select lower('ÑANDÚ'), 'ñandú' ~ '^\\w+$'")).toEqual([['ñandú', true]]);
    await query(url, 'create extension pg_trgm');
    expect(await query(url, "select similarity('ñandú', 'nandu') < 0.5")).toEqual([[true]]);
    const words = "unnest(array['o', 'ñ', 'z', 'n', 'á', 'b', 'a']) word";
    expect(
      await query(url, `select string_agg(word, '' order by word collate "es-x-icu") from ${words}`),
    ).toEqual([['aábnñoz']]);
  });

  it('X1.09 makes the library links that a skipped install script leaves out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'constancia-links-'));
    folders.push(folder);
    mkdirSync(join(folder, 'native/lib'), { recursive: true });
    writeFileSync(join(folder, 'native/lib/libx.so.60.2'), 'library');
    const links = [{ source: 'native/lib/libx.so.60.2', target: 'native/lib/libx.so.60' }];
    writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
    mendLibraryLinks(folder);
    mendLibraryLinks(folder);
    expect(lstatSync(join(folder, 'native/lib/libx.so.60')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'native/lib/libx.so.60'), 'utf8')).toBe('library');
  });
});

describe('after a kill', () => {
  it('X1.03 takes over the server that a killed Node process left, with its data', async () => {
    const dataDir = newDataDir();
    const url = await openInChild(dataDir);
    await query(url, 'create table kept as select 42 as answer');
    const pid = pidOf(dataDir);
    await kill(children[0]);
    const again = await open(dataDir);
    expect(pidOf(dataDir)).toBe(pid);
    expect(await query(again.url, 'select answer from kept')).toEqual([[42]]);
    await again.stop();
    expect(findPostmaster(join(dataDir, 'postgres/cluster'))).toBeUndefined();
  });

  it('X1.04 recovers a killed server, with everything committed', async () => {
    const dataDir = newDataDir();
    const first = await openWith({ dataDir, durable: true });
    await query(first.url, 'create table kept as select 42 as answer');
    process.kill(pidOf(dataDir), 'SIGKILL');
    const again = await openWith({ dataDir, durable: true });
    expect(await query(again.url, 'select answer from kept')).toEqual([[42]]);
  });

  it('X1.04 starts although the process number of the old server belongs to another program', async () => {
    const dataDir = newDataDir();
    const first = await open(dataDir);
    const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
    const written = readFileSync(pidFile, 'utf8');
    await first.stop();
    writeFileSync(pidFile, written.replace(/^\d+/, String(process.pid)));
    const again = await open(dataDir);
    expect(await query(again.url, 'select 1')).toEqual([[1]]);
  });
});

describe('several processes on one folder', () => {
  it('X1.05 share one server and the last to leave stops it', async () => {
    const dataDir = newDataDir();
    const [first, second] = await Promise.all([open(dataDir), open(dataDir), openInChild(dataDir)]);
    const pid = pidOf(dataDir);
    await first.stop();
    await second.stop();
    expect(pidOf(dataDir)).toBe(pid);
    const third = await open(dataDir);
    await kill(children[0]);
    await third.stop();
    expect(findPostmaster(join(dataDir, 'postgres/cluster'))).toBeUndefined();
  });
});

describe('the account that starts it', () => {
  it('X1.07 gets one clear line for a folder that cannot be written to', async () => {
    const dataDir = newDataDir();
    writeFileSync(dataDir, 'a file where the folder should be');
    const opening = open(join(dataDir, 'below'));
    await expect(opening).rejects.toThrow(/^The data folder ".*below" cannot be written to \(ENOTDIR\)\.$/);
  });

  it.runIf(isRoot)(
    'X1.06 runs under another account when root starts it, also in a closed folder',
    async () => {
      const closed = newDataDir();
      const inOpenFolder = newDataDir();
      chmodSync(join(inOpenFolder, '..'), 0o755);
      for (const dataDir of [closed, inOpenFolder]) {
        const { url } = await open(dataDir);
        expect(await query(url, 'select 1')).toEqual([[1]]);
        expect(statSync(`/proc/${pidOf(dataDir)}`).uid).not.toBe(0);
      }
    },
  );

  it.runIf(isRoot && nobodyCanRunNode())(
    'X1.06 X1.07 works as an ordinary user, on her own folder',
    async () => {
      const dataDir = newDataDir();
      mkdirSync(dataDir);
      chmodSync(join(dataDir, '..'), 0o755);
      expect(await openInChild(dataDir, { uid: NOBODY, gid: NOBODY })).toBe(
        `The data folder "${dataDir}" cannot be written to (EACCES).`,
      );
      execFileSync('chown', ['-R', String(NOBODY), dataDir]);
      const url = await openInChild(dataDir, { uid: NOBODY, gid: NOBODY });
      expect(await query(url, 'select 1')).toEqual([[1]]);
      expect(statSync(`/proc/${pidOf(dataDir)}`).uid).toBe(NOBODY);
    },
  );

  it.runIf(isRoot && nobodyCanRunNode())(
    'X1.07 gets one clear line for the database of another user',
    async () => {
      const dataDir = newDataDir();
      const first = await open(dataDir);
      await first.stop();
      chmodSync(join(dataDir, '..'), 0o777);
      chmodSync(dataDir, 0o777);
      expect(await openInChild(dataDir, { uid: NOBODY, gid: NOBODY })).toBe(
        `The database in "${dataDir}/postgres" cannot be used (EACCES): start as the user who made it, or bring back its files.`,
      );
      expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
    },
  );
});

/** Does not apply to a checkout that is closed to other users. */
function nobodyCanRunNode(): boolean {
  try {
    const args = ['--eval', `require('node:fs').readFileSync(${JSON.stringify(openModule.pathname)})`];
    execFileSync(process.execPath, args, { uid: NOBODY, gid: NOBODY, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
