// Whether this browser belongs to nobody: one at a counter, or a tablet for the public. It keeps nothing of what people
// write or who they are, so that the next person finds nothing. Whoever sets it up says so once, in their account.
// rules: X37.74
import { dropLocalValue, keepLocalValue, readLocalValue } from './local-values.ts';

export const SHARED_KEY = 'constancia.shared-device';

export function isSharedDevice(): boolean {
  return readLocalValue(SHARED_KEY) === true;
}

/** False when the browser refuses to remember it. */
export function setSharedDevice(shared: boolean): boolean {
  if (shared) return keepLocalValue(SHARED_KEY, true);
  dropLocalValue(SHARED_KEY);
  return true;
}

/** A value that somebody else should not find here. False when it is not kept. */
export function keepPersonalValue(key: string, value: unknown): boolean {
  return !isSharedDevice() && keepLocalValue(key, value);
}
