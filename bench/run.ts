// `npm run bench` measures the product on this machine and prints one table. `npm run bench -- intake` runs only one
// of the scenarios; `--beside=<folder>` measures intake of another checkout in the same run.
import { cpus, totalmem } from 'node:os';
import { measureOdata } from './desk/odata.ts';
import { measureReadings } from './desk/readings.ts';
import { measureEditor } from './browser/editor.ts';
import { measureFieldPhone } from './phone/field-phone.ts';
import { measureFullTable } from './full-table.ts';
import { measureIdle } from './idle.ts';
import { measureIntake } from './intake.ts';
import { measureLargeForm } from './large-form.ts';
import { measureMillionRows } from './million-rows.ts';
import { measureMunicipalities } from './municipalities.ts';
import { measureOverload } from './overload.ts';
import { measurePlans } from './plans.ts';
import { measurePublicPage } from './browser/public-page.ts';
import { measureRecord } from './records/record.ts';
import { measureSlowPhone } from './phone/slow-phone.ts';
import { type Stack, startStack } from './stack.ts';
import { measureStatistics } from './statistics/measure-statistics.ts';
import { type Row, tableOf } from './table.ts';
import { measureWebhooks } from './webhooks.ts';

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--beside='));
const beside = options.map((option) => option.slice('--beside='.length));

type Measure = (stack: Stack) => Promise<readonly Row[]>;

const MEASUREMENTS: Readonly<Record<string, Measure>> = {
  idle: measureIdle,
  intake: (stack) => measureIntake(stack, beside),
  'intake-municipalities': measureMunicipalities,
  'intake-overload': measureOverload,
  'intake-plans': measurePlans,
  'intake-full': measureFullTable,
  readings: measureReadings,
  'large-form': measureLargeForm,
  'million-rows': measureMillionRows,
  odata: measureOdata,
  'public-page': measurePublicPage,
  'slow-phone': measureSlowPhone,
  'field-phone': measureFieldPhone,
  editor: measureEditor,
  record: measureRecord,
  statistics: measureStatistics,
  webhooks: measureWebhooks,
};

const asked = process.argv.slice(2).filter((argument) => !options.includes(argument));
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
  const stack = await startStack({
    countsStatements: name === 'intake-plans',
    restarts: ['idle', 'intake-plans'].includes(name),
    folder: name === 'readings' ? process.env['READINGS_FOLDER'] : undefined,
  });
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
