// `npm run check`: looks at the installation from end to end, whether it runs or not, and says for each thing in one line
// whether it is all right and what to do. It changes nothing but a small file that it removes again.
// rules: X37.10
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../config/config.ts';
import { systemClock } from '../../platform/clock.ts';
import { openStores } from '../../platform/files/open-file-store.ts';
import { UserError } from '../../platform/user-error.ts';
import { checkDatabase } from './check-database.ts';
import { checkPublicAddress } from './check-public-address.ts';
import {
  checkDisk,
  checkMail,
  checkOutside,
  checkScanner,
  checkSettings,
  checkStorage,
} from './check-surroundings.ts';
import { lineOf, type Verdict, wrong } from './verdict.ts';

/** A store or a server that is silent must not hold the other lines back. */
const PATIENCE_MS = 30_000;

async function inTime(subject: string, check: Promise<Verdict>): Promise<Verdict> {
  const silent = wrong(subject, `no answer in ${PATIENCE_MS / 1_000} s`, 'see the network between');
  return Promise.race([check, wait(PATIENCE_MS, silent, { ref: false })]);
}

export async function runCheck(config: Config, args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new UserError('Usage: npm run check');
  const stores = await openStores(config);
  const verdicts: readonly Verdict[] = [
    checkSettings(config),
    ...(await checkDatabase({ config, clock: systemClock, headStore: stores.headStore })),
    await inTime('file storage', checkStorage(stores, config)),
    await checkDisk(config),
    ...(await checkPublicAddress(config, systemClock)),
    await checkMail(config),
    ...(await checkScanner(config, systemClock)),
    ...(await checkOutside(config)),
  ];
  const faults = verdicts.filter(({ kind }) => kind === 'wrong').length;
  const end = faults === 0 ? 'Everything is in order.' : `${faults} of ${verdicts.length} are wrong.`;
  process.stdout.write(`${[...verdicts.map(lineOf), end].join('\n')}\n`);
  if (faults > 0) process.exitCode = 1;
}
