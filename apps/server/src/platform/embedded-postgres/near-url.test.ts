// The socket file of the database that comes with the product, on real servers.
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';

const folders: string[] = [];
const opened: EmbeddedPostgres[] = [];

afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A data folder that everybody may enter, with a name of so many letters. */
async function open(
  letters: number,
): Promise<{ readonly dataDir: string; readonly server: EmbeddedPostgres }> {
  const folder = mkdtempSync(join(tmpdir(), 'constancia-near-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  const dataDir = join(folder, 'd'.repeat(letters));
  const server = await openEmbeddedPostgres({ dataDir, durable: false, log: () => {} });
  opened.push(server);
  return { dataDir, server };
}

/** The address that the server sees us come from; null through a socket file. */
async function comesFrom(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ from: string | null }>('select host(inet_client_addr()) as "from"');
    return rows[0]?.from ?? null;
  } finally {
    await client.end();
  }
}

it('X1.10 the server is reached through a socket file of its account, also after it was killed; on the network too', async () => {
  const { dataDir, server } = await open(1);
  expect(await comesFrom(server.url)).toBe('127.0.0.1');
  expect(await comesFrom(server.nearUrl)).toBeNull();
  expect(decodeURIComponent(new URL(server.nearUrl).hostname)).toBe(join(dataDir, 'postgres/socket'));
  const { mode, uid } = statSync(join(dataDir, 'postgres/socket'));
  expect([mode & 0o777, uid]).toEqual([0o700, statSync(join(dataDir, 'postgres/cluster')).uid]);
  const { pid } = findPostmaster(join(dataDir, 'postgres/cluster')) ?? {};
  process.kill(pid ?? 0, 'SIGKILL');
  await vi.waitFor(async () => expect(await comesFrom(server.nearUrl)).toBeNull(), {
    timeout: 20_000,
    interval: 200,
  });
  expect(findPostmaster(join(dataDir, 'postgres/cluster'))?.pid).not.toBe(pid);
});

it('X1.10 it asks for the password there too', async () => {
  const { server } = await open(1);
  const guessed = server.nearUrl.replace(/:[^:@]*@/, ':guessed@');
  expect(guessed).not.toBe(server.nearUrl);
  await expect(comesFrom(guessed)).rejects.toThrow('password authentication failed');
});

it('X1.10 where the path is too long for one, the network is the way', async () => {
  const { server } = await open(90);
  expect(server.nearUrl).toBe(server.url);
  expect(await comesFrom(server.nearUrl)).toBe('127.0.0.1');
});
