// Decides which file may be uploaded as a signature, by its bytes and not by its name.
// rules: A5.42, A5.43, A9.06, X27.10
import { SIGNATURE_BYTES_MAX, SIGNATURE_PIXELS_MAX } from '@constancia/domain/limits.ts';

export type SignatureFileProblem =
  | 'signatures.not-png'
  | 'signatures.too-large'
  | 'signatures.too-many-pixels';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Offset of the width in a PNG; the height follows it. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEADER_LENGTH = 24;

/** Null when the file may be uploaded; a file of exactly the maximum size may. */
export async function signatureFileProblem(file: Blob): Promise<SignatureFileProblem | null> {
  const head = new Uint8Array(await file.slice(0, HEADER_LENGTH).arrayBuffer());
  if (!PNG.every((byte, index) => head[index] === byte)) return 'signatures.not-png';
  if (file.size > SIGNATURE_BYTES_MAX) return 'signatures.too-large';
  return pixelsOf(head) > SIGNATURE_PIXELS_MAX ? 'signatures.too-many-pixels' : null;
}

/** 0 when the header is incomplete: the server checks that. */
function pixelsOf(head: Uint8Array): number {
  if (head.length < HEADER_LENGTH) return 0;
  const view = new DataView(head.buffer);
  return view.getUint32(WIDTH_AT) * view.getUint32(HEIGHT_AT);
}
