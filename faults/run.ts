// `npm run faults` breaks an installation in every way of programs.ts, and a phone in the field, and prints one table.
// `npm run faults -- server-killed` tries only one; `--rounds=<number>` and `--seed=<number>` repeat a run. Ctrl-C ends it after
// the round that runs, with the table of what was tried, so that nothing stays behind that was started. Fails when anything was
// lost, doubled or wrong.
import { randomInt } from 'node:crypto';
import { cpus, totalmem } from 'node:os';
import { FIELD_FAULT, FIELD_ROUNDS, tryField } from './field/try-field.ts';
import { FAULTS } from './programs.ts';
import { HEAD, isWhole, tableRow } from './table.ts';
import { type Outcome, tryFault } from './try-fault.ts';

interface Program {
  /** What happens, for the table. */
  readonly what: string;
  /** Of a long run. */
  readonly rounds: number;
  readonly run: (asked: Asked) => Promise<Outcome & { readonly front: string }>;
}

interface Asked {
  readonly rounds: number;
  readonly seed: number;
  readonly stopped: AbortSignal;
}

const say = (line: string) => process.stderr.write(`  ${line}\n`);

const PROGRAMS: Readonly<Record<string, Program>> = {
  ...Object.fromEntries(
    Object.entries(FAULTS).map(([name, fault]): [string, Program] => [
      name,
      { ...fault, run: (asked) => tryFault({ name, fault, ...asked }) },
    ]),
  ),
  field: {
    what: FIELD_FAULT,
    rounds: FIELD_ROUNDS,
    run: (asked) => tryField({ ...asked, say }),
  },
};

const args = process.argv.slice(2);
const numberOf = (option: string): number | null => {
  const given = args.find((one) => one.startsWith(`--${option}=`));
  return given === undefined ? null : Number(given.split('=')[1]);
};
const asked = args.filter((one) => !one.startsWith('--'));
const unknown = asked.find((name) => !Object.hasOwn(PROGRAMS, name));
if (unknown !== undefined) {
  process.stderr.write(`Unknown fault '${unknown}'. Faults: ${Object.keys(PROGRAMS).join(', ')}.\n`);
  process.exit(1);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130);
    process.stderr.write('Ends after this round; once more to leave everything as it is.\n');
    stop.abort();
  });

const seed = numberOf('seed') ?? randomInt(1_000_000);
const lines: string[] = [];
let front = '';
let failed = 0;
for (const [name, program] of Object.entries(PROGRAMS)) {
  if (stop.signal.aborted || (asked.length > 0 && !asked.includes(name))) continue;
  process.stderr.write(`${name}, seed ${seed} …\n`);
  const rounds = numberOf('rounds') ?? program.rounds;
  const outcome = await program.run({ rounds, seed, stopped: stop.signal });
  front = outcome.front;
  for (const line of outcome.wrong) process.stderr.write(`  wrong: ${line}\n`);
  if (!isWhole(outcome)) failed += 1;
  const row = tableRow(program.what, outcome);
  // All of them take hours: what was found so far is seen, and is not lost with a run that ends.
  process.stderr.write(`${row}\n`);
  lines.push(row);
}
process.stdout.write(
  [
    '',
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, behind ${front}, seed ${seed}, ${new Date().toISOString().slice(0, 10)}`,
    '',
    ...HEAD,
    ...lines,
    '',
  ].join('\n'),
);
process.exit(failed === 0 ? 0 : 1);
