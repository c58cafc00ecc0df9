// Runs everything in one process: database, schema, demonstration data in an empty database, web server, worker. With --web
// or --worker only one of the two, for several processes of an installation.
// rules: X37.58, X37.59

import { createApp } from '../app.ts';
import type { AppServices } from '../app-services.ts';
import { type Config, isForThisMachine, requirePublicOrigin } from '../config/config.ts';
import { createJobs } from '../jobs.ts';
import { runWebhooks } from '../features/events/public.ts';
import { checkLeakedPasswords } from '../features/session/public.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { isEmpty } from '../platform/db/queries.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openStores } from '../platform/files/open-file-store.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { listenOnMany } from '../platform/listening/listen-on-many.ts';
import { createLog, type Log } from '../platform/log.ts';
import { queueUnconfigured } from '../platform/outbox/outbox.ts';
import { returnMemory } from '../platform/return-memory.ts';
import { startTraces } from '../platform/traces/start-traces.ts';
import { UserError } from '../platform/user-error.ts';
import { checkIdentityProvider } from './check-identity-provider.ts';
import { closeWithGrace } from './close-with-grace.ts';
import {
  type Demonstration,
  importDemonstration,
  isFilledUnasked,
  openDemonstration,
} from './demonstration.ts';
import { demonstrationPasswordFile } from './demonstration-password.ts';
import { runHousekeeping } from './housekeeping.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { openMigratedDatabase } from './open-database.ts';
import { openSecretKeys } from './open-secret-keys.ts';

interface Opened {
  readonly config: Config;
  readonly db: Database;
  readonly store: FileStore;
}

const OPTIONS = ['--empty', '--demonstration', '--brief', '--web', '--worker'];

/** Fills an empty database when it is requested or harmless. */
async function fillWhenEmpty(
  { config, db, store }: Opened,
  args: readonly string[],
  log: Log,
): Promise<void> {
  if (args.includes('--empty') || !(await isEmpty(db, 'municipalities'))) return;
  if (!args.includes('--demonstration') && !isFilledUnasked(config)) return;
  process.stdout.write('Filling the empty database with the demonstration municipality …\n');
  const report = await importDemonstration({ db, store, clock: systemClock }, config.dataDir);
  for (const refusal of report.refused) log.warn({ refusal }, 'demonstration document refused');
}

function accountTable({ accounts, password }: Demonstration): string {
  const roleWidth = Math.max(0, ...accounts.map(({ role }) => role.length));
  const mailWidth = Math.max(0, ...accounts.map(({ email }) => email.length));
  return accounts
    .map(({ role, email }) => `  ${role.padEnd(roleWidth)}  ${email.padEnd(mailWidth)}  ${password ?? ''}`)
    .join('\n');
}

/** The password is printed only when nobody but this machine can use it; otherwise the file that holds it is named. */
function accountLines(config: Config, demonstration: Demonstration): readonly string[] {
  const { accounts, password } = demonstration;
  if (accounts.length === 0) {
    const fill = isFilledUnasked(config)
      ? []
      : ['  To try things out, on an empty database: npm start -- --demonstration'];
    return ['  No demonstration data. First administrator: npm run admin -- create <e-mail>', ...fill];
  }
  const remove = '  To remove them: npm run admin -- remove-demonstration';
  if (isForThisMachine(config) && password !== null)
    return ['  Demonstration accounts (role, e-mail, password):', accountTable(demonstration), '', remove];
  const file = demonstrationPasswordFile(config.dataDir);
  const where = password === null ? 'the data folder of the machine that filled the database' : file;
  const from =
    config.demonstrationSignIn === 'anywhere'
      ? 'FROM EVERYWHERE (DEMONSTRATION_SIGN_IN)'
      : 'from this machine only (DEMONSTRATION_SIGN_IN)';
  return [
    `  THIS DATABASE HOLDS A DEMONSTRATION: ${accounts.length} accounts with one password, some of them administrators.`,
    `  Their password: ${where}. They can sign in ${from}.`,
    remove,
  ];
}

