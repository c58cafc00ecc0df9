// Keeps one Vitest at work in a folder and hands it what to run. It is started again after a test that hung.

import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environmentWith } from '../bootstrap.mjs';

export interface Asked {
  /** A file that may have changed since the run before, relative to the folder. */
  readonly changed?: string;
  /** Each file once, relative to the folder, with a pattern of the titles to run. */
  readonly tests: readonly { readonly file: string; readonly pattern: string }[];
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The message of the first failed test, or the output of the runner when no test ran. */
  readonly message: string;
}

export interface VitestRunner {
  /** @returns the outcome of each file; no test counts when all of them together took longer than `patienceMs` */
  readonly run: (asked: Asked, patienceMs: number) => Promise<readonly Outcome[]>;
  /** Ends Vitest and its database. */
  readonly stop: () => Promise<void>;
}

/** `folder`: the root of a tree with its packages. `shared`: files of one run share what they import. */
export function openVitest(folder: string, { shared = false } = {}): VitestRunner {
  let child: ChildProcess | undefined;
  const stop = async () => {
    const stopping = child;
    child = undefined;
    if (stopping === undefined || stopping.exitCode !== null) return;
    const ended = once(stopping, 'exit');
    stopping.disconnect();
    await ended;
  };
  const run = async (asked: Asked, patienceMs: number): Promise<readonly Outcome[]> => {
    child ??= fork(join(import.meta.dirname, 'vitest-child.ts'), shared ? ['shared'] : [], {
      cwd: folder,
      env: {
        ...environmentWith(process.execPath, folder),
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        VITEST: undefined,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A process group of its own, by which its workers are found.
      detached: true,
    });
    const said = await replyOf(child, asked, patienceMs);
    if (typeof said !== 'string') return said;
    killWorkers(child);
    await stop();
    return asked.tests.map(() => ({ passed: 0, failed: 0, message: said }));
  };
  return { run, stop };
}

/** A worker in an endless loop hears no request to end, and Vitest would wait for it. */
function killWorkers({ pid }: ChildProcess): void {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,pgid='], { encoding: 'utf8' });
  const listed = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const workers = listed.filter(([worker, group]) => Number(group) === pid && Number(worker) !== pid);
  // Some may have ended meanwhile.
  spawnSync('kill', ['-KILL', ...workers.map(([worker]) => String(worker))]);
}

/** @returns what went wrong where there is none */
function replyOf(
  child: ChildProcess,
  asked: Asked,
  patienceMs: number,
): Promise<readonly Outcome[] | string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(`no outcome after ${patienceMs / 1000} s`), patienceMs);
    const onExit = () => finish('the runner ended');
    const finish = (said: readonly Outcome[] | string) => {
      clearTimeout(timer);
      child.off('message', finish);
      child.off('exit', onExit);
      resolve(said);
    };
    child.on('message', finish);
    child.on('exit', onExit);
    child.send(asked);
  });
}
