// What may be uploaded as a signature: judged by its bytes, not by its name. rules: A5.42, A5.43, A9.06
import { SIGNATURE_BYTES_MAX } from '@constancia/domain/limits.ts';

export type SignatureFileProblem = 'signatures.not-png' | 'signatures.too-large';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Null when it may be uploaded; exactly the limit may. */
export async function signatureFileProblem(file: Blob): Promise<SignatureFileProblem | null> {
  const head = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer());
  if (!PNG.every((byte, index) => head[index] === byte)) return 'signatures.not-png';
  return file.size > SIGNATURE_BYTES_MAX ? 'signatures.too-large' : null;
}
