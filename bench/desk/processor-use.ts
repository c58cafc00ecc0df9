// What the processes of a measured server have used of the processor so far, and how long they waited for a core that
// others had: on a shared machine that tells a slow reading from a disturbed one.
import { readdirSync, readFileSync } from 'node:fs';
import type { Stack } from '../stack.ts';

const NS_PER_MS = 1_000_000;

/** In milliseconds. */
export interface Use {
  readonly cpu: number;
  readonly waited: number;
}

/** By process: the name is what the process says it is. */
export type Uses = ReadonlyMap<string, Use>;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readUse(schedstat: string): Use {
  const [cpu = 0, waited = 0] = read(schedstat).split(' ').map(Number);
  return { cpu: cpu / NS_PER_MS, waited: waited / NS_PER_MS };
}

/** The threads that a reply waits for: the main one, and those that compress it. Others clean up memory beside it. */
function threadsOf(pid: number): readonly string[] {
  return readdirSync(`/proc/${pid}/task`).filter(
    (thread) => thread === String(pid) || read(`/proc/${pid}/task/${thread}/comm`).startsWith('libuv'),
  );
}

function readThreads(pid: number, threads: readonly string[]): Use {
  const uses = threads.map((thread) => readUse(`/proc/${pid}/task/${thread}/schedstat`));
  return {
    cpu: uses.reduce((sum, { cpu }) => sum + cpu, 0),
    waited: uses.reduce((sum, { waited }) => sum + waited, 0),
  };
}

/** Of this process, which asks, of the server, and of every process of PostgreSQL. */
export function usesOf({ pid, postmaster }: Stack): Uses {
  const uses = new Map<string, Use>([
    ['asking', readUse('/proc/self/schedstat')],
    ['server', readThreads(pid, threadsOf(pid))],
  ]);
  const children = read(`/proc/${postmaster}/task/${postmaster}/children`).trim().split(' ');
  for (const child of children) uses.set(child, readUse(`/proc/${child}/schedstat`));
  return uses;
}

export interface Spent {
  readonly asking: Use;
  readonly server: Use;
  readonly database: Use;
  /** The processes of PostgreSQL that did something, busiest first. */
  readonly busy: readonly string[];
}

const NOTHING: Use = { cpu: 0, waited: 0 };
/** A process that did less than this many milliseconds is not worth a name. */
const BUSY_MS = 0.5;

function between(before: Uses, after: Uses, name: string): Use {
  const [from, to] = [before.get(name) ?? NOTHING, after.get(name) ?? NOTHING];
  return { cpu: to.cpu - from.cpu, waited: to.waited - from.waited };
}

function titleOf(pid: string): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').replace('postgres: ', '').trim();
}

/** What was spent between two moments. */
export function spentBetween(before: Uses, after: Uses): Spent {
  const children = [...after.keys()]
    .filter((name) => name !== 'asking' && name !== 'server')
    .map((name) => ({ name, use: between(before, after, name) }));
  const busy = children.filter(({ use }) => use.cpu + use.waited > BUSY_MS);
  return {
    asking: between(before, after, 'asking'),
    server: between(before, after, 'server'),
    database: {
      cpu: children.reduce((sum, { use }) => sum + use.cpu, 0),
      waited: children.reduce((sum, { use }) => sum + use.waited, 0),
    },
    busy: busy
      .toSorted((a, b) => b.use.cpu - a.use.cpu)
      .map(({ name, use }) => `${titleOf(name)} ${use.cpu.toFixed(1)} + ${use.waited.toFixed(1)}`),
  };
}
