// Stores uploaded pictures and deletes unused ones. The row is written before the bytes, so that a failure in
// between never leaves bytes in storage without a row.
// rules: E5.19, E5.20, A7.24, A9.01, W12
import type { Actor } from '@constancia/domain/access/actor.ts';
import { HEADER_IMAGE_SIDE_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { VISITOR_FILE_HOURS } from '@constancia/domain/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import type { ScannedBytes } from '../../platform/file-checks/scanned-bytes.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newEntityId } from '../../platform/ids.ts';
import { cleanImage } from '../../platform/images/clean-image.ts';
import { type ScanServices, scannedBytes } from './incoming-file.ts';
import { findFile, insertFile, markUsed, type OldFiles, takeUnused } from './queries.ts';
import { removeFilesLater } from './remove-later.ts';

export interface ImageServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: FileStore;
}

export interface IncomingImageServices extends ImageServices, ScanServices {}

/** `kind` of a picture that stands for a municipality or one of its forms. */
export const MUNICIPALITY_LOGO = 'municipality-logo';

export interface ImageToStore {
  readonly kind: 'header-image' | 'record-logo' | typeof MUNICIPALITY_LOGO;
  /** '' for a picture of a municipality. */
  readonly formId: string;
  /** Whose picture it is; the actor's when absent. */
  readonly municipalityId?: string;
  /** For a picture that belongs to one submission. */
  readonly submissionId?: string;
  readonly bytes: Buffer;
  readonly maxSide: number;
}

const RANDOM_LENGTH = 12;
/** Stands for the uploader of an imported picture. */
const IMPORTED = 'import';
const HOUR_MS = 60 * 60_000;
const DELETED_TOGETHER = 500;

/** Returns the storage key. Throws image-refused, file-infected, file-unchecked, file-too-large-to-check. */
export async function storeImage(
  services: IncomingImageServices,
  actor: Actor,
  image: ImageToStore,
): Promise<string> {
  const { db, clock, store } = services;
  const at = clock();
  const { kind, formId, municipalityId = actor.municipalityId } = image;
  const incoming = { municipalityId, of: formId || municipalityId, by: actor.username, kind };
  const scanned = await scannedBytes(services, incoming, image.bytes);
  const clean = await cleanImage(scanned, { maxSide: image.maxSide });
  if (!clean) throw new Problem('image-refused');
  const key = `imagenes/${formId || municipalityId}/${newEntityId().slice(0, RANDOM_LENGTH)}.${clean.extension}`;
  await insertFile(db, {
    municipalityId,
    key,
    kind,
    formId,
    mediaType: clean.mediaType,
    bytes: clean.content.length,
    uploadedBy: actor.userId,
    at,
    ...(image.submissionId !== undefined && { submissionId: image.submissionId }),
  });
  await store.put(key, clean.content);
  return key;
}

/** Deletes files that nothing uses a day after their upload, those of visitors after two hours. */
export async function deleteUnusedFiles({ db, clock }: Pick<ImageServices, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const keys = await takeUnused(tx, { ...oldAt(clock()), most: DELETED_TOGETHER });
    await removeFilesLater(tx, keys);
  });
}

/** Unused files that were uploaded before these times are old. */
export function oldAt(now: Date): Omit<OldFiles, 'most'> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  return { before: hoursAgo(24), ofVisitorsBefore: hoursAgo(VISITOR_FILE_HOURS) };
}

export interface ImageToImport {
  readonly key: string;
  readonly kind: 'header-image' | 'signature';
  readonly formId: string;
  /** For a drawing that belongs to a submission. */
  readonly submissionId?: string;
  readonly municipalityId: string;
  readonly bytes: ScannedBytes;
  readonly at: Date;
}

/**
 * Stores a picture under the key that it comes with, already in use; false when it is not a picture.
 * Importing it twice changes nothing.
 */
export async function importImage(
  { tx, store }: { readonly tx: Queryable; readonly store: FileStore },
  image: ImageToImport,
): Promise<boolean> {
  const { key, kind, formId, submissionId = '', municipalityId, at } = image;
  if (await findFile(tx, key)) return true;
  const clean = await cleanImage(image.bytes, { maxSide: HEADER_IMAGE_SIDE_MAX });
  if (!clean) return false;
  const { mediaType, content } = clean;
  await insertFile(tx, {
    municipalityId,
    key,
    kind,
    formId,
    mediaType,
    at,
    bytes: content.length,
    uploadedBy: IMPORTED,
    submissionId,
  });
  await markUsed(tx, { municipalityId, key }, at);
  await store.put(key, content);
  return true;
}
