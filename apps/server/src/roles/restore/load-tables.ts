// Loads the tables of a backup into an empty database of the same schema, in one transaction: when a row does not come out
// as it went in, or the restore is stopped, the database is as empty as before.
// rules: X37.06, X37.07
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { UserError } from '../../platform/user-error.ts';
import type { WholeBackup } from '../backup/check-backup.ts';
import { copyIn, copyOut } from '../backup/copy-stream.ts';
import { type Manifest, type TableCopy, tableFile } from '../backup/manifest.ts';
import {
  beginLoad,
  connectForCopy,
  copyInText,
  copyOutText,
  endLoad,
  firstFilled,
  listMigrations,
  listTables,
  releaseJobs,
  setSequence,
  startTriggers,
  stopTriggers,
} from '../backup/queries.ts';
import { rowSum } from '../backup/seal.ts';

/** `ownerUrl`: of who owns the tables. Throws UserError when this database cannot take the backup. */
export async function loadTables(ownerUrl: string, { path, manifest }: WholeBackup): Promise<void> {
  const client = await connectForCopy(ownerUrl);
  try {
    await beginLoad(client);
    // First, because it keeps everybody else from writing.
    await stopTriggers(client, await listTables(client));
    await mustFit(client, manifest);
    for (const table of manifest.tables) await loadTable(client, path, table);
    for (const sequence of manifest.sequences) await setSequence(client, sequence);
    for (const table of manifest.tables) await mustBeLoaded(client, table);
    await releaseJobs(client);
    await startTriggers(client, manifest.tables);
    await endLoad(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws UserError when the database has another schema, or holds something. */
export async function mustFit(client: pg.Client, { migrations, tables }: Manifest): Promise<void> {
  const here = await listMigrations(client);
  const newer = migrations.find((name) => !here.includes(name));
  const older = here.find((name) => !migrations.includes(name));
  if (newer !== undefined || older !== undefined)
    throw new UserError(
      newer === undefined
        ? `The backup is older than this program, which added '${older}'. Restore it with the program that made it, then start the newer one.`
        : `The backup was made by a newer program, which added '${newer}'. Restore it with that one.`,
    );
  const found = await listTables(client);
  const shapeOf = (list: typeof found) =>
    JSON.stringify(list.map(({ schema, name, columns }) => [schema, name, columns]));
  if (shapeOf(found) !== shapeOf(tables))
    throw new UserError('The tables of the backup are not those of this program.');
  const filled = await firstFilled(client, found);
  if (filled !== null)
    throw new UserError(
      `The database is not empty: its table ${filled} has rows. Restore into a new data folder (DATA_DIR) or a new database (DATABASE_URL).`,
    );
}

async function loadTable(client: pg.Client, path: string, table: TableCopy): Promise<void> {
  await pipeline(
    createReadStream(join(path, tableFile(table))),
    createGunzip(),
    copyIn(client, copyInText(table)),
  );
}

async function mustBeLoaded(client: pg.Client, table: TableCopy): Promise<void> {
  const { stream, result } = rowSum();
  await pipeline(copyOut(client, copyOutText(table)), stream, new PassThrough().resume());
  const { rows, sum } = result();
  if (rows !== table.rows || sum !== table.sum)
    throw new UserError(
      `Table ${table.name} has ${rows} rows of the ${table.rows} in the backup, or others: nothing was restored.`,
    );
}
