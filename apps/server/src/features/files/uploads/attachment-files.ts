// Stores a file of an answer that came in with an import, and takes it back when the import did not go through.
// rules: X38.103
import { storageKey } from '@constancia/domain/files/attachment.ts';
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import { cleanFileName } from '@constancia/domain/files/file-name.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { newEntityId } from '../../../platform/ids.ts';
import type { ImageServices } from '../image-files.ts';
import { deleteUnused, type FileKey, insertFile } from '../queries.ts';
import { removeFilesLater } from '../remove-later.ts';
import type { Judged } from './judge-file.ts';
import { fileKindOf } from './receive-upload.ts';

export interface AttachmentToStore {
  readonly municipalityId: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly kind: AttachmentKind;
  readonly name: string;
  /** Id of the account. */
  readonly uploadedBy: string;
  readonly judged: Judged;
  readonly bytes: Buffer;
}

const RANDOM_LENGTH = 12;

/** Returns the storage key; nothing uses the file yet. The row comes before the bytes, so that none stay without a row. */
export async function storeAttachment(
  { db, clock, store }: ImageServices,
  { judged, bytes, kind, name, ...file }: AttachmentToStore,
): Promise<string> {
  const { mediaType, extension, redrawn: content = bytes } = judged;
  const random = newEntityId().slice(0, RANDOM_LENGTH);
  const key = storageKey(kind, { formId: file.formId, random, extension });
  await insertFile(db, {
    ...file,
    key,
    kind: fileKindOf(kind),
    name: cleanFileName(name),
    mediaType,
    bytes: content.length,
    at: clock(),
  });
  await store.put(key, content);
  return key;
}

/** A file that something uses stays. */
export async function takeBackAttachment({ db }: Pick<ImageServices, 'db'>, file: FileKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await deleteUnused(tx, file)) await removeFilesLater(tx, [file.key]);
  });
}
