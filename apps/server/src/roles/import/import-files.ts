// Imports the pictures of a folder: they are in `files/` under the keys by which its forms and submissions
// name them, and are redrawn like any upload. Files that a document names but the folder does not contain are
// reported one by one.
// rules: A3.32, E3.08, X8.04, X37.35, W12
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import { type AnswerSet, ATTACHMENT_KINDS } from '@constancia/domain/submissions/answers/answers.ts';
import { type ImageToImport, importImage } from '../../features/files/public.ts';
import { findForm } from '../../features/forms/public.ts';
import type { ImportedSubmission } from '../../features/submissions/public.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type FileScanner, InfectedFile } from '../../platform/file-checks/file-scanner.ts';
import { type ScannedBytes, scanBytes } from '../../platform/file-checks/scanned-bytes.ts';
import { type FileStore, isFileKey } from '../../platform/files/file-store.ts';

/** A file that a document names and that was not imported. */
export interface LeftOutFile {
  /** `form` or `answer` with its id. */
  readonly of: string;
  readonly key: string;
  readonly reason: string;
}

export interface FileSource {
  readonly folder: string;
  readonly store: FileStore;
  readonly scanner: FileScanner;
  readonly leaveOut: (file: LeftOutFile) => void;
}

export async function importHeaderImage(
  tx: Queryable,
  source: FileSource,
  { id, definition }: FormRecord,
): Promise<void> {
  const form = await findForm(tx, id);
  if (!form) throw new Error(`form ${id} was not imported`);
  await importOne(tx, source, {
    of: `form ${id}`,
    image: {
      key: definition.headerImage,
      kind: 'header-image',
      formId: id,
      municipalityId: form.municipalityId,
      at: form.createdAt,
    },
  });
}

/** Imports the drawings of its signatures; the files of its questions are only reported as left out. */
export async function importFilesOfSubmission(
  tx: Queryable,
  source: FileSource,
  { municipalityId, submission }: ImportedSubmission,
): Promise<void> {
  const { id, formId, createdAt, signatures, answers } = submission;
  const of = `answer ${id}`;
  for (const { image: key } of signatures) {
    const image = { key, formId, submissionId: id, municipalityId, at: new Date(createdAt) };
    await importOne(tx, source, { of, image: { ...image, kind: 'signature' } });
  }
  for (const key of attachmentsOf(answers))
    source.leaveOut({ of, key, reason: 'files of questions are not taken in' });
}

function attachmentsOf({ main, rows }: AnswerSet): readonly string[] {
  const copies = Object.values(rows).flat();
  const given = [main, ...copies.map(({ answers }) => answers)].flatMap((answers) => Object.values(answers));
  return given.flatMap((submission) => ATTACHMENT_KINDS.flatMap((kind) => submission[kind] ?? []));
}

async function importOne(
  tx: Queryable,
  { folder, store, scanner, leaveOut }: FileSource,
  { of, image }: { readonly of: string; readonly image: Omit<ImageToImport, 'bytes'> },
): Promise<void> {
  const { key } = image;
  if (key === '') return;
  const read = isFileKey(key) ? await bytesOf(join(folder, 'files', key)) : 'is no key of a file';
  const bytes = typeof read === 'string' ? read : await scanned(scanner, read);
  if (typeof bytes === 'string') leaveOut({ of, key, reason: bytes });
  else if (!(await importImage({ tx, store }, { ...image, bytes })))
    leaveOut({ of, key, reason: 'is no picture' });
}

/** Throws ScanFailure: what cannot be scanned is not taken in. */
async function scanned(scanner: FileScanner, bytes: Buffer): Promise<ScannedBytes | string> {
  try {
    return await scanBytes(scanner, bytes);
  } catch (error) {
    if (error instanceof InfectedFile) return `holds a virus (${error.message})`;
    throw error;
  }
}

/** The bytes, or the reason why there are none. */
async function bytesOf(path: string): Promise<Buffer | string> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    return code === 'ENOENT' ? 'is not in the folder' : `cannot be read (${code})`;
  }
}
