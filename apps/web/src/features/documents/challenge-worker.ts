// Solves the puzzle of the server beside the page: tries numbers until the digest begins with as many zero bits as the
// token asks for. rules: W1, X18.18
import { sha256 } from './sha256.ts';

function zeroBits(digest: Uint32Array): number {
  const [first = 0, second = 0] = digest;
  return first === 0 ? 32 + Math.clz32(second) : Math.clz32(first);
}

self.addEventListener('message', ({ data: token }: MessageEvent<string>) => {
  const bits = Number(token.split('.')[1]);
  const encoder = new TextEncoder();
  for (let number = 0; ; number++) {
    if (zeroBits(sha256(encoder.encode(`${token}:${number}`))) >= bits) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      self.postMessage(number);
      return;
    }
  }
});
