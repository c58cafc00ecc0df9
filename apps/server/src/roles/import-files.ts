// The pictures of an imported folder lie in `files/` under the keys by which its forms and answers name them. They are
// drawn anew like any upload. rules: A3.32, E3.08, R2.059, X8.01, W12
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormRecord } from '@constancia/domain/interchange/form-record.ts';
import { findForm } from '../features/forms/public.ts';
import { importImage, type ImageToImport } from '../features/files/public.ts';
import type { ImportedSubmission } from '../features/submissions/public.ts';
import type { Queryable } from '../platform/db/database.ts';
import { type FileStore, isFileKey } from '../platform/files/file-store.ts';

export interface FileSource {
  readonly folder: string;
  readonly store: FileStore;
}

/** Reasons against it; none when the form names no picture, or the folder does not have it. */
export async function importHeaderImage(
  tx: Queryable,
  { folder, store }: FileSource,
  { id, definition }: FormRecord,
): Promise<readonly string[]> {
  const key = definition.headerImage;
  if (key === '' || !isFileKey(key)) return [];
  const bytes = await readFile(join(folder, 'files', key)).catch(() => null);
  if (!bytes) return [];
  const form = await findForm(tx, id);
  if (!form) throw new Error(`form ${id} was not imported`);
  const image: ImageToImport = {
    key,
    kind: 'header-image',
    formId: id,
    municipalityId: form.municipality_id,
    bytes,
    at: form.created_at,
  };
  return (await importImage({ tx, store }, image)) ? [] : [`files/${key}: no picture`];
}

/** The drawings of an answer's signatures, those that the folder has. */
export async function importSignatures(
  tx: Queryable,
  { folder, store }: FileSource,
  { municipalityId, submission }: ImportedSubmission,
): Promise<void> {
  for (const { image: key } of submission.signatures) {
    if (key === '' || !isFileKey(key)) continue;
    const bytes = await readFile(join(folder, 'files', key)).catch(() => null);
    if (!bytes) continue;
    await importImage(
      { tx, store },
      {
        key,
        kind: 'signature',
        formId: submission.formId,
        submissionId: submission.id,
        municipalityId,
        bytes,
        at: new Date(submission.createdAt),
      },
    );
  }
}
