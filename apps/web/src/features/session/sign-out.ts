// Signs out on the server. Until the server has confirmed it, the device remembers that it is still to be done, so that a
// person who left without a connection is not signed in again when it is back.
// rules: P4.06, X31.56
import type { signOut } from '@constancia/contract/session.ts';
import { call } from '../../platform/api-client.ts';
import { dropLocalValue, keepLocalValue, readLocalValue } from '../../platform/device/local-values.ts';

const KEY = 'constancia.signing-out';
/** Milliseconds that the server has to confirm. */
const LIMIT = 15_000;

/** Before the page is left: whatever happens to the request, it is repeated by the next page. */
export function rememberToSignOut(): void {
  keepLocalValue(KEY, true);
}

export function isToSignOut(): boolean {
  return readLocalValue(KEY) === true;
}

/** Returns where the person signs out at the identity provider; null without one. Throws when it is not confirmed. */
export async function signOutOnServer(): Promise<string | null> {
  const request = { method: 'DELETE', path: '/api/session', limit: LIMIT } as const;
  const { signOutUrl } = await call<typeof signOut>(request);
  signedOutOrIn();
  return signOutUrl ?? null;
}

/** Nothing is left to be done: the server has confirmed it, or somebody signed in since. */
export function signedOutOrIn(): void {
  dropLocalValue(KEY);
}
