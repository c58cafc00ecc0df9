// The demonstration municipality. Its documents are in the folder demonstration/ and go through the ordinary
// import, with their dates moved to these days. Its accounts share one random password.
// rules: X26.08-X26.11
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Config, isForThisMachine } from '../config/config.ts';
import { hashPassword } from '../features/users/public.ts';
import { appendAudit } from '../platform/audit/queries.ts';
import type { Clock } from '../platform/clock.ts';
import { type Database, inTransaction } from '../platform/db/database.ts';
import { noScanner } from '../platform/file-checks/file-scanner.ts';
import { movedTo } from './demonstration-dates.ts';
import { deletePassword, makePassword, readPassword } from './demonstration-password.ts';
import { type ImportReport, type ImportServices, importFolder } from './import/import-folder.ts';
import {
  closeDemonstrationForms,
  type DemonstrationAccount,
  deleteDemonstrationAccounts,
  listDemonstrationAccounts,
  markDemonstrationAccounts,
  setDemonstrationPassword,
} from './queries.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../demonstration');

/**
 * Whether an empty database is filled without a request for it: only when nobody else can reach the server
 * and the database is embedded.
 */
export function isFilledUnasked(config: Pick<Config, 'host' | 'publicOrigin' | 'databaseUrl'>): boolean {
  return isForThisMachine(config) && config.databaseUrl === null;
}

export async function importDemonstration(
  { clock, ...services }: Pick<ImportServices, 'db' | 'store'> & { readonly clock: Clock },
  dataDir: string,
): Promise<ImportReport> {
  const passwordHash = await hashPassword(await makePassword(dataDir));
  const revise = movedTo(clock());
  const report = await importFolder({ ...services, scanner: noScanner, revise }, FOLDER, passwordHash);
  await markDemonstrationAccounts(services.db);
  return report;
}

export interface Demonstration {
  readonly accounts: readonly DemonstrationAccount[];
  /** Null when it is in the data folder of another machine. */
  readonly password: string | null;
}

/** The demonstration accounts with their password; accounts without one get a new one. */
export async function openDemonstration(db: Database, dataDir: string): Promise<Demonstration> {
  const accounts = await listDemonstrationAccounts(db);
  const kept = await readPassword(dataDir);
  if (accounts.every(({ hasPassword }) => hasPassword)) return { accounts, password: kept };
  const password = await makePassword(dataDir);
  await setDemonstrationPassword(db, await hashPassword(password));
  return { accounts, password };
}

export interface RemovedDemonstration {
  readonly accounts: number;
  readonly forms: number;
}

/**
 * Removes the accounts, their sessions and the password, and closes the forms that nobody changed. What
 * people added stays, as do the territory and the audit chain, which is never deleted.
 */
export async function removeDemonstration(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  dataDir: string,
): Promise<RemovedDemonstration> {
  const at = clock();
  const ids = await formIds();
  const removed = await inTransaction(db, async (tx) => {
    const accounts = await deleteDemonstrationAccounts(tx);
    const forms = accounts.length === 0 ? [] : await closeDemonstrationForms(tx, ids, at);
    const gone = [
      ...accounts.map((account) => ({ ...account, subject: 'user' as const })),
      ...forms.map((form) => ({ ...form, subject: 'form' as const })),
    ];
    for (const { municipalityId, id: subjectId, subject } of gone)
      await appendAudit(tx, { municipalityId, at, actor: '', action: 'delete', subject, subjectId });
    return { accounts: accounts.length, forms: forms.length };
  });
  await deletePassword(dataDir);
  return removed;
}

/** Ids in the documents of the demonstration. */
async function formIds(): Promise<readonly string[]> {
  const folder = join(FOLDER, 'forms');
  const texts = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  return texts.map((text) => (JSON.parse(text) as { readonly id: string }).id);
}
