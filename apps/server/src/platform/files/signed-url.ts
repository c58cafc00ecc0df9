// URLs with which a browser may fetch one file for a few minutes. Key, person and expiry are signed, so a
// forwarded URL is of no use to anybody else.
// rules: W12
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a URL is valid, in milliseconds (W12). */
const LIFE_MS = 5 * 60_000;

export interface FileSigner {
  /** `reader`: id of the user, or '' for a page that everybody may see. */
  readonly urlOf: (key: string, reader: string, now: Date) => string;
  readonly isValid: (asked: SignedUrl, reader: string, now: Date) => boolean;
}

interface SignedUrl {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly until: number;
  readonly signature: string;
}

export function fileSigner(secret: string): FileSigner {
  const signatureOf = (key: string, until: number, reader: string) =>
    createHmac('sha256', secret).update(`${key}\n${until}\n${reader}`).digest();
  return {
    urlOf: (key, reader, now) => {
      const until = now.getTime() + LIFE_MS;
      const signature = signatureOf(key, until, reader).toString('base64url');
      return `/api/files?${new URLSearchParams({ key, until: String(until), signature }).toString()}`;
    },
    isValid: ({ key, until, signature }, reader, now) => {
      if (until < now.getTime() || until > now.getTime() + LIFE_MS) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(key, until, reader);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
