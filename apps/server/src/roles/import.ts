// `npm run import -- <folder>`: imports a folder of documents and reports what was stored and what was
// refused.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { createLog } from '../platform/log.ts';
import { virusScanner } from '../ports/virus-scanner/port.ts';
import { UserError } from '../platform/user-error.ts';
import { type ImportReport, importFolder } from './import/import-folder.ts';
import { openMigratedDatabase } from './open-database.ts';

function reportText({ taken, refused, leftOut }: ImportReport): string {
  const lines = Object.entries(taken).map(([kind, count]) => `  ${kind.padEnd(15)} ${count}`);
  const refusals = refused.map(({ document, reasons }) => `  ${document}\n    ${reasons.join('\n    ')}`);
  const files = leftOut.map(({ of, key, reason }) => `  ${of}: ${key} ${reason}`);
  return [
    'Taken:',
    ...lines,
    `Refused: ${refused.length}`,
    ...refusals,
    `Files left out: ${leftOut.length}`,
    ...files,
    '',
  ].join('\n');
}

export async function runImport(config: Config, args: readonly string[]): Promise<void> {
  const [folder] = args;
  if (folder === undefined) throw new UserError('Usage: npm run import -- <folder>');
  const path = resolve(folder);
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) throw new UserError(`'${path}' is not a folder.`);
  const opened = await openMigratedDatabase(config, createLog('warn'));
  const store = await openFileStore(config);
  try {
    const report = await importFolder(
      { db: opened.db, store, scanner: virusScanner(config.clamd) },
      path,
      null,
    );
    process.stdout.write(reportText(report));
    if (report.refused.length > 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}
