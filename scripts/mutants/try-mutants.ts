// Puts the faults into copies of the tree, one at a time, and runs the tests that should notice.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../web-build.mjs';
import { copyTree } from './copy-tree.ts';
import { isJourney, type Mutant, withFault } from './mutant.ts';
import { type Outcome, runTests } from './run-tests.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** `broken`: no test came to judge, because nothing ran or the fault is no program. */
  readonly outcome: 'killed' | 'survived' | 'broken';
  readonly message: string;
  readonly seconds: number;
}

/** Copies side by side, as many as the target machine has cores. */
const LANES = 2;
/** Of a fault that is no program any more; any change of a text would be noticed like that. */
const NOT_A_PROGRAM = /\b(SyntaxError|ReferenceError|is not defined|Transform failed|Failed to parse)\b/;

/**
 * Tries each mutant and tells every verdict as it falls. Before that the same tests have to pass in a copy without a
 * fault; throws where they do not, since nothing could be learned from their failing.
 */
export async function tryMutants(
  root: string,
  mutants: readonly Mutant[],
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const copies = Array.from({ length: LANES }, () => copyTree(root));
  try {
    await expectSound(copies, mutants);
    // Journeys first: they take longest, and the lanes end together.
    const waiting = [...mutants].sort((one, other) => Number(isJourney(other)) - Number(isJourney(one)));
    const verdicts: Verdict[] = [];
    await Promise.all(
      copies.map(async (copy) => {
        for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
          const verdict = await judge(copy, mutant);
          verdicts.push(verdict);
          tell(verdict);
        }
      }),
    );
    return verdicts;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}

async function expectSound(copies: readonly string[], mutants: readonly Mutant[]): Promise<void> {
  const kinds = [
    ['vitest', mutants.filter((mutant) => !isJourney(mutant))],
    ['journeys', mutants.filter(isJourney)],
  ] as const;
  await Promise.all(
    kinds.map(async ([kind, chosen], lane) => {
      if (chosen.length === 0) return;
      const copy = copies[lane % copies.length] ?? '';
      if (kind === 'journeys') build(copy);
      const { passed, failed, message } = await runTests(copy, chosen, kind);
      if (failed > 0 || passed === 0)
        throw new Error(`without any fault ${failed} of the tests fail, ${passed} pass: ${message}`);
    }),
  );
}

async function judge(copy: string, mutant: Mutant): Promise<Verdict> {
  const path = join(copy, mutant.file);
  const sound = readFileSync(path, 'utf8');
  const started = performance.now();
  writeFileSync(path, withFault(sound, mutant));
  try {
    const journey = isJourney(mutant);
    if (journey) build(copy);
    const outcome = await runTests(copy, [mutant], journey ? 'journeys' : 'vitest');
    const seconds = (performance.now() - started) / 1000;
    return { mutant, outcome: verdictOf(outcome), message: outcome.message, seconds };
  } catch (error) {
    const seconds = (performance.now() - started) / 1000;
    return { mutant, outcome: 'broken', message: (error as Error).message, seconds };
  } finally {
    writeFileSync(path, sound);
  }
}

function verdictOf({ passed, failed, message }: Outcome): Verdict['outcome'] {
  if (failed > 0) return NOT_A_PROGRAM.test(message) ? 'broken' : 'killed';
  return passed > 0 ? 'survived' : 'broken';
}

function build(copy: string): void {
  if (buildWeb(copy, process.execPath) === 'failed') throw new Error('the web application cannot be built');
}
