// `npm run backup -- <folder>`: copies database and files of a running or stopped installation into a folder, which holds
// any number of backups. See docs/backup.md.
// rules: X37.01, X37.08
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { systemClock } from '../../platform/clock.ts';
import { openStores } from '../../platform/files/open-file-store.ts';
import { createLog } from '../../platform/log.ts';
import { secretKeyFile } from '../../platform/secrets/secret-keys.ts';
import { UserError } from '../../platform/user-error.ts';
import { openAsItIs } from '../open-database.ts';
import { type TakenBackup, takeBackup } from './take-backup.ts';

const USAGE = 'Usage: npm run backup -- <folder> [--with-keys] [--keep <number>]';

interface Wish {
  readonly folder: string;
  readonly withKeys: boolean;
  /** How many backups stay; null for all. */
  readonly keep: number | null;
}

function wishOf(args: readonly string[]): Wish {
  const keepAt = args.indexOf('--keep');
  const keep = keepAt < 0 ? null : Number(args[keepAt + 1]);
  const rest = args.filter(
    (arg, at) => arg !== '--with-keys' && (keepAt < 0 || (at !== keepAt && at !== keepAt + 1)),
  );
  const [folder, ...more] = rest;
  const isKeepWrong = keep !== null && !(Number.isInteger(keep) && keep >= 1);
  if (folder === undefined || folder.startsWith('-') || more.length > 0 || isKeepWrong)
    throw new UserError(USAGE);
  return { folder: resolve(folder), withKeys: args.includes('--with-keys'), keep };
}

/** The key file, when it is to be copied. */
function keyToCopy({ withKeys }: Wish, keyFile: string): string | null {
  if (!withKeys) return null;
  if (!existsSync(keyFile)) throw new UserError(`There is no key file ${keyFile} to copy.`);
  return keyFile;
}

function reportOf({ name, manifest, addedFiles }: TakenBackup, { folder }: Wish): readonly string[] {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Backup ${name} in ${folder}`,
    `  Database: ${manifest.tables.length} tables, ${rows} rows, as they were at ${manifest.takenAt}`,
    `  Files:    ${manifest.files.count}, of which ${addedFiles} are new in this folder`,
    ...manifest.missing.map((key) => `  MISSING in file storage, though the database names it: ${key}`),
  ];
}

/** Keys that are needed besides the backup. Whoever has both can read every secret, so they do not lie together unasked. */
function keyLines(config: Config, keyFile: string, withKeys: boolean): readonly string[] {
  if (withKeys)
    return [`  Keys:     ${keyFile} was copied too: who has this folder can read every secret in it`];
  const files = config.databaseUrl === null && existsSync(keyFile) ? [keyFile] : [];
  const named = [...files, ...(config.secretKeys.length > 0 ? ['SECRET_KEYS'] : [])];
  if (named.length === 0) return [];
  return [
    `  Not in it: ${named.join(' and ')}, which encrypt secrets. Keep them elsewhere: a restore needs them`,
  ];
}

export async function runBackup(config: Config, args: readonly string[]): Promise<void> {
  const wish = wishOf(args);
  const inside = relative(config.dataDir, wish.folder);
  if (inside === '' || !(inside.startsWith('..') || resolve(inside) === inside))
    throw new UserError(`${wish.folder} is inside of the data folder: choose another disk or machine.`);
  const keyFile = secretKeyFile(config.dataDir);
  const secretKey = keyToCopy(wish, keyFile);
  const opened = await openAsItIs(config, createLog('warn'));
  try {
    const stores = await openStores(config);
    const services = { ...stores, databaseUrl: opened.url(), clock: systemClock };
    const taken = await takeBackup(services, {
      folder: wish.folder,
      secretKey,
      snapshot: null,
      keep: wish.keep,
    });
    const outbox =
      config.mail.smtp === null ? [`  Not in it: e-mails that lie in ${join(config.dataDir, 'outbox')}`] : [];
    const lines = [
      ...reportOf(taken, wish),
      ...keyLines(config, keyFile, wish.withKeys),
      ...outbox,
      ...taken.pruned,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    if (taken.manifest.missing.length > 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}
