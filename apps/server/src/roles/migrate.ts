// Brings the schema up to date and ends: for deployments that migrate before they start servers.
import type { Config } from '../config/config.ts';
import { createLog } from '../platform/log.ts';
import { openMigratedDatabase } from './open-database.ts';

export async function runMigrate(config: Config): Promise<void> {
  const opened = await openMigratedDatabase(config, createLog(config.logLevel));
  await opened.close();
  process.stdout.write('The database schema is up to date.\n');
}
