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
 * Tries each mutant and tells every verdict as it falls. Each test has to pass by itself in a copy without a fault
 * before its failing says anything: one that leans on another test of its file does not.
 */
export async function tryMutants(
  root: string,
  mutants: readonly Mutant[],
  report: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const copies = Array.from({ length: LANES }, () => copyTree(root));
  const sound = new Map<string, Promise<Outcome>>();
  try {
    // Journeys first: they take longest, and the lanes end together.
    const waiting = [...mutants].sort((one, other) => Number(isJourney(other)) - Number(isJourney(one)));
    const verdicts: Verdict[] = [];
    await Promise.all(
      copies.map(async (copy) => {
        for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
          const verdict = await judge(copy, mutant, sound);
          verdicts.push(verdict);
          report(verdict);
        }
      }),
    );
    return verdicts;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}

/** `sound`: what the tests say without any fault, by file and title. */
async function judge(copy: string, mutant: Mutant, sound: Map<string, Promise<Outcome>>): Promise<Verdict> {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  const started = performance.now();
  const verdict = (outcome: Verdict['outcome'], message: string): Verdict => {
    return { mutant, outcome, message, seconds: (performance.now() - started) / 1000 };
  };
  try {
    const test = `${mutant.noticedBy.file} ${mutant.noticedBy.title}`;
    if (!sound.has(test)) sound.set(test, runIn(copy, mutant));
    const before = await sound.get(test);
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

async function runIn(copy: string, mutant: Mutant): Promise<Outcome> {
  if (isJourney(mutant) && buildWeb(copy, process.execPath) === 'failed')
    throw new Error('the web application cannot be built');
  return runTests(copy, mutant);
}

function outcomeOf({ passed, failed, message }: Outcome): Verdict['outcome'] {
  if (failed > 0) return NOT_A_PROGRAM.test(message) ? 'broken' : 'killed';
  return passed > 0 ? 'survived' : 'broken';
}
