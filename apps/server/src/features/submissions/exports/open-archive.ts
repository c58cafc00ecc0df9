// An archive of a form: its spreadsheet, and the files of each submission in a folder with its code. Files are read one
// after the other while they are sent.
// rules: X33.22
import { fileNames, safeName } from '@constancia/domain/presentation/sheet/file-names.ts';
import { archiveWords } from '@constancia/messages/sheet-words.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { ReceivedFile } from '../../../platform/sheet/piece-port.ts';
import { type ZipEntry, zipArchive } from '../../../platform/sheet/zip.ts';
import type { FormVersions } from '../../forms/public.ts';
import { type FiledSubmission, readFilesPage } from '../list/export-queries.ts';
import type { ExportRequest } from '../list/export-sheet.ts';
import { countSelection } from '../list/lane-queries.ts';
import { rowOrder } from '../list/order-queries.ts';
import { selectionOf } from '../list/selection-queries.ts';
import type { OpenFile } from './watched-file.ts';

const PAGE = 200;

interface ArchiveServices {
  readonly db: Database;
  readonly versions: FormVersions;
  readonly store: FileStore;
}

interface NamedKey {
  readonly key: string;
  readonly name: string;
}

function keysOf({ code, id, files, signatures }: FiledSubmission, language: string): readonly NamedKey[] {
  const { files: folder, signature } = archiveWords(language);
  const path = (name: string) => `${folder}/${safeName(code) || id}/${name}`;
  const names = fileNames(files ?? []);
  return [
    ...(files ?? []).map(({ key }, position) => ({ key, name: path(names[position] ?? key) })),
    ...(signatures ?? []).map(({ key, slot }) => ({ key, name: path(`${signature} ${slot + 1}.png`) })),
  ];
}

export async function openArchive(
  { db, store, versions }: ArchiveServices,
  { form, scope, filter, order: wished, language }: ExportRequest,
  sheet: ReceivedFile,
): Promise<OpenFile> {
  const order = rowOrder(wished, filter, await versions.load(form, form.version));
  const selection = await selectionOf(db, { form, scope, filter, order });
  const counted = await countSelection(db, selection);
  let walked = 0;
  let isClosed = false;
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'respuestas.xlsx', content: sheet.file };
    let after: FiledSubmission | null = null;
    for (;;) {
      const page: readonly FiledSubmission[] = await readFilesPage(
        db,
        { selection, counted },
        { after, size: PAGE },
      );
      for (const submission of page) {
        for (const { key: stored, name } of keysOf(submission, language)) {
          if (isClosed) return;
          // Deleted since the page was read.
          const file = await store.open(stored);
          if (file) yield { name, content: file.content };
        }
        walked += 1;
      }
      after = page.length < PAGE ? null : (page.at(-1) ?? null);
      if (!after) return;
    }
  }
  return {
    content: zipArchive(entries()),
    written: () => ({ made: sheet.made() + walked, total: sheet.total * 2 }),
    close: () => {
      isClosed = true;
      sheet.file.destroy();
    },
  };
}
