// A puzzle that costs a browser some seconds of one core and the server nothing: a number with which the digest of the
// token begins with so many zero bits. The token is signed, ends after some minutes and serves once.
// rules: W1, X18.18
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { newDocumentId } from '../../../platform/ids.ts';

export interface Challenges {
  /** A new token; it says how many bits. */
  readonly issue: (now: Date) => string;
  /** The name of the token it was solved for, which serves once; null when it is not solved. */
  readonly solvedName: (solution: ChallengeSolution, now: Date) => string | null;
}

export interface ChallengeSolution {
  readonly token: string;
  readonly number: number;
}

const LIFE_MS = 10 * 60_000;
const TOKEN = /^([0-9A-Za-z]{20})\.(\d{1,2})\.(\d{13})\.([\w-]{43})$/;

export function zeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0);
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

export function challenges(secret: string, bits: number): Challenges {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(`challenge\n${text}`).digest();
  return {
    issue: (now) => {
      const text = `${newDocumentId()}.${bits}.${now.getTime() + LIFE_MS}`;
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    solvedName: ({ token, number }, now) => {
      const [, name, asked, until, signature] = TOKEN.exec(token) ?? [];
      if (name === undefined || signature === undefined || Number(until) < now.getTime()) return null;
      const right = signatureOf(token.slice(0, token.lastIndexOf('.')));
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), right)) return null;
      const digest = createHash('sha256').update(`${token}:${number}`).digest();
      return zeroBits(digest) >= Number(asked) ? name : null;
    },
  };
}
