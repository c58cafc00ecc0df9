// `npm run export -- <folder> [--municipality <id>]`: writes everything of the installation, or of one municipality, into an empty
// folder that `npm run import` takes back. See docs/moving.md.
// rules: X38.91-X38.94
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { createLog } from '../../platform/log.ts';
import { UserError } from '../../platform/user-error.ts';
import { openAsItIs } from '../open-database.ts';
import { exportFolder } from './export-folder.ts';
import type { ExportManifest } from './manifest.ts';

const USAGE = 'Usage: npm run export -- <folder> [--municipality <id>]';

/** A sort of all submissions is one query. */
const LONGEST_QUERY_MS = 86_400_000;

function wishOf(args: readonly string[]): { readonly folder: string; readonly only: string | null } {
  const options = { municipality: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder, ...rest] = positionals;
    if (folder === undefined || folder === '' || rest.length > 0) throw new UserError(USAGE);
    return { folder: resolve(folder), only: values.municipality ?? null };
  } catch {
    throw new UserError(USAGE);
  }
}

function linesOf(manifest: ExportManifest, folder: string): readonly string[] {
  const { municipalities, tables, files, missing, leftBehind } = manifest;
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  return [
    `Exported into ${folder}`,
    `  Municipalities: ${municipalities.map(({ name }) => name).join(', ')}`,
    `  ${rowsOf('forms')} forms, ${rowsOf('submissions')} submissions, ${rowsOf('users')} accounts, ${rowsOf('citizens')} citizens, ${files} files`,
    '  Not in it:',
    ...leftBehind.map(({ what, because }) => `    ${what}: ${because}`),
    ...missing.map((key) => `  MISSING in file storage, though the database names it: ${key}`),
  ];
}

export async function runExport(config: Config, args: readonly string[]): Promise<void> {
  const { folder, only } = wishOf(args);
  const opened = await openAsItIs(config, createLog('warn'));
  const db = openDatabase({ url: opened.url, connections: 2, queryTimeoutMs: LONGEST_QUERY_MS });
  try {
    const services = { db, store: await openFileStore(config), clock: systemClock };
    const manifest = await exportFolder(services, folder, only);
    process.stdout.write(`${linesOf(manifest, folder).join('\n')}\n`);
    if (manifest.missing.length > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
    await opened.close();
  }
}
