// Files that people send with their submissions: in pieces, going on where the last attempt ended, as a browser does.
import { createHash } from 'node:crypto';
import type { Asked } from './ask.ts';

const PIECE = 64 * 1_024;
const BYTES = 5 * PIECE + 1_234;
const BEGIN = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n');
const END = Buffer.from('\nstartxref\n0\n%%EOF\n');

/** A file of 320 kB, another one for each submission and the same at each attempt. */
export function fileOf(id: string): Buffer {
  const content = createHash('shake256', { outputLength: BYTES }).update(id).digest();
  return Buffer.concat([BEGIN, content, END]);
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

interface Upload {
  readonly received: number;
  readonly key: string | null;
}

/** One attempt. Returns the key of the file once it has arrived and was checked; null when it is to be tried again. */
export async function uploadOnce(ask: Asked, intake: string, id: string): Promise<string | null> {
  const content = fileOf(id);
  const uploadId = `u${id.slice(0, 19)}`;
  const { origin } = new URL(intake);
  const at = `${origin}/api/uploads/${uploadId}`;
  const announced = {
    id: uploadId,
    submissionId: id,
    version: 1,
    questionId: 'plan',
    kind: 'document',
    name: 'plano.pdf',
    bytes: content.length,
  };
  const begun = await ask<Upload>('POST', intake.replace(/submissions$/, 'uploads'), announced);
  let received = begun?.received ?? 0;
  if (begun === null) return null;
  if (begun.key !== null) return begun.key;
  while (received < content.length) {
    const piece = content.subarray(received, received + PIECE);
    const sent = await ask<Upload>('PATCH', `${at}?offset=${received}`, piece);
    if (sent === null) return null;
    received = sent.received;
  }
  return (await ask<Upload>('POST', `${at}/completion`))?.key ?? null;
}
