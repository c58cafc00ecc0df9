// `npm run mutants` puts each fault of the mutants folder into a copy of the product and shows which ones the tests
// notice. With names it tries only those; with --sample it tries twelve that change every day (`--day=2026-03-10`
// picks another day's). It fails when a mutant survives.
// rules: X29.03

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { namedMutants, sampleOfDay } from './mutants/choose-mutants.ts';
import { keptMutants } from './mutants/kept-mutants.ts';
import type { Mutant } from './mutants/mutant.ts';
import { staleMutants } from './mutants/stale-mutants.ts';
import { tryMutants, type Verdict } from './mutants/try-mutants.ts';

const root = resolve(import.meta.dirname, '..');
const MUTANTS = await keptMutants(join(root, 'mutants'));
const options = process.argv.slice(2);
const unknown = options.find((option) => /^--(?!sample$|day=\d{4}-\d\d-\d\d$)/.test(option));
if (unknown !== undefined) {
  console.log(`${unknown} is not known: names of faults, --sample or --day=2026-03-10`);
  process.exit(1);
}
const names = options.filter((option) => !option.startsWith('--'));
const day =
  options.find((option) => option.startsWith('--day='))?.slice(6) ?? new Date().toISOString().slice(0, 10);

function chosen(): readonly Mutant[] {
  if (names.length > 0) return namedMutants(MUTANTS, names);
  return options.includes('--sample') ? sampleOfDay(MUTANTS, day) : MUTANTS;
}

function show({ mutant, outcome, message, seconds }: Verdict): void {
  console.log(`${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s  ${mutant.id}: ${mutant.fault}`);
  if (outcome !== 'killed') console.log(`          ${mutant.noticedBy.file}: ${mutant.noticedBy.title}`);
  if (outcome === 'broken') console.log(message.split('\n').slice(0, 20).join('\n'));
}

const stale = staleMutants(root, names.length > 0 ? chosen() : MUTANTS);
const verdicts = stale.length > 0 ? [] : await tryMutants(root, chosen(), show);
const unnoticed = verdicts.filter(({ outcome }) => outcome !== 'killed');
const failures = [
  ...stale,
  ...unnoticed.map(({ mutant, outcome }) => `${mutant.id} ${outcome}: ${mutant.fault}`),
];
const killed = verdicts.length - unnoticed.length;
for (const problem of stale) console.log(problem);
console.log(`${MUTANTS.length} kept, ${verdicts.length} tried, ${killed} killed, ${failures.length} not`);
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/mutants.json'), JSON.stringify({ killed, failures }));
process.exitCode = failures.length === 0 && killed > 0 ? 0 : 1;
