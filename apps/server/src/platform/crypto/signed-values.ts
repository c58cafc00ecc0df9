// Signs values with a secret of the installation, so that the server knows later that they came from itself. Each
// purpose has a key of its own, derived from the secret: what was signed for one is worth nothing for another.
// rules: W1, W12, X27.12, X31.12, X31.82
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Everything that the server signs. */
export type SigningPurpose =
  | 'audit-head'
  | 'challenge'
  | 'database-login'
  | 'device'
  | 'device-name'
  | 'file-url'
  | 'receipt'
  | 'record-receipt'
  | 'revision-link'
  | 'single-sign-on'
  | 'ticket';

type Value = string | number;

export interface Signer {
  /** The signature of these values in this order, in base64url. */
  readonly sign: (...values: readonly Value[]) => string;
  /** Compares in constant time. */
  readonly isSigned: (signature: string, ...values: readonly Value[]) => boolean;
}

export interface SignedTokens {
  /**
   * The values, when they expire (epoch milliseconds) and the signature, with dots between them. `boundTo` is signed
   * too, but does not stand in the token.
   */
  readonly issue: (values: readonly Value[], until: number, boundTo?: string) => string;
  /** The values; null for a token that was made up or changed, has expired, or is bound to something else. */
  readonly read: (token: string, now: Date, boundTo?: string) => readonly string[] | null;
}

const WHOLE = 32;

/** `bytes`: how much of the signature is kept; less only where a person may have to type it. */
export function signer(secret: string, purpose: SigningPurpose, bytes: number = WHOLE): Signer {
  // As an object: bytes would be made into one for each signature, which takes four times as long as signing.
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  const sign: Signer['sign'] = (...values) =>
    // As JSON, so that no two lists of values are the same text.
    createHmac('sha256', key)
      .update(JSON.stringify(values.map(String)))
      .digest()
      .subarray(0, bytes)
      .toString('base64url');
  return {
    sign,
    isSigned: (signature, ...values) => isEqual(signature, sign(...values)),
  };
}

function isEqual(one: string, other: string): boolean {
  const given = Buffer.from(one);
  const right = Buffer.from(other);
  return given.length === right.length && timingSafeEqual(given, right);
}

export function signedTokens(secret: string, purpose: SigningPurpose): SignedTokens {
  const { sign } = signer(secret, purpose);
  const write = (values: readonly Value[], boundTo: string) =>
    [...values, sign(boundTo, ...values)].join('.');
  return {
    issue: (values, until, boundTo = '') => write([...values, until], boundTo),
    read: (token, now, boundTo = '') => {
      const values = token.split('.').slice(0, -1);
      if (!isEqual(token, write(values, boundTo))) return null;
      const until = values.pop();
      return Number(until) < now.getTime() ? null : values;
    },
  };
}
