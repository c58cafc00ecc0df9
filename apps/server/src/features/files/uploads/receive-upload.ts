// Receives a file in pieces. Each piece says its position. A piece that does not continue the stored bytes is
// answered with the position to go on from, so a lost connection costs one piece. Of two pieces for the same
// position one is taken.
// rules: A7.28, W12, X14.03, X14.04, X14.06
import { isDocumentType } from '@constancia/domain/files/attachment.ts';
import { extensionOf } from '@constancia/domain/files/file-name.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { removeFilesLater } from '../remove-later.ts';
import {
  beginsAs,
  beginsAsImage,
  beginsAsSound,
  videoType,
} from '../../../platform/file-checks/judge-beginning.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { oldAt } from '../image-files.ts';
import { deleteUnused } from '../queries.ts';
import {
  deleteUpload,
  findUpload,
  lockUpload,
  setReceived,
  takeOldUploads,
  type UploadRow,
} from './queries.ts';
import type { UploadServices } from './start-upload.ts';
import { unfinishedKey } from './unfinished-key.ts';

const DELETED_TOGETHER = 500;

/** Somebody else's upload is reported as not found. Throws upload-not-found. */
export async function openUpload(
  { db }: Pick<UploadServices, 'db'>,
  id: string,
  people: readonly string[],
): Promise<UploadRow> {
  const upload = await findUpload(db, id);
  if (!upload || !people.includes(upload.uploadedBy)) throw new Problem('upload-not-found');
  return upload;
}

export interface Piece {
  readonly id: string;
  readonly offset: number;
  readonly bytes: Buffer;
}

/** Throws upload-not-found, upload-offset, payload-too-large, file-refused. */
export async function receivePiece(
  services: UploadServices,
  { id, offset, bytes }: Piece,
  people: readonly string[],
): Promise<UploadRow> {
  const announced = await openUpload(services, id, people);
  if (offset === 0 && !(await beginsRight(announced, bytes))) {
    await discardUpload(services, announced);
    throw new Problem('file-refused', { issues: [{ code: 'file-format' }] });
  }
  return inTransaction(services.db, async (tx) => {
    const upload = await lockUpload(tx, announced);
    if (!upload) throw new Problem('upload-not-found');
    if (upload.fileKey !== null || offset !== upload.received)
      throw new Problem('upload-offset', { values: { offset: upload.received } });
    const received = offset + bytes.length;
    if (received > upload.bytes) throw new Problem('payload-too-large');
    await services.store.write(unfinishedKey(upload), offset, bytes);
    await setReceived(tx, announced, received);
    return { ...upload, received };
  });
}

/**
 * The shortest beginning that shows the type of a file. A shorter first piece is checked at the end with the
 * rest.
 */
const TYPE_BYTES_MIN = 16;

async function beginsRight({ kind, name, bytes }: UploadRow, start: Buffer): Promise<boolean> {
  if (start.length < Math.min(TYPE_BYTES_MIN, bytes)) return true;
  if (kind === 'image') return beginsAsImage(start);
  if (kind === 'video') return (await videoType(start)) !== null;
  if (kind === 'audio') return beginsAsSound(start);
  const type = extensionOf(name);
  return isDocumentType(type) && beginsAs(type, start);
}

/** A file of a stored submission stays. Throws upload-not-found. */
export async function removeUpload(
  services: UploadServices,
  id: string,
  people: readonly string[],
): Promise<void> {
  const upload = await openUpload(services, id, people);
  const { municipalityId, fileKey: key } = upload;
  if (key === null) return discardUpload(services, upload);
  await inTransaction(services.db, async (tx) => {
    // The upload first, as where its submission is deleted.
    await deleteUpload(tx, upload);
    const file = { municipalityId, key };
    if (!(await deleteUnused(tx, file))) throw new Problem('upload-not-found');
    await removeFilesLater(tx, [key]);
  });
}

/** Deletes an upload and the bytes that have arrived. */
export async function discardUpload({ db }: Pick<UploadServices, 'db'>, upload: UploadRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteUpload(tx, upload);
    await removeFilesLater(tx, [unfinishedKey(upload)]);
  });
}

/**
 * Deletes uploads a day after they began, those of visitors after two hours. Finished ones are ordinary files
 * by then and stay.
 */
export async function deleteOldUploads({ db, clock }: Pick<UploadServices, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const old = await takeOldUploads(tx, { ...oldAt(clock()), most: DELETED_TOGETHER });
    await removeFilesLater(tx, old.map(unfinishedKey));
  });
}

/** Kind of such a file in the table of files, different from the kinds of forms' files. */
export const fileKindOf = (kind: string) => `answer-${kind}`;
