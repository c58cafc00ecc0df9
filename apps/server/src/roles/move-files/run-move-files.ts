// `npm run move-files`: moves the files of an installation into the bucket or back, as MOVE_FILES_TO says, while it runs. See
// docs/moving-files.md.
// rules: X37.42-X37.45
import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { openStorePairs, type StorageKind } from '../../platform/files/open-file-store.ts';
import { createLog } from '../../platform/log.ts';
import { UserError } from '../../platform/user-error.ts';
import { openAsItIs } from '../open-database.ts';
import { type MoveReport, moveFiles } from './move-files.ts';
import { lockMoves } from './queries.ts';

const MEGABYTE = 1_048_576;
/** The shortest time between two lines of progress, in milliseconds. */
const LINES_MS = 5_000;

const other = (kind: StorageKind): StorageKind => (kind === 'bucket' ? 'folder' : 'bucket');
const sizeOf = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

function reportText(report: MoveReport, to: StorageKind, removeSource: boolean): string {
  const left = removeSource ? [] : ['  With --remove-source they are removed from there.'];
  return [
    `Copied into the ${to}: ${report.copied} files, ${sizeOf(report.bytes)}`,
    `There already, compared: ${report.there}`,
    `Removed from the ${other(to)}: ${report.removed}`,
    ...(report.removed === 0 && report.copied + report.there > 0 ? left : []),
    ...report.missing.map((key) => `MISSING at both pair, though the database names it: ${key}`),
    ...report.different.map((key) => `DIFFERENT in the ${to}, both stay as they are: ${key}`),
    '',
  ].join('\n');
}

/** Says how far it is, not more often than somebody reads. */
function progress(): (report: MoveReport) => void {
  let last = performance.now();
  return ({ copied, bytes, there }) => {
    const now = performance.now();
    if (now - last < LINES_MS) return;
    last = now;
    process.stdout.write(`  ${copied} copied (${sizeOf(bytes)}), ${there} there already …\n`);
  };
}

export async function runMoveFiles(config: Config, args: readonly string[]): Promise<void> {
  const removeSource = args.includes('--remove-source');
  if (args.length > (removeSource ? 1 : 0))
    throw new UserError('Usage: npm run move-files [-- --remove-source]');
  const to = config.moveFilesTo;
  if (to === null)
    throw new UserError(
      'Set MOVE_FILES_TO to bucket or folder, start the servers with it, and run this again: they have to read both places first.',
    );
  const pair = await openStorePairs(config);
  const opened = await openAsItIs(config, createLog('warn'));
  const db = openDatabase({ url: opened.url, connections: 2 });
  try {
    await db.connection().execute(async (connection) => {
      if (!(await lockMoves(connection))) throw new UserError('Another move of these files is running.');
      process.stdout.write(`Moving files into the ${to} …\n`);
      const report = await moveFiles({ db, pair, removeSource, onFile: progress() });
      process.stdout.write(reportText(report, to, removeSource));
      if (report.missing.length + report.different.length > 0) process.exitCode = 1;
    });
  } finally {
    await db.destroy();
    await opened.close();
  }
}
