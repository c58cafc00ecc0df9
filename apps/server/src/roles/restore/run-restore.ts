// `npm run restore -- <folder>`: brings a backup into an empty installation, that of the settings, and verifies it; with
// --check it only reads the backup. See docs/backup.md.
// rules: X37.05-X37.08
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { listKeyNames } from '../../features/session/public.ts';
import type { Database } from '../../platform/db/database.ts';
import { openStores } from '../../platform/files/open-file-store.ts';
import { createLog } from '../../platform/log.ts';
import { secretKeyFile } from '../../platform/secrets/secret-keys.ts';
import { UserError } from '../../platform/user-error.ts';
import { openBackup, type WholeBackup } from '../backup/check-backup.ts';
import { SECRET_KEY } from '../backup/manifest.ts';
import { openAsItIs, openMigratedDatabase } from '../open-database.ts';
import { restoreBackup } from './restore-backup.ts';

const USAGE = 'Usage: npm run restore -- <folder> [--at <backup>] [--check]';

interface Wish {
  readonly folder: string;
  /** Name of the backup; null for the newest. */
  readonly at: string | null;
  readonly isCheck: boolean;
}

function wishOf(args: readonly string[]): Wish {
  const atIndex = args.indexOf('--at');
  const at = atIndex < 0 ? null : (args[atIndex + 1] ?? '');
  const rest = args.filter(
    (arg, index) => arg !== '--check' && (atIndex < 0 || (index !== atIndex && index !== atIndex + 1)),
  );
  const [folder, ...more] = rest;
  if (folder === undefined || folder.startsWith('-') || more.length > 0 || at === '')
    throw new UserError(USAGE);
  return { folder: resolve(folder), at, isCheck: args.includes('--check') };
}

function sizeOf({ name, manifest }: WholeBackup): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${name}: ${manifest.tables.length} tables, ${rows} rows, ${manifest.files.count} files`;
}

/** Only where there is no key yet. */
async function restoreKey({ dataDir }: Config, { path, manifest }: WholeBackup): Promise<readonly string[]> {
  const keyFile = secretKeyFile(dataDir);
  if (!manifest.secretKey) return [];
  if (existsSync(keyFile)) return [`  Keys:     ${keyFile} is there and stays; the backup holds one too`];
  await mkdir(dataDir, { recursive: true });
  await copyFile(join(path, SECRET_KEY), keyFile);
  return [`  Keys:     ${keyFile} was restored`];
}

/** Which keys the restored secrets need, when they are not there. */
async function missingKeyLines(config: Config, db: Database): Promise<readonly string[]> {
  const hasFile = config.databaseUrl === null && existsSync(secretKeyFile(config.dataDir));
  const known = [...config.secretKeys.map(({ id }) => id), ...(hasFile ? ['file'] : [])];
  const needed = (await listKeyNames(db)).filter(({ name }) => !known.includes(name));
  return needed.map(({ name, secrets }) =>
    name === 'file'
      ? `  NEEDED: the file secret-key of the old data folder, for ${secrets} second factors: put it into ${config.dataDir}`
      : `  NEEDED: the key '${name}' in SECRET_KEYS, for ${secrets} second factors`,
  );
}

export async function runRestore(config: Config, args: readonly string[]): Promise<void> {
  const wish = wishOf(args);
  const backup = await openBackup(wish.folder, wish.at);
  if (wish.isCheck) {
    process.stdout.write(`The backup is whole. ${sizeOf(backup)}\n`);
    return;
  }
  const log = createLog('warn');
  const opened = await openMigratedDatabase(config, log);
  const owner = await openAsItIs(config, log);
  try {
    const target = { db: opened.db, ownerUrl: owner.url(), ...(await openStores(config)) };
    const { faults, audit } = await restoreBackup(target, wish.folder, backup);
    const lines = [
      `Restored ${sizeOf(backup)}`,
      `  Into:     ${opened.where}`,
      ...(await restoreKey(config, backup)),
      ...(await missingKeyLines(config, opened.db)),
      '  Verified: rows of every table, checksums of every file, audit chains, counters',
      ...audit.map((line) => `    ${line}`),
      ...backup.manifest.missing.map((key) => `  MISSING already when the backup was made: ${key}`),
      ...faults.map((fault) => `  WRONG: ${fault}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await owner.close();
    await opened.close();
  }
}
