// Everything of one municipality, or of all, as a folder: documents that other programs read, the rows behind them, and the files.
// All of it is of one moment, and page by page.
// rules: X38.91-X38.94
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inSnapshot, inTransaction, type Queryable } from '../../platform/db/database.ts';
import { type FileStore, isFileKey } from '../../platform/files/file-store.ts';
import { UserError } from '../../platform/user-error.ts';
import { formToDocument } from '@constancia/domain/interchange/forms/form-document.ts';
import { answerLines } from './write-answers.ts';
import { CARRIED_TABLES, LEFT_BEHIND } from './carried-tables.ts';
import { type FolderWriter, writeFolder } from './folder-writer.ts';
import {
  EXPORT_MANIFEST,
  EXPORTED_FILES,
  type ExportManifest,
  exportManifestText,
  rowsFile,
  type WrittenFile,
  type WrittenTable,
} from './manifest.ts';
import { beginExport, type Ids, listColumns, pagesOfKeys, pagesOfRows } from './pages/queries.ts';
import { listExported, listFormIds, readExportedForm, readVersion } from './queries.ts';
import { readTerritory, type Territory } from './territory.ts';
import { documentsOf } from './write-documents.ts';
import { recordIn } from './write-forms.ts';

export interface ExportServices {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: Clock;
}

/** `only`: id of a municipality; null for all. */
export async function exportFolder(
  services: ExportServices,
  folder: string,
  only: string | null,
): Promise<ExportManifest> {
  return writeFolder(folder, async (writer) => {
    const manifest = await inSnapshot(services.db, (tx) => writeAll(tx, services, { writer, only })).catch(
      (error: unknown) => {
        throw reasonOf(error);
      },
    );
    await writer.write(EXPORT_MANIFEST, pieces(exportManifestText(manifest)));
    await auditExport(services, manifest);
    return manifest;
  });
}

/** A table or a column that is not there. */
const OTHER_SCHEMA = ['42P01', '42703'];

/** An export migrates nothing. */
function reasonOf(error: unknown): unknown {
  if (!OTHER_SCHEMA.includes((error as { code?: string }).code ?? '')) return error;
  return new UserError(
    'The database is not that of this version of the program: start the program once, which brings it up to date.',
  );
}

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}

async function writeAll(
  tx: Queryable,
  { store, clock }: ExportServices,
  { writer, only }: { readonly writer: FolderWriter; readonly only: string | null },
): Promise<ExportManifest> {
  await beginExport(tx);
  const takenAt = clock().toISOString();
  const municipalities = await listExported(tx, only);
  if (municipalities.length === 0)
    throw new UserError(only === null ? 'There is nothing to export.' : `There is no municipality ${only}.`);
  const ids = municipalities.map(({ id }) => id);
  const territory = await readTerritory(tx, municipalities);
  const documents: WrittenFile[] = [];
  const noting: FolderWriter = {
    write: async (path, content) => {
      const file = await writer.write(path, content);
      documents.push(file);
      return file;
    },
  };
  for (const [path, content] of Object.entries(documentsOf(tx, territory))) await noting.write(path, content);
  await writeForms(tx, noting, territory);
  const tables: WrittenTable[] = [];
  for (const name of CARRIED_TABLES) tables.push(await writeRows(tx, noting, { name, ids }));
  const { list, ...files } = await writeFiles(tx, writer, { store, ids });
  documents.push(list);
  return {
    format: 1,
    takenAt,
    municipalities: municipalities.map(({ id, name }) => ({ id, name })),
    tables,
    documents,
    ...files,
    leftBehind: LEFT_BEHIND.map(({ what, because }) => ({ what, because })),
  };
}

/** An id that came with a document may hold anything. */
const fileName = (id: string) => encodeURIComponent(id).replaceAll('.', '%2E');

async function writeForms(tx: Queryable, writer: FolderWriter, territory: Territory): Promise<void> {
  const ids = [...territory.municipalities.keys()];
  const recordOf = recordIn(territory);
  for (const id of await listFormIds(tx, ids)) {
    const form = await readExportedForm(tx, ids, id);
    const definition = await readVersion(tx, form, form.version);
    const document = formToDocument(recordOf(form, definition, form.areaId));
    await writer.write(`forms/${fileName(id)}.json`, pieces(`${JSON.stringify(document, null, 1)}\n`));
    await writer.write(`answers/${fileName(id)}.jsonl`, answerLines(tx, form, recordOf));
  }
}

async function writeRows(
  tx: Queryable,
  writer: FolderWriter,
  { name, ids }: { readonly name: string; readonly ids: Ids },
): Promise<WrittenTable> {
  const columns = await listColumns(tx, name);
  let rows = 0;
  const lines = async function* () {
    for await (const page of pagesOfRows(tx, { table: name, columns, ids })) {
      rows += page.length;
      yield page.map((line) => `${line}\n`).join('');
    }
  };
  await writer.write(rowsFile(name), lines());
  return { name, columns, rows };
}

async function writeFiles(
  tx: Queryable,
  writer: FolderWriter,
  { store, ids }: { readonly store: FileStore; readonly ids: Ids },
): Promise<Pick<ExportManifest, 'files' | 'missing'> & { readonly list: WrittenFile }> {
  const missing: string[] = [];
  let files = 0;
  const lines = async function* () {
    for await (const keys of pagesOfKeys(tx, ids)) {
      for (const key of keys) {
        const stored = isFileKey(key) ? await store.open(key) : null;
        if (!stored) {
          missing.push(key);
          continue;
        }
        const { bytes, sha256 } = await writer.write(`files/${key}`, stored.content);
        files += 1;
        yield `${JSON.stringify({ key, bytes, sha256 })}\n`;
      }
    }
  };
  const list = await writer.write(EXPORTED_FILES, lines());
  return { files, missing, list };
}

/** Before the folder gets its name: there is no export without an entry. */
async function auditExport(
  { db, clock }: ExportServices,
  { municipalities, tables, files }: ExportManifest,
): Promise<void> {
  const submissions = tables.find(({ name }) => name === 'submissions')?.rows ?? 0;
  await inTransaction(db, async (tx) => {
    for (const { id } of municipalities)
      await appendAudit(tx, {
        municipalityId: id,
        at: clock(),
        actor: '',
        action: 'export',
        subject: 'municipality',
        subjectId: id,
        details: { municipalities: municipalities.length, submissions, files },
      });
  });
}
