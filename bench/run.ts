// `npm run bench` measures the product on this machine and prints one table. `npm run bench -- intake` runs only one
// of the scenarios.
import { cpus, totalmem } from 'node:os';
import { measureEditor } from './editor.ts';
import { measureIntake } from './intake.ts';
import { measureLargeForm } from './large-form.ts';
import { measurePublicPage } from './public-page.ts';
import { measureRecord } from './record.ts';
import { measureSlowPhone } from './slow-phone.ts';
import { type Stack, startStack } from './stack.ts';
import { type Row, tableOf } from './table.ts';

const MEASUREMENTS: Readonly<Record<string, (stack: Stack) => Promise<readonly Row[]>>> = {
  intake: measureIntake,
  'large-form': measureLargeForm,
  'public-page': measurePublicPage,
  'slow-phone': measureSlowPhone,
  editor: measureEditor,
  record: measureRecord,
};

const asked = process.argv.slice(2);
const unknown = asked.find((piece) => !Object.hasOwn(MEASUREMENTS, piece));
if (unknown !== undefined) {
  process.stderr.write(`Unknown part '${unknown}'. Parts: ${Object.keys(MEASUREMENTS).join(', ')}.\n`);
  process.exit(1);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stderr.write(`Measuring ${name} …\n`);
  // Each scenario runs on an installation of its own, so that it does not find the data of another one.
  const stack = await startStack();
  try {
    rows.push(...(await measure(stack)));
  } finally {
    await stack.stop();
  }
}
process.stdout.write(
  `\n${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n\n${tableOf(rows)}\n`,
);
process.exit(0);
