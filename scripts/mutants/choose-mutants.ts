// Chooses which mutants are tried: all of them, those that are named, or a sample that changes every day.

import { createHash } from 'node:crypto';
import { isJourney, type Mutant } from './mutant.ts';

const SAMPLE_SIZE = 12;
/** Mutants that a journey notices need a build and a browser, about thirty seconds each; the others need five. */
const JOURNEYS_IN_SAMPLE = 1;

/** The mutants with these names; throws when no mutant has one of them. */
export function namedMutants(mutants: readonly Mutant[], names: readonly string[]): readonly Mutant[] {
  return names.map((name) => {
    const found = mutants.find(({ id }) => id === name);
    if (found === undefined) throw new Error(`there is no mutant ${name}`);
    return found;
  });
}

/** The sample of a day (`2026-03-10`). It is the same for everybody, so that others can reproduce a survivor. */
export function sampleOfDay(mutants: readonly Mutant[], day: string): readonly Mutant[] {
  const lot = ({ id }: Mutant): string => createHash('sha256').update(`${day} ${id}`).digest('hex');
  const drawn = [...mutants].sort((one, other) => (lot(one) < lot(other) ? -1 : 1));
  const journeys = drawn.filter(isJourney).slice(0, JOURNEYS_IN_SAMPLE);
  return drawn.filter((mutant) => !isJourney(mutant) || journeys.includes(mutant)).slice(0, SAMPLE_SIZE);
}
