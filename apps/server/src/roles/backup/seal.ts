// Size and SHA-256 of what passes, and a sum over the rows of a table that does not depend on their order: a table that was
// restored has the same rows in an order of its own.
// rules: X37.03, X37.07
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sealed } from './manifest.ts';

export interface Seal {
  readonly stream: Transform;
  /** Once everything has passed. */
  readonly sealed: () => Sealed;
}

export function seal(): Seal {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, sealed: () => ({ bytes, sha256: hash.digest('hex') }) };
}

export async function sealOf(content: Readable): Promise<Sealed> {
  const { stream, sealed } = seal();
  await pipeline(content, stream, new PassThrough().resume());
  return sealed();
}

/** Null when there is no such file, or it cannot be read. */
export function sealOfFile(path: string): Promise<Sealed | null> {
  return sealOf(createReadStream(path)).catch(() => null);
}

export interface RowSum {
  readonly stream: Transform;
  readonly result: () => { readonly rows: number; readonly sum: string };
}

const NEWLINE = 10;
const MASK = (1n << 64n) - 1n;

/** Lets lines pass, counts them and sums their hashes up. */
export function rowSum(): RowSum {
  let rows = 0;
  let sum = 0n;
  let line: Hash | null = null;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        const whole = (line ?? createHash('sha256')).update(chunk.subarray(from, end)).digest();
        sum = (sum + whole.readBigUInt64BE(0)) & MASK;
        rows += 1;
        line = null;
        from = end + 1;
      }
      if (from < chunk.length) line = (line ?? createHash('sha256')).update(chunk.subarray(from));
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, sum: sum.toString(16) }) };
}
