// The demonstration municipality: its documents lie in the folder demonstration/ and go through the same import as
// anybody's. Its accounts share one password, which is printed at every start and therefore protects nothing.
import { resolve } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import { hashPassword } from '../features/users/public.ts';
import { type ImportReport, importFolder } from './import-folder.ts';
import { listDemonstrationAccounts, rememberDemonstrationAccounts } from './queries.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../demonstration');
const PASSWORD = 'constancia-demo-2026';

export interface DemonstrationAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export async function importDemonstration(
  services: Parameters<typeof importFolder>[0],
): Promise<ImportReport> {
  const report = await importFolder(services, FOLDER, await hashPassword(PASSWORD));
  await rememberDemonstrationAccounts(services.db);
  return report;
}

/** The accounts of the demonstration; none in a database that was not filled with it. */
export async function demonstrationAccounts(db: Database): Promise<readonly DemonstrationAccount[]> {
  const accounts = await listDemonstrationAccounts(db);
  return accounts.map(({ role, email }) => ({ role, email, password: PASSWORD }));
}
