// Stores the drawing of a signature for a submission that is being written. Its row holds the submission, the
// slot and the uploader; storing the submission marks it as used.
// rules: A3.32, A5.42, A7.26, W12, X27.10
import { SIGNATURE_PIXELS_MAX } from '@constancia/domain/limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newEntityId } from '../../platform/ids.ts';
import { cleanImage } from '../../platform/images/clean-image.ts';
import type { IncomingImageServices } from './image-files.ts';
import { scannedBytes } from './incoming-file.ts';
import { insertSignature } from './queries.ts';

export interface SignatureToStore {
  readonly municipalityId: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly slot: number;
  /** Id of the account; '' for a visitor. */
  readonly uploadedBy: string;
  /** Username; '' for a visitor. */
  readonly username: string;
  readonly bytes: Buffer;
}

export interface StoredSignature {
  readonly image: string;
  readonly imageId: string;
}

/** Pixels: twice the widest drawing area on the screen. */
const SIDE_MAX = 1_600;

/**
 * Takes only a PNG of at most two megapixels that can be decoded. Throws image-refused, file-infected, file-unchecked,
 * file-too-large-to-check.
 */
export async function storeSignature(
  services: IncomingImageServices,
  { username, bytes, ...signature }: SignatureToStore,
): Promise<StoredSignature> {
  const { db, clock, store } = services;
  const at = clock();
  const { municipalityId, formId } = signature;
  const incoming = { municipalityId, of: formId, by: username, kind: 'signature' };
  const scanned = await scannedBytes(services, incoming, bytes);
  const clean = await cleanImage(scanned, { maxSide: SIDE_MAX, maxPixels: SIGNATURE_PIXELS_MAX });
  if (clean?.mediaType !== 'image/png') throw new Problem('image-refused');
  const imageId = newEntityId();
  const key = `imagenes/signatures-${signature.formId}/imgPNG-${imageId}.png`;
  await insertSignature(db, { ...signature, key, size: clean.content.length, at });
  await store.put(key, clean.content);
  return { image: key, imageId };
}
