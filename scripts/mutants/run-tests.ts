// Runs the test of a mutant in a folder and returns how many tests passed and failed, and the first failure's message.

import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWith } from '../bootstrap.mjs';
import { countPlaywright } from '../run-steps.mjs';
import { isJourney, type Mutant } from './mutant.ts';
import { type Outcome, openVitest } from './vitest-runner.ts';

/** A fault may make a test hang; it is stopped after this time. */
const PATIENCE_MS = 240_000;
/** Read once, when the database of all tests is made: a fault there needs another database. */
const MAKES_DATABASE = /^apps\/server\/(?:database|src\/platform\/db)\//;

export interface TestRunner {
  /** Runs only the test that has to notice. */
  readonly run: (mutant: Mutant) => Promise<Outcome>;
  readonly stop: () => Promise<void>;
}

/** `folder`: the root of a tree with its packages. */
export function openTestRunner(folder: string): TestRunner {
  const vitest = openVitest(folder);
  const run = async (mutant: Mutant): Promise<Outcome> => {
    if (isJourney(mutant)) return runJourney(folder, mutant);
    const { file, title } = mutant.noticedBy;
    const makesDatabase = MAKES_DATABASE.test(mutant.file);
    if (makesDatabase) await vitest.stop();
    try {
      return await vitest.run({ changed: mutant.file, file, pattern: literally(title) }, PATIENCE_MS);
    } finally {
      if (makesDatabase) await vitest.stop();
    }
  };
  return { run, stop: vitest.stop };
}

async function runJourney(folder: string, { noticedBy }: Mutant): Promise<Outcome> {
  const report = join(folder, 'test-results/playwright.json');
  rmSync(report, { force: true });
  mkdirSync(join(folder, 'test-results'), { recursive: true });
  const written = await playwright(folder, [noticedBy.file, '--grep', literally(noticedBy.title)]);
  try {
    const { passed, failed, failures = [] } = countPlaywright(report);
    return { passed, failed, message: failures[0] ?? '' };
  } catch {
    return { passed: 0, failed: 0, message: written };
  }
}

/** A pattern that matches exactly this text. */
function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function playwright(cwd: string, named: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...named], {
      cwd,
      env: { ...environmentWith(process.execPath, cwd), NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE_MS,
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
