// The temporary files of a test run, in memory where there is room: a database that a test file copies has a thousand files, and
// making and deleting them on a disk took a fifth of the processor's time of all tests of the server.
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { processBirth } from '../../apps/server/src/platform/embedded-postgres/process-birth.ts';

/** A file system in memory that every Linux has; a container may have a very small one. */
const MEMORY = '/dev/shm';
const PREFIX = 'constancia-tests-';

/** Bytes. All tests of the server have held 0.4 GB at once. */
const NEEDED = 2 * 2 ** 30;

let folder: string | null = null;

/**
 * Makes a folder and has this process and its children take it for temporary files. Does nothing where memory is short or
 * TMPDIR names another place.
 */
export async function setup(): Promise<void> {
  if (process.env['TMPDIR'] !== undefined || !(await hasRoom())) return;
  await deleteLeftOver();
  folder = await mkdtemp(join(MEMORY, `${PREFIX}${process.pid}-`));
  // As every folder for temporary files: PostgreSQL runs under another account when root starts it.
  await chmod(folder, 0o1777);
  process.env['TMPDIR'] = folder;
}

export async function teardown(): Promise<void> {
  if (folder === null) return;
  delete process.env['TMPDIR'];
  await rm(folder, { recursive: true, force: true });
}

async function hasRoom(): Promise<boolean> {
  if (process.availableMemory() < NEEDED) return false;
  const room = await statfs(MEMORY).catch(() => null);
  return room !== null && room.bavail * room.bsize >= NEEDED;
}

/** What runs left that were killed. That of another account stays. */
async function deleteLeftOver(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (name.startsWith(PREFIX) && processBirth(pid) === undefined)
      await rm(join(MEMORY, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
