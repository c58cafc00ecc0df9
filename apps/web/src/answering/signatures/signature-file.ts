// What may be uploaded as a signature: judged by its bytes, not by its name. rules: A5.42, A5.43, A9.06, X27.10
import { SIGNATURE_BYTES_MAX, SIGNATURE_PIXELS_MAX } from '@constancia/domain/limits.ts';

export type SignatureFileProblem =
  | 'signatures.not-png'
  | 'signatures.too-large'
  | 'signatures.too-many-pixels';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A PNG begins with its size: width and height after the name of the first chunk. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEADER_LENGTH = 24;

/** Null when it may be uploaded; exactly the limit may. */
export async function signatureFileProblem(file: Blob): Promise<SignatureFileProblem | null> {
  const head = new Uint8Array(await file.slice(0, HEADER_LENGTH).arrayBuffer());
  if (!PNG.every((byte, index) => head[index] === byte)) return 'signatures.not-png';
  if (file.size > SIGNATURE_BYTES_MAX) return 'signatures.too-large';
  return pixelsOf(head) > SIGNATURE_PIXELS_MAX ? 'signatures.too-many-pixels' : null;
}

/** 0 where the header is not whole: the server judges that. */
function pixelsOf(head: Uint8Array): number {
  if (head.length < HEADER_LENGTH) return 0;
  const view = new DataView(head.buffer);
  return view.getUint32(WIDTH_AT) * view.getUint32(HEIGHT_AT);
}
