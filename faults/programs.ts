// What can break while people send submissions. Each program breaks one thing and puts it right again; what the people got
// and what is stored is compared by the run.
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApps, SERVER_PROGRAM } from '../scripts/app-build.mjs';
import { copyTree } from '../scripts/mutants/copy-tree.ts';
import { movedClock } from './clock/moved-clock.ts';
import { eitherOf, type Fault, killed, LOAD } from './fault.ts';
import { brokenOutside } from './outside/broken-outside.ts';
import { repeatedNotices } from './outside/repeated-notices.ts';
import type { Town } from './town.ts';

/** PostgreSQL and every process that it started. */
function databaseProcesses({ postmaster }: Town): readonly number[] {
  const first = postmaster();
  if (first === undefined) return [];
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim();
  return [first, ...children.split(' ').filter(Boolean).map(Number)];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch (error) {
      // It ended by itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/** The size of the small disk in bytes. */
export const SMALL_DISK = 300 * 1_048_576;

/** Writes until there is no room left; returns the file. */
function fillDisk({ folder }: Town): string {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  for (const size of [1_048_576, 4_096])
    try {
      for (let written = 0; written < SMALL_DISK; written += size) writeSync(file, Buffer.alloc(size, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  closeSync(file);
  return path;
}

let versions = 0;
let newest = '';

/**
 * Makes the next version of the product: a copy of this checkout that has one more migration than the last one. Servers
 * run from it until the end, when it is removed.
 */
function makeNextVersion(): void {
  const copy = copyTree(resolve(import.meta.dirname, '..'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  versions += 1;
  for (let version = 1; version <= versions; version += 1)
    writeFileSync(
      join(copy, 'apps/server/database/migrations', `${9_000 + version}-next-version.sql`),
      `ALTER TABLE submissions ADD COLUMN next_version_${version} text NOT NULL DEFAULT '';\n`,
    );
  if (buildApps(copy, process.execPath) !== undefined) throw new Error('the next version cannot be built');
  newest = join(copy, SERVER_PROGRAM);
}

export const FAULTS: Readonly<Record<string, Fault>> = {
  'server-killed': {
    what: 'one of two servers is killed (SIGKILL) and started again',
    ...LOAD,
    rounds: 40,
    breaks: (town, random, soonMs) => killed(eitherOf(town, random), random, soonMs),
  },
  'servers-killed': {
    what: 'both servers are killed at once',
    ...LOAD,
    rounds: 20,
    breaks: async ({ servers }, random, soonMs) => {
      await pause(random(soonMs));
      await Promise.all(servers.map((server) => server.kill()));
      await Promise.all(servers.map((server) => server.start()));
    },
  },
  'database-killed': {
    what: 'the database is killed (SIGKILL)',
    ...LOAD,
    rounds: 20,
    breaks: async ({ postmaster }, random, soonMs) => {
      await pause(random(soonMs));
      signal([postmaster() ?? 0].filter(Boolean), 'SIGKILL');
      await pause(1_000);
    },
  },
  'database-stopped': {
    what: 'the database is stopped in order (SIGINT)',
    ...LOAD,
    rounds: 20,
    breaks: async ({ postmaster }, random, soonMs) => {
      await pause(random(soonMs));
      signal([postmaster() ?? 0].filter(Boolean), 'SIGINT');
      await pause(1_000);
    },
  },
  'database-silent': {
    what: 'the database says nothing for 5 to 50 seconds',
    ...LOAD,
    rounds: 6,
    breaks: async (town, random, soonMs) => {
      await pause(random(soonMs));
      const stopped = databaseProcesses(town);
      signal(stopped, 'SIGSTOP');
      await pause(5_000 + random(45_000));
      signal(stopped, 'SIGCONT');
    },
  },
  'replies-lost': {
    what: 'a third of the replies is lost; people send again, to the other server too',
    ...LOAD,
    rounds: 20,
    breaks: async ({ front }, _random, soonMs) => {
      front.loseReplies(0.33);
      await pause(soonMs * 2);
      front.loseReplies(0);
    },
  },
  'uploads-cut': {
    what: 'files: half of the pieces break off in the middle, and one of two servers is killed',
    amount: 150,
    perSecond: 15,
    // In one hour the server takes the files of one round from one address; in a second one people would wait for the next.
    rounds: 1,
    withFiles: true,
    breaks: async (town, random, soonMs) => {
      town.front.cutUploads(0.5);
      await killed(eitherOf(town, random), random, soonMs);
      await pause(soonMs);
      town.front.cutUploads(0);
    },
  },
  'disk-full': {
    what: 'the disk of database and files is full for some seconds',
    ...LOAD,
    rounds: 5,
    onSmallDisk: true,
    breaks: async (town, random, soonMs) => {
      await pause(random(soonMs));
      const filler = fillDisk(town);
      await pause(2_000 + random(6_000));
      rmSync(filler);
    },
  },
  'new-version': {
    what: 'servers and worker are replaced one after the other by a version with a migration',
    amount: 1_200,
    perSecond: 40,
    rounds: 2,
    prepares: makeNextVersion,
    breaks: async ({ servers, worker }) => {
      for (const one of [...servers, worker]) {
        await one.stop();
        await one.start(newest);
      }
    },
  },
  'hundred-thousand': {
    what: 'nothing: two hundred people send a hundred thousand submissions over two servers',
    amount: 100_000,
    perSecond: 1_500,
    people: 200,
    rounds: 1,
    breaks: () => Promise.resolve(),
  },
  'outside-broken': brokenOutside(),
  'notices-repeated': repeatedNotices(),
  'clock-moved': movedClock(),
  'too-many': {
    what: 'three thousand people send at the same moment',
    amount: 3_000,
    perSecond: 1_000_000,
    rounds: 5,
    breaks: () => pause(1_000),
  },
};
