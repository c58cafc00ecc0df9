// Finds mutants that no longer try anything because the sources have changed: the text to replace is gone, or the test
// that should notice the fault is.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, withFault } from './mutant.ts';

/** One line for each mutant that no longer fits the sources; empty when all do. */
export function staleMutants(root: string, mutants: readonly Mutant[]): readonly string[] {
  const ids = mutants.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: stands twice`);
  return [...twice, ...mutants.flatMap((mutant) => staleness(root, mutant))];
}

function staleness(root: string, mutant: Mutant): readonly string[] {
  const { id, file, noticedBy } = mutant;
  if (!existsSync(join(root, file))) return [`${id}: there is no ${file}`];
  if (!existsSync(join(root, noticedBy.file))) return [`${id}: there is no ${noticedBy.file}`];
  const problems: string[] = [];
  try {
    withFault(readFileSync(join(root, file), 'utf8'), mutant);
  } catch (error) {
    problems.push((error as Error).message);
  }
  if (!readFileSync(join(root, noticedBy.file), 'utf8').includes(noticedBy.title))
    problems.push(`${id}: ${noticedBy.file} has no title with "${noticedBy.title}"`);
  return problems;
}
