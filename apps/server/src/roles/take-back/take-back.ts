// Takes an export into an installation that has none of its municipalities: all of it or nothing. The rows are as they were, so
// that what is exported again is the same; counters are counted here.
// rules: X38.92-X38.94
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { withoutEvents } from '../../features/events/public.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { repairCounter } from '../../platform/counters/queries.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import { type FileScanner, InfectedFile } from '../../platform/file-checks/file-scanner.ts';
import { scanStored } from '../../platform/file-checks/scanned-bytes.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { writeWhole } from '../../platform/files/write-whole.ts';
import { UserError } from '../../platform/user-error.ts';
import type { FileCopy } from '../backup/manifest.ts';
import { sealOf } from '../backup/seal.ts';
import { CARRIED_TABLES } from '../export/carried-tables.ts';
import { type ExportManifest, rowsFile, type WrittenTable } from '../export/manifest.ts';
import { listColumns } from '../export/pages/queries.ts';
import { KEPT_COUNTERS } from '../recount.ts';
import { checkExport, exportedFiles, linesOf } from './check-export.ts';
import { beginTakingBack, insertRows, listThere } from './queries.ts';

export interface TakeBackServices {
  readonly db: Database;
  readonly store: FileStore;
  readonly scanner: FileScanner;
  readonly clock: Clock;
}

/** Rows of one statement: at most so many, and about so many characters. */
const ROWS_MAX = 500;
const TEXT_MAX = 4_000_000;

/** Throws UserError with the reason, and then nothing was taken in. */
export async function takeBack(
  services: TakeBackServices,
  folder: string,
  manifest: ExportManifest,
): Promise<void> {
  await refuseUnlessFit(services.db, manifest);
  await checkExport(folder, manifest);
  const stored: string[] = [];
  try {
    await inTransaction(services.db, async (tx) => {
      await beginTakingBack(tx);
      await withoutEvents(tx);
      for (const table of manifest.tables) await takeRows(tx, folder, table);
      await countAgain(tx, manifest);
      for await (const file of exportedFiles(folder))
        if (await takeFile(services, folder, file)) stored.push(file.key);
      await auditImport(tx, services.clock, manifest);
    });
  } catch (error) {
    for (const key of stored) await services.store.remove(key);
    throw reasonOf(error);
  }
}

async function refuseUnlessFit(db: Queryable, { municipalities, tables }: ExportManifest): Promise<void> {
  const known = tables.map(({ name }) => name);
  const differs = known.join() !== CARRIED_TABLES.join();
  for (const { name, columns } of differs ? [] : tables) {
    if ((await listColumns(db, name)).join() === columns.join()) continue;
    throw new UserError(
      `The export is of another version of the program: its table ${name} has other columns.`,
    );
  }
  if (differs) throw new UserError('The export is of another version of the program: it has other tables.');
  const [there] = await listThere(
    db,
    municipalities.map(({ id }) => id),
  );
  if (there)
    throw new UserError(
      `${there.name} (${there.id}) is in this installation already: an export goes where its municipalities are not.`,
    );
}

async function takeRows(tx: Queryable, folder: string, table: WrittenTable): Promise<void> {
  let lines: string[] = [];
  let length = 0;
  const insert = async () => {
    if (lines.length > 0) await insertRows(tx, table, `[${lines.join(',')}]`);
    lines = [];
    length = 0;
  };
  for await (const line of linesOf(join(folder, rowsFile(table.name)))) {
    lines.push(line);
    length += line.length;
    if (lines.length >= ROWS_MAX || length >= TEXT_MAX) await insert();
  }
  await insert();
}

/** The one counter that the database does not move by itself when rows come in. */
async function countAgain(tx: Queryable, { municipalities }: ExportManifest): Promise<void> {
  const counters = KEPT_COUNTERS.filter(({ table }) => table === 'form_counters');
  for (const { id } of municipalities) for (const counter of counters) await repairCounter(tx, counter, id);
}

/** False when it is there already, as from an import that was stopped. */
async function takeFile(
  { store, scanner }: TakeBackServices,
  folder: string,
  { key, sha256 }: FileCopy,
): Promise<boolean> {
  const there = await store.open(key);
  if (there) {
    if ((await sealOf(there.content)).sha256 === sha256) return false;
    throw new UserError(`File storage already has another file named ${key}.`);
  }
  const open = async () => createReadStream(join(folder, 'files', key));
  const scanned = await scanStored(scanner, open);
  const content = await scanned.open();
  await writeWhole(store, { key, unfinished: `unfinished/import-${randomUUID()}` }, content);
  return true;
}

async function auditImport(
  tx: Queryable,
  clock: Clock,
  { municipalities, tables, files, takenAt }: ExportManifest,
): Promise<void> {
  const submissions = tables.find(({ name }) => name === 'submissions')?.rows ?? 0;
  for (const { id } of municipalities)
    await appendAudit(tx, {
      municipalityId: id,
      at: clock(),
      actor: '',
      action: 'import',
      subject: 'municipality',
      subjectId: id,
      details: { municipalities: municipalities.length, submissions, files, exportedAt: takenAt },
    });
}

const TAKEN = '23505';

/** What an operator can put right, in words; any other error as it is. */
function reasonOf(error: unknown): unknown {
  if (error instanceof InfectedFile)
    return new UserError(`A file of the export holds a virus (${error.message}): nothing was taken in.`);
  const { code, table, detail } = error as { code?: string; table?: string; detail?: string };
  if (code !== TAKEN) return error;
  return new UserError(
    `This installation has something of the export already, in ${table}: ${detail} Nothing was taken in.`,
  );
}
