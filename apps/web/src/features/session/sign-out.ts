// Signs out on the server. Until the server has confirmed it, the device remembers that it is still to be done, so that a
// person who left without a connection is not signed in again when it is back. The browser's database has it too, because
// local storage is late on the disk.
// rules: P4.06, X31.56, X39.90
import type { signOut } from '@constancia/contract/session.ts';
import { call } from '../../platform/api-client.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import { dropForGood, wasDropped } from '../../platform/device/deletion-marks.ts';
import { readRecord, removeRecord, writeOfNobody } from '../../platform/device/device-database.ts';
import { keepLocalValue, readLocalValue } from '../../platform/device/local-values.ts';
import { isSharedDevice } from '../../platform/device/shared-device.ts';

const KEY = 'constancia.signing-out';
/** Among the marks: since when, in epoch milliseconds. */
const ASKED = `${KEY}.asked`;
/** Milliseconds that the server has to confirm. */
const LIMIT = 15_000;

export interface Leaving {
  /** Id of the account; null where it is not known. */
  readonly person: string | null;
}

/** Before the page is left: whatever happens to it, the next page deletes what is left and repeats the request. */
export function rememberToSignOut(person: string | null): void {
  const savedAt = epochMilliseconds();
  keepLocalValue(KEY, { savedAt, person: isSharedDevice() ? null : person });
  void writeOfNobody('marks', ASKED, savedAt);
}

/** Who is still to be signed out; null when nobody is. */
export async function stillToSignOut(): Promise<Leaving | null> {
  const local = readLocalValue(KEY) as (Partial<Leaving> & { readonly savedAt?: number }) | null;
  const noted = await readRecord('marks', ASKED);
  // The newer one: the other may be of a sign-out that is long done.
  const asked = Math.max(local?.savedAt ?? 0, typeof noted === 'number' ? noted : 0);
  if (asked === 0 || (await wasDropped(KEY, asked))) return null;
  return { person: local?.savedAt === asked ? (local.person ?? null) : null };
}

/** Returns where the person signs out at the identity provider; null without one. Throws when it is not confirmed. */
export async function signOutOnServer(): Promise<string | null> {
  const request = { method: 'DELETE', path: '/api/session', limit: LIMIT } as const;
  const { signOutUrl } = await call<typeof signOut>(request);
  await signedOutOrIn();
  return signOutUrl ?? null;
}

/** Nothing is left to be done: the server has confirmed it, or somebody signed in since. */
export async function signedOutOrIn(): Promise<void> {
  await Promise.all([dropForGood(KEY), removeRecord('marks', ASKED)]);
}
