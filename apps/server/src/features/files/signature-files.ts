// Storing the drawing of a signature for an answer that is being written. The row says which answer, which slot and
// who; it becomes part of the answer when that is stored. rules: A3.32, A5.42, A7.26, A9.06, W12, X27.10
import { SIGNATURE_PIXELS_MAX } from '@constancia/domain/limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newDocumentId } from '../../platform/ids.ts';
import { cleanImage } from '../../platform/images/clean-image.ts';
import { refuseAbove } from '../../platform/rate-limit/refuse-above.ts';
import type { ImageServices } from './image-files.ts';
import { insertSignature } from './queries.ts';

export interface SignatureToStore {
  readonly municipalityId: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly slot: number;
  /** Id of the account; '' for a visitor. */
  readonly uploadedBy: string;
  /** What uploads are counted by: the account, or where a visitor comes from. */
  readonly countedAs: string;
  readonly bytes: Buffer;
}

export interface StoredSignature {
  readonly image: string;
  readonly imageId: string;
}

/** Of one person an hour: a day's signatures, far below a flood. */
const UPLOADS_PER_HOUR = 120;
/** Pixels: twice the widest canvas. */
const SIDE_MAX = 1_600;

/** Throws image-refused for anything but a PNG of two megapixels that can be drawn, too-many-requests. */
export async function storeSignature(
  { db, clock, store }: ImageServices,
  signature: SignatureToStore,
): Promise<StoredSignature> {
  const at = clock();
  const limit = { key: `upload:${signature.countedAs}`, tries: UPLOADS_PER_HOUR, windowSeconds: 3_600 };
  await refuseAbove(db, limit, at);
  const clean = await cleanImage(signature.bytes, { maxSide: SIDE_MAX, maxPixels: SIGNATURE_PIXELS_MAX });
  if (clean?.mediaType !== 'image/png') throw new Problem('image-refused');
  const imageId = newDocumentId();
  const key = `imagenes/signatures-${signature.formId}/imgPNG-${imageId}.png`;
  await insertSignature(db, { ...signature, key, size: clean.content.length, at });
  await store.put(key, clean.content);
  return { image: key, imageId };
}
