// `npm run import -- <folder>`: takes an export back, or imports a folder of documents and reports what was stored and what was
// refused.
// rules: X38.92
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { virusScanner } from '../../ports/virus-scanner/port.ts';
import { UserError } from '../../platform/user-error.ts';
import { type ImportReport, importFolder } from '../import/import-folder.ts';
import { type ExportManifest, readExportManifest } from '../export/manifest.ts';
import { openMigratedDatabase } from '../open-database.ts';
import { takeBack } from './take-back.ts';

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

function takenBackText({ municipalities, tables, files }: ExportManifest): string {
  const rows = tables.filter((table) => table.rows > 0);
  return [
    `Taken back: ${municipalities.map(({ name }) => name).join(', ')}`,
    ...rows.map((table) => `  ${table.name.padEnd(30)} ${table.rows}`),
    `  ${'files'.padEnd(30)} ${files}`,
    'Accounts have no password here: give them a new one, or let them enter by single sign-on.',
    '',
  ].join('\n');
}

export async function runImport(config: Config, args: readonly string[]): Promise<void> {
  const [folder] = args;
  if (folder === undefined) throw new UserError('Usage: npm run import -- <folder>');
  const path = resolve(folder);
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) throw new UserError(`'${path}' is not a folder.`);
  const manifest = await readExportManifest(path);
  const opened = await openMigratedDatabase(config, createLog('warn'));
  const store = await openFileStore(config);
  try {
    const services = { db: opened.db, store, scanner: virusScanner(config.clamd), clock: systemClock };
    if (manifest) {
      await takeBack(services, path, manifest);
      process.stdout.write(takenBackText(manifest));
      return;
    }
    const report = await importFolder(services, path, null);
    process.stdout.write(reportText(report));
    if (report.refused.length > 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}
