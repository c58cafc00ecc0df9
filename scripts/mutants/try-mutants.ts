// Puts the faults into copies of the tree, one at a time, and runs the tests that should notice.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from '../app-build.mjs';
import { copyTree } from './copy-tree.ts';
import { isJourney, type Mutant, withFault } from './mutant.ts';
import { openTestRunner, type TestRunner } from './run-tests.ts';
import { soundTests, testOf } from './sound-tests.ts';
import type { Outcome } from './vitest-runner.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** `broken`: no test could judge the fault, because none ran or the faulty file is not a valid program. */
  readonly outcome: 'killed' | 'survived' | 'broken';
  readonly message: string;
  readonly seconds: number;
}

/** A copy of the tree, into which faults are put. */
interface Copy {
  readonly folder: string;
  readonly tests: TestRunner;
}

const SOUND: Outcome = { passed: 1, failed: 0, message: '' };
/** How many copies work in parallel: as many as the target machine has cores. */
const PARALLEL = 2;
/** Messages of a file that is no longer a valid program; any test would notice that, so it proves nothing. */
const NOT_A_PROGRAM = /\b(SyntaxError|ReferenceError|is not defined|Transform failed|Failed to parse)\b/;

/**
 * Tries each mutant and reports every verdict as soon as it is known. Each test must first pass alone in a copy
 * without a fault, otherwise its failure proves nothing: a test that depends on another one of its file fails there.
 * Most do so together with tests of other files; one that fails there is run again by itself.
 */
export async function tryMutants(
  root: string,
  mutants: readonly Mutant[],
  report: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const copies = Array.from({ length: PARALLEL }, () => {
    const folder = copyTree(root);
    return { folder, tests: openTestRunner(folder) };
  });
  const withoutFault = new Map<string, Promise<Outcome>>();
  try {
    for (const test of await soundTests(copies, mutants)) withoutFault.set(test, Promise.resolve(SOUND));
    // Journeys take longest; with them first, both copies finish at about the same time.
    const waiting = [...mutants].sort((one, other) => Number(isJourney(other)) - Number(isJourney(one)));
    const verdicts: Verdict[] = [];
    await Promise.all(
      copies.map(async (copy) => {
        for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
          const verdict = await judge(copy, mutant, withoutFault);
          verdicts.push(verdict);
          report(verdict);
        }
      }),
    );
    return verdicts;
  } finally {
    await Promise.all(copies.map(({ tests }) => tests.stop()));
    for (const { folder } of copies) rmSync(folder, { recursive: true, force: true });
  }
}

/** `sound`: results of the tests without any fault, by file and title. */
async function judge(
  copy: Copy,
  mutant: Mutant,
  withoutFault: Map<string, Promise<Outcome>>,
): Promise<Verdict> {
  const path = join(copy.folder, mutant.file);
  const text = readFileSync(path, 'utf8');
  const started = performance.now();
  const verdict = (outcome: Verdict['outcome'], message: string): Verdict => {
    return { mutant, outcome, message, seconds: (performance.now() - started) / 1000 };
  };
  try {
    const test = testOf(mutant);
    if (!withoutFault.has(test)) withoutFault.set(test, runIn(copy, mutant));
    const before = await withoutFault.get(test);
    if (before?.failed !== 0 || before.passed === 0)
      return verdict('broken', `does not pass by itself without any fault: ${before?.message}`);
    writeFileSync(path, withFault(text, mutant));
    const after = await runIn(copy, mutant);
    return verdict(outcomeOf(after), after.message);
  } catch (error) {
    return verdict('broken', (error as Error).message);
  } finally {
    writeFileSync(path, text);
  }
}

async function runIn({ folder, tests }: Copy, mutant: Mutant): Promise<Outcome> {
  const failed = isJourney(mutant) ? buildApps(folder, process.execPath) : undefined;
  if (failed !== undefined) throw new Error(`apps/${failed} cannot be built`);
  return tests.run(mutant);
}

function outcomeOf({ passed, failed, message }: Outcome): Verdict['outcome'] {
  if (failed > 0) return NOT_A_PROGRAM.test(message) ? 'broken' : 'killed';
  return passed > 0 ? 'survived' : 'broken';
}
