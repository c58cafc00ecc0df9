// `npm run seed -- everything|answers|errors`, and `answers 200` for fewer than a thousand: adds forms and
// submissions for development to the demonstration. They go through the import and the endpoints like all
// others. It refuses every database that is not for development.
// rules: X30.08
import { resolve } from 'node:path';
import { createApp } from '../../app.ts';
import { type Config, isForThisMachine } from '../../config/config.ts';
import { systemClock } from '../../platform/clock.ts';
import { noScanner } from '../../platform/file-checks/file-scanner.ts';
import { openStores } from '../../platform/files/open-file-store.ts';
import { isLoopbackName } from '../../platform/http/known-hosts.ts';
import { createLog } from '../../platform/log.ts';
import { UserError } from '../../platform/user-error.ts';
import { isFilledUnasked, openDemonstration } from '../demonstration.ts';
import { importFolder } from '../import/import-folder.ts';
import { type OpenedDatabase, openMigratedDatabase } from '../open-database.ts';
import { seedErrors } from './seed-errors.ts';
import { seedEverything } from './seed-everything.ts';
import { seedSubmissions } from './seed-submissions.ts';
import { peopleOf, type SeedWorld } from './seed-world.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../../demonstration/seeds');

const SUBMISSIONS = 1000;

/** What each seed adds after its documents were imported; returns lines for the person who ran it. */
const SEEDS: Readonly<Record<string, (world: SeedWorld) => Promise<readonly string[]>>> = {
  everything: seedEverything,
  answers: seedSubmissions,
  errors: seedErrors,
};

const TEN_YEARS_MS = 10 * 365 * 86_400_000;

export async function runSeed(config: Config, args: readonly string[]): Promise<void> {
  const [name = '', count = String(SUBMISSIONS)] = args;
  const seed = Object.hasOwn(SEEDS, name) ? SEEDS[name] : undefined;
  if (!seed || !/^\d{1,5}$/.test(count) || args.length > 2)
    throw new UserError('Usage: npm run seed -- everything | answers [<how many>] | errors');
  requireDevelopment(config);
  const opened = await openMigratedDatabase(config, createLog('warn'));
  try {
    const lines = await addSeed(config, opened, {
      folder: resolve(FOLDER, name),
      seed,
      count: Number(count),
    });
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await opened.close();
  }
}

/** Seeds invent citizens and submissions, so they are only for a developer's machine. */
function requireDevelopment(config: Config): void {
  const database = config.databaseUrl === null ? 'localhost' : URL.parse(config.databaseUrl)?.hostname;
  if (!isForThisMachine(config) || !isLoopbackName(database ?? ''))
    throw new UserError(
      'Seeds go into a development database only: one on this machine, for a server that no other reaches.',
    );
}

interface Chosen {
  readonly folder: string;
  readonly seed: (world: SeedWorld) => Promise<readonly string[]>;
  readonly count: number;
}

async function addSeed(
  config: Config,
  { db, url: databaseUrl }: OpenedDatabase,
  { folder, seed, count }: Chosen,
): Promise<readonly string[]> {
  const { accounts, password } = await openDemonstration(db, config.dataDir);
  if (accounts.length === 0 || password === null)
    throw new UserError(
      isFilledUnasked(config)
        ? 'Seeds need the demonstration: run npm run dev or npm start once on an empty database.'
        : 'Seeds go into a development database only: this one holds no demonstration.',
    );
  const stores = await openStores(config);
  await importFolder({ db, store: stores.store, scanner: noScanner }, folder, null);
  const time = { now: systemClock() };
  // The clock moves by days between two requests of a person.
  const sessionLife = { idleMs: TEN_YEARS_MS, longestMs: TEN_YEARS_MS };
  const ours = { ...config, publicOrigin: null, webDir: null, sessionLife };
  const clock = () => time.now;
  const log = createLog('error');
  const app = await createApp({ config: ours, db, databaseUrl, clock, log, ...stores });
  try {
    return await seed({ ...peopleOf(app, { time, password }), accounts, time, folder, count });
  } finally {
    await app.close();
  }
}
