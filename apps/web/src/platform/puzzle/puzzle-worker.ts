// Solves the puzzle of the server in the background: hashes every n-th number with the memory that the token asks for,
// until one hash is small enough.
// rules: W1, X18.18, X28.05
import { argon2id } from 'hash-wasm';

/** With several workers, each takes the numbers `first`, `first + step`, `first + 2 * step` … */
export interface PuzzleWork {
  readonly token: string;
  readonly first: number;
  readonly step: number;
}

const SALT_BYTES = 16;

async function solve({ token, first, step }: PuzzleWork): Promise<number> {
  const [, hashes = '1', memoryKib = '8'] = token.split('.');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const salt = new Uint8Array(digest, 0, SALT_BYTES);
  for (let number = first; ; number += step) {
    const hash = await argon2id({
      password: String(number),
      salt,
      parallelism: 1,
      iterations: 1,
      memorySize: Number(memoryKib),
      hashLength: 32,
      outputType: 'binary',
    });
    if (new DataView(hash.buffer, hash.byteOffset).getUint32(0) < 2 ** 32 / Number(hashes)) return number;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PuzzleWork>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  void solve(data).then((number) => self.postMessage(number));
});
