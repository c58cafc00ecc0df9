// Runs the tests of mutants in a folder and returns how many tests passed and failed, and the first failure's message.

import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { environmentWith } from '../bootstrap.mjs';
import { countPlaywrightFile } from '../run-steps.mjs';
import { isJourney, type Mutant } from './mutant.ts';
import { type Outcome, openVitest } from './vitest-runner.ts';

/** A fault may make a test hang; it is stopped after this time. */
const PATIENCE_MS = 240_000;
/** And this for each test of a run of many; most take a second. */
const EACH_MS = 15_000;
/** Read once, when the database of all tests is made: a fault there needs another database. */
const MAKES_DATABASE = /^apps\/server\/(?:database|src\/platform\/db)\//;

/** The words of a title stand for all tests that have them. */
export type NamedTest = Mutant['noticedBy'];

export interface TestRunner {
  /** Runs only the test that has to notice. */
  readonly run: (mutant: Mutant) => Promise<Outcome>;
  readonly stop: () => Promise<void>;
}

/** `folder`: the root of a tree with its packages. */
export function openTestRunner(folder: string): TestRunner {
  const vitest = openVitest(folder);
  const run = async (mutant: Mutant): Promise<Outcome> => {
    if (isJourney(mutant)) return firstOf(await runJourneys(folder, [mutant.noticedBy]));
    const makesDatabase = MAKES_DATABASE.test(mutant.file);
    if (makesDatabase) await vitest.stop();
    try {
      const asked = { changed: mutant.file, tests: [withPattern(mutant.noticedBy)] };
      return firstOf(await vitest.run(asked, PATIENCE_MS));
    } finally {
      if (makesDatabase) await vitest.stop();
    }
  };
  return { run, stop: vitest.stop };
}

function firstOf([outcome]: readonly Outcome[]): Outcome {
  if (outcome === undefined) throw new Error('a run without a test');
  return outcome;
}

/** Runs tests of several files in one run, one of each file. */
export function openTogether(folder: string): {
  readonly run: (tests: readonly NamedTest[], journeys: boolean) => Promise<readonly Outcome[]>;
  readonly stop: () => Promise<void>;
} {
  const vitest = openVitest(folder, { shared: true });
  return {
    run: (tests, journeys) =>
      journeys
        ? runJourneys(folder, tests)
        : vitest.run({ tests: tests.map(withPattern) }, PATIENCE_MS + tests.length * EACH_MS),
    stop: vitest.stop,
  };
}

function withPattern({ file, title }: NamedTest): { readonly file: string; readonly pattern: string } {
  return { file, pattern: literally(title) };
}

/** @returns the outcome of each test, in their order; each file stands there once */
async function runJourneys(folder: string, tests: readonly NamedTest[]): Promise<readonly Outcome[]> {
  const report = join(folder, 'test-results/playwright.json');
  rmSync(report, { force: true });
  mkdirSync(join(folder, 'test-results'), { recursive: true });
  // What is matched is the file, then the titles around a test, then its own.
  const grep = tests.map(({ file, title }) => `${literally(basename(file))} .*${literally(title)}`).join('|');
  const files = tests.map(({ file }) => file);
  const written = await playwright(folder, [...files, '--grep', grep], PATIENCE_MS + tests.length * EACH_MS);
  return files.map((file) => {
    try {
      const { passed, failed, failures = [] } = countPlaywrightFile(report, file.replace(/^e2e\//, ''));
      return { passed, failed, message: failures[0] ?? 'no test ran' };
    } catch {
      return { passed: 0, failed: 0, message: written };
    }
  });
}

/** A pattern that matches exactly this text. */
function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function playwright(cwd: string, named: readonly string[], timeout: number): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...named], {
      cwd,
      env: { ...environmentWith(process.execPath, cwd), NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      // On SIGINT the runner ends in an orderly way and stops its database and its browser.
      killSignal: 'SIGINT',
    });
    const written: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => resolve(Buffer.concat(written).toString()));
  });
}
