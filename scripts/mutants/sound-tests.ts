// Finds out which tests pass without any fault, before faults are put in: one test of each file in one run, then the
// next one of each. A run for every test by itself would take as long again as the faults.

import { buildApps } from '../app-build.mjs';
import { isJourney, type Mutant } from './mutant.ts';
import { type NamedTest, openTogether } from './run-tests.ts';

/** What a test is known by. */
export function testOf({ noticedBy: { file, title } }: Mutant): string {
  return `${file} ${title}`;
}

/**
 * `copies`: trees without a fault; journeys run in one, all others in the other.
 *
 * @returns the tests that passed, as `testOf` names them; the others may still pass by themselves
 */
export async function soundTests(
  [first, second]: readonly { readonly folder: string }[],
  mutants: readonly Mutant[],
): Promise<ReadonlySet<string>> {
  if (first === undefined || second === undefined) throw new Error('two copies are needed');
  const journeys = mutants.filter(isJourney);
  const others = mutants.filter((mutant) => !isJourney(mutant));
  const sound = await Promise.all([soundIn(first.folder, others), soundIn(second.folder, journeys)]);
  return new Set(sound.flat());
}

async function soundIn(folder: string, mutants: readonly Mutant[]): Promise<readonly string[]> {
  const together = openTogether(folder);
  const sound: string[] = [];
  try {
    for (const round of roundsOf(mutants)) {
      const journeys = round.some(isJourney);
      // Without a build no journey is known to be sound; each says so when its own turn comes.
      if (journeys && buildApps(folder, process.execPath) !== undefined) break;
      const tests: readonly NamedTest[] = round.map(({ noticedBy }) => noticedBy);
      const outcomes = await together.run(tests, journeys);
      for (const [at, mutant] of round.entries()) {
        const outcome = outcomes[at];
        if (outcome?.failed === 0 && outcome.passed > 0) sound.push(testOf(mutant));
      }
    }
    return sound;
  } finally {
    await together.stop();
  }
}

/** One mutant for each test, in groups that have each file once. */
function roundsOf(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const rounds: Mutant[][] = [];
  const inFile = new Map<string, number>();
  for (const mutant of new Map(mutants.map((each) => [testOf(each), each])).values()) {
    const { file } = mutant.noticedBy;
    const at = inFile.get(file) ?? 0;
    inFile.set(file, at + 1);
    const round = rounds[at] ?? [];
    rounds[at] = round;
    round.push(mutant);
  }
  return rounds;
}
