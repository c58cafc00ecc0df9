// Everything in one process: database, schema, demonstration data into an empty database, web server.
import { closeWithGrace } from './close-with-grace.ts';
import { createApp, createJobs } from '../app.ts';
import type { Config } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { Complaint } from '../platform/complaint.ts';
import type { Database } from '../platform/db/database.ts';
import { isEmpty } from '../platform/db/queries.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog, type Log } from '../platform/log.ts';
import { type DemonstrationAccount, demonstrationAccounts, importDemonstration } from './demonstration.ts';
import { keepHouse } from './keep-house.ts';
import { openMigratedDatabase } from './open-database.ts';

async function fillWhenEmpty(db: Database, store: FileStore, log: Log): Promise<void> {
  if (!(await isEmpty(db, 'municipalities'))) return;
  process.stdout.write('Filling the empty database with the demonstration municipality …\n');
  const report = await importDemonstration({ db, store });
  for (const refusal of report.refused) log.warn({ refusal }, 'demonstration document refused');
}

function accountTable(accounts: readonly DemonstrationAccount[]): string {
  const roleWidth = Math.max(0, ...accounts.map(({ role }) => role.length));
  const mailWidth = Math.max(0, ...accounts.map(({ email }) => email.length));
  return accounts
    .map(
      ({ role, email, password }) => `  ${role.padEnd(roleWidth)}  ${email.padEnd(mailWidth)}  ${password}`,
    )
    .join('\n');
}

function greeting(address: string, place: string, accounts: readonly DemonstrationAccount[]): string {
  const lines = ['', `  Constancia is running at ${address}`, `  Data: ${place}`, '  Stop: Ctrl+C', ''];
  if (accounts.length > 0)
    lines.push('  Demonstration accounts (role, e-mail, password):', accountTable(accounts), '');
  else lines.push('  No demonstration data. First administrator: npm run admin -- create <e-mail>', '');
  return lines.join('\n');
}

function listenComplaint(error: unknown, config: Config): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') {
    return new Complaint(`Port ${config.port} is taken by another program. Choose one with PORT=<number>.`);
  }
  if (code === 'EACCES')
    return new Complaint(
      `Port ${config.port} may not be used by this account. Choose one above 1023 with PORT=<number>.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Complaint(`This machine has no address '${config.host}' (HOST).`);
  return error;
}

export async function runStart(config: Config, args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--empty');
  if (unknown !== undefined)
    throw new Complaint(`Unknown option '${unknown}'. Known: --empty (start without demonstration data).`);
  const log = createLog(config.logLevel);
  const opened = await openMigratedDatabase(config, log);
  try {
    const store = await openFileStore(config);
    if (!args.includes('--empty')) await fillWhenEmpty(opened.db, store, log);
    const services = { config, db: opened.db, clock: systemClock, log, store };
    const app = await createApp(services);
    await app.listen({ host: config.host, port: config.port });
    const stopWorker = await startWorker({ databaseUrl: opened.url, lanes: createJobs(services), log });
    const stopHousekeeping = keepHouse({ ...services, dataDir: config.dataDir }, log);
    closeWithGrace(log, [stopHousekeeping, () => app.close(), stopWorker, opened.close]);
    const address =
      config.publicOrigin ??
      `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`;
    process.stdout.write(`${greeting(address, opened.place, await demonstrationAccounts(opened.db))}\n`);
  } catch (error) {
    await opened.close();
    throw listenComplaint(error, config);
  }
}
