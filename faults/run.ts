// `npm run faults` breaks an installation in every way of programs.ts and prints one table. `npm run faults -- server-killed`
// tries only one; `--rounds=<number>` and `--seed=<number>` repeat a run. Fails when anything was lost, doubled or wrong.
import { randomInt } from 'node:crypto';
import { cpus, totalmem } from 'node:os';
import { FAULTS } from './programs.ts';
import { tryFault } from './try-fault.ts';

const args = process.argv.slice(2);
const numberOf = (option: string): number | null => {
  const given = args.find((one) => one.startsWith(`--${option}=`));
  return given === undefined ? null : Number(given.split('=')[1]);
};
const asked = args.filter((one) => !one.startsWith('--'));
const unknown = asked.find((name) => !Object.hasOwn(FAULTS, name));
if (unknown !== undefined) {
  process.stderr.write(`Unknown fault '${unknown}'. Faults: ${Object.keys(FAULTS).join(', ')}.\n`);
  process.exit(1);
}

const seed = numberOf('seed') ?? randomInt(1_000_000);
const lines: string[] = [];
let front = '';
let failed = 0;
for (const [name, fault] of Object.entries(FAULTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stderr.write(`${name}, seed ${seed} …\n`);
  const rounds = numberOf('rounds') ?? fault.rounds;
  const outcome = await tryFault({ name, fault, rounds, seed });
  front = outcome.front;
  for (const line of outcome.wrong) process.stderr.write(`  wrong: ${line}\n`);
  if (outcome.lost + outcome.doubled + outcome.wrong.length > 0) failed += 1;
  const { acknowledged, lost, doubled, wrong, silenceMs } = outcome;
  lines.push(
    `| ${fault.what} | ${rounds} | ${acknowledged.toLocaleString('en-US')} | ${lost} | ${doubled} | ${wrong.length} | ${(silenceMs / 1000).toFixed(1)} s |`,
  );
}
process.stdout.write(
  [
    '',
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, behind ${front}, seed ${seed}, ${new Date().toISOString().slice(0, 10)}`,
    '',
    '| Fault | Rounds | Acknowledged | Lost | Doubled | Wrong replies | Longest silence |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...lines,
    '',
  ].join('\n'),
);
process.exit(failed === 0 ? 0 : 1);
