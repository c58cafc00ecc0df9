// Runs the test of a mutant in a folder and returns how many tests passed and failed, and the first failure's message.

import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWith } from '../bootstrap.mjs';
import { countPlaywright, countVitest } from '../run-steps.mjs';
import { isJourney, type Mutant } from './mutant.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The message of the first failed test, or the output of the runner when no test ran. */
  readonly message: string;
}

/** A fault may make a test hang; it is stopped after this time. */
const PATIENCE_MS = 240_000;

/** Runs only the test that has to notice. `folder`: the root of a tree with its packages. */
export async function runTests(folder: string, mutant: Mutant): Promise<Outcome> {
  const { file, title } = mutant.noticedBy;
  const journey = isJourney(mutant);
  const report = join(folder, `test-results/${journey ? 'playwright' : 'mutant'}.json`);
  rmSync(report, { force: true });
  mkdirSync(join(folder, 'test-results'), { recursive: true });
  const named = [file, journey ? '--grep' : '-t', literally(title)];
  const written = journey
    ? await run(folder, ['node_modules/@playwright/test/cli.js', 'test', ...named])
    : await run(folder, [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...named,
        '--reporter=json',
        `--outputFile=${report}`,
      ]);
  try {
    const { passed, failed, failures = [] } = journey ? countPlaywright(report) : countVitest(report);
    return { passed, failed, message: failures[0] ?? '' };
  } catch {
    return { passed: 0, failed: 0, message: written };
  }
}

/** A pattern that matches exactly this text. */
function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function run(cwd: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
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