function greeting(config: Config, where: string, demonstration: Demonstration): string {
  const url =
    config.publicOrigin ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`;
  return [
    '',
    `  Constancia is running at ${url}`,
    `  Data: ${where}`,
    '  Stop: Ctrl+C',
    '',
    ...accountLines(config, demonstration),
    '',
  ].join('\n');
}

function listenError(error: unknown, config: Config): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') {
    return new UserError(`Port ${config.port} is taken by another program. Choose one with PORT=<number>.`);
  }
  if (code === 'EACCES')
    return new UserError(
      `Port ${config.port} may not be used by this account. Choose one above 1023 with PORT=<number>.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UserError(`This machine has no address '${config.host}' (HOST).`);
  return error;
}

/** Returns the function that stops them. */
async function openMetrics(
  { metricsPort }: Config,
  measured: Parameters<typeof serveMetrics>[0],
): Promise<() => Promise<void>> {
  return metricsPort === null ? () => Promise.resolve() : serveMetrics(measured, metricsPort);
}

const doNothing = () => Promise.resolve();

/** Answers requests. Returns the function that stops it: running requests finish. */
async function openWeb(
  services: AppServices,
  { identity, leakedPasswords, host, port }: Config,
): Promise<() => Promise<void>> {
  await checkLeakedPasswords(leakedPasswords);
  await checkIdentityProvider(identity, services.log);
  const app = await createApp(services);
  const letNobodyIn = await listenOnMany(
    { server: app.server, listen: (at) => app.listen(at) },
    { host, port },
  );
  return () => {
    letNobodyIn();
    return app.close();
  };
}

/** Does the jobs and the chores. Returns the function that stops it: running jobs finish. */
async function openWorker(services: AppServices, config: Config): Promise<() => Promise<void>> {
  const { databaseUrl, db, log } = services;
  const stopJobs = await startWorker({ databaseUrl, db, lanes: await createJobs(services), log });
  await queueUnconfigured(db);
  const stopChores = runHousekeeping({ ...services, ...config }, log);
  const stopWebhooks = runWebhooks(services, log);
  return async () => {
    stopChores();
    await Promise.all([stopJobs(), stopWebhooks()]);
  };
}

export async function runStart(config: Config, args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined)
    throw new UserError(
      `Unknown option '${unknown}'. Known: --empty (start without demonstration data), --demonstration (fill an empty database with it), --brief (start without the greeting), --web (answer requests only), --worker (do jobs only).`,
    );
  if (args.includes('--web') && args.includes('--worker'))
    throw new UserError('Without --web and --worker one process does both.');
  requirePublicOrigin(config);
  const log = createLog(config.logLevel);
  const stopTraces = config.traces === null ? doNothing : await startTraces(config.traces, log);
  const opened = await openMigratedDatabase(config, log);
  try {
    const stores = await openStores(config);
    await fillWhenEmpty({ config, db: opened.db, store: stores.store }, args, log);
    const secretKeys = await openSecretKeys(config, opened.db);
    const services = {
      config: { ...config, secretKeys },
      db: opened.db,
      databaseUrl: opened.url,
      clock: systemClock,
      log,
      ...stores,
    };
    const stopWeb = args.includes('--worker') ? doNothing : await openWeb(services, config);
    const stopWorker = args.includes('--web') ? doNothing : await openWorker(services, config);
    const stopMetrics = await openMetrics(config, services);
    closeWithGrace(log, [stopWeb, stopWorker, stopMetrics, opened.close, stopTraces]);
    const demonstration = await openDemonstration(opened.db, config.dataDir);
    const said = args.includes('--worker')
      ? 'The worker is running.'
      : args.includes('--brief')
        ? 'Constancia is running.'
        : greeting(config, opened.where, demonstration);
    await returnMemory();
    process.stdout.write(`${said}\n`);
  } catch (error) {
    await opened.close();
    throw listenError(error, config);
  }
}
