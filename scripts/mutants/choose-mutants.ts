// Which mutants are tried: all of them, those that are named, or a sample that is another one every day.

import { createHash } from 'node:crypto';
import { isJourney, type Mutant } from './mutant.ts';

const SAMPLE_SIZE = 12;
/** Each takes a build and a browser, some twenty seconds; the others take two. */
const JOURNEYS_IN_SAMPLE = 3;

/** By name; throws on a name that no mutant has. */
export function namedMutants(mutants: readonly Mutant[], names: readonly string[]): readonly Mutant[] {
  return names.map((name) => {
    const found = mutants.find(({ id }) => id === name);
    if (found === undefined) throw new Error(`there is no mutant ${name}`);
    return found;
  });
}

/** The same for everybody on one day (`2026-03-10`), so that a survivor can be looked at again. */
export function sampleOfDay(mutants: readonly Mutant[], day: string): readonly Mutant[] {
  const lot = ({ id }: Mutant): string => createHash('sha256').update(`${day} ${id}`).digest('hex');
  const drawn = [...mutants].sort((one, other) => (lot(one) < lot(other) ? -1 : 1));
  const journeys = drawn.filter(isJourney).slice(0, JOURNEYS_IN_SAMPLE);
  return drawn.filter((mutant) => !isJourney(mutant) || journeys.includes(mutant)).slice(0, SAMPLE_SIZE);
}
