// `npm run erase-person -- <document number> [--municipality <id>] [--dry-run]`: erases one person from the whole
// installation, or from one municipality, and says what went, what stays and why.
// rules: X37.14, X37.15, X37.16
import { parseArgs } from 'node:util';
import { comparableNumber } from '@constancia/domain/citizens/registered-citizen.ts';
import type { KeptBecause } from '@constancia/domain/submissions/deletion.ts';
import type { Config } from '../../config/config.ts';
import { systemClock } from '../../platform/clock.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { createLog } from '../../platform/log.ts';
import { UserError } from '../../platform/user-error.ts';
import { openMigratedDatabase } from '../open-database.ts';
import { type ErasedCounts, type ErasureReport, type ErasureServices, erasePerson } from './erase-person.ts';
import { listMunicipalities } from './queries.ts';

const USAGE =
  'Usage: npm run erase-person -- <document number> [--municipality <id>] [--dry-run]: a number has at least four letters or digits';

/** A shorter one would be found in the answers of half the town. */
const NUMBER_MIN = 4;

interface Wish {
  readonly documentNumber: string;
  readonly municipality: string | null;
  readonly dryRun: boolean;
}

function wishOf(args: readonly string[]): Wish {
  const options = { municipality: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [documentNumber = '', ...rest] = positionals;
    if (rest.length > 0 || comparableNumber(documentNumber).length < NUMBER_MIN) throw new UserError(USAGE);
    const { municipality = null, 'dry-run': dryRun = false } = values;
    return { documentNumber, municipality, dryRun };
  } catch {
    throw new UserError(USAGE);
  }
}

const NAMES: Readonly<Record<keyof ErasedCounts, string>> = {
  people: 'people of the register',
  submissions: 'submissions',
  files: 'files',
  sessions: 'sessions and tokens of the citizen portal',
  mails: 'e-mails',
  mailFiles: 'e-mails in the outbox folder',
  buyers: 'buyers of orders that were never paid',
  appointments: 'appointments',
  links: 'links that open a form about the person',
  workOrders:
    'work orders that these submissions caused: open ones are cancelled, all are without their location',
};

const REASONS: Readonly<Record<KeptBecause, string>> = {
  held: 'it is kept by order',
  payments: 'it belongs to a payment',
  portal: 'it is a procedure of the citizen portal',
  signed: 'it is signed',
};

export function reportLines(
  { municipality, erased, kept, mentions }: ErasureReport,
  dryRun: boolean,
): readonly string[] {
  const counts = (Object.keys(NAMES) as (keyof ErasedCounts)[]).filter((name) => erased[name] > 0);
  if (counts.length + kept.length + mentions.length === 0) return [];
  return [
    `${municipality.name} (${municipality.id})`,
    ...(counts.length === 0 ? ['  Nothing to erase.'] : []),
    ...counts.map((name) => `  ${dryRun ? 'Would be erased' : 'Erased'}: ${erased[name]} ${NAMES[name]}`),
    ...kept.map(({ code, because }) => `  Stays: ${code}, because ${REASONS[because]}`),
    ...mentions.map((code) => `  Not changed: ${code}, in which somebody wrote the number`),
    ...(municipality.usesPlatform
      ? ['  Its register of citizens is kept by the platform: ask there too.']
      : []),
  ];
}

/** The report as it is printed. */
export async function erasePersonEverywhere(
  services: ErasureServices,
  args: readonly string[],
): Promise<string> {
  const { municipality: only, ...wish } = wishOf(args);
  const municipalities = await listMunicipalities(services.db, only);
  if (municipalities.length === 0 && only !== null) throw new UserError(`There is no municipality ${only}.`);
  const lines: string[] = [];
  for (const municipality of municipalities)
    lines.push(...reportLines(await erasePerson(services, municipality, wish), wish.dryRun));
  if (lines.length === 0) return 'Nothing was found.';
  const end = wish.dryRun
    ? 'Nothing was changed: this was a dry run.'
    : 'Backups that were made before still hold the person until they are removed (docs/backup.md).';
  return [...lines, end].join('\n');
}

export async function runErasePerson(config: Config, args: readonly string[]): Promise<void> {
  // A wrong wish is said before the database is opened.
  wishOf(args);
  const opened = await openMigratedDatabase(config, createLog('warn'));
  try {
    const store = await openFileStore(config);
    const services = { db: opened.db, clock: systemClock, store, mailFolder: config.mail.folder };
    process.stdout.write(`${await erasePersonEverywhere(services, args)}\n`);
  } finally {
    await opened.close();
  }
}
