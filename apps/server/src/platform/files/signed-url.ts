// URLs with which a browser may fetch one file for a few minutes. Key, person and expiry are signed, so a
// forwarded URL is of no use to anybody else.
// rules: W12
import { signer } from '../crypto/signed-values.ts';

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
  const { sign, isSigned } = signer(secret, 'file-url');
  const signed = (key: string, until: number, reader: string) => [key, until, reader] as const;
  return {
    urlOf: (key, reader, now) => {
      const until = now.getTime() + LIFE_MS;
      const signature = sign(...signed(key, until, reader));
      return `/api/files?${new URLSearchParams({ key, until: String(until), signature }).toString()}`;
    },
    isValid: ({ key, until, signature }, reader, now) => {
      if (until < now.getTime() || until > now.getTime() + LIFE_MS) return false;
      return isSigned(signature, ...signed(key, until, reader));
    },
  };
}
