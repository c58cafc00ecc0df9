// The ID token of a sign-in is kept for signing out at the provider. It says who somebody is, so it is stored encrypted;
// without a key nothing is kept, and the provider asks the person whether to sign out.
// rules: X34.13, X34.15
import { type SecretKey, secretBox } from '../../../platform/secrets/secret-box.ts';

export interface IdTokens {
  readonly seal: (idToken: string, subject: string) => string;
  /** Null when there is none that can be read. */
  readonly open: (sealed: string | null, subject: string) => string | null;
}

export function idTokens(keys: readonly SecretKey[]): IdTokens {
  const box = secretBox(keys, 'id-token');
  return {
    seal: (idToken, subject) => (box.isUsable ? box.seal(idToken, subject) : ''),
    open: (sealed, subject) => (sealed === null ? null : box.open(sealed, subject)),
  };
}
