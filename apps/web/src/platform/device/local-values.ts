// Small values in local storage, which are read and written without waiting. A browser that refuses it has none, and goes on.
// rules: A4.01, X31.47, X37.74
import { isSharedDevice } from './shared-device.ts';

/** Null when there is none, or what is there cannot be read. */
export function readLocalValue(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False when the browser refuses it or has no room. */
export function keepLocalValue(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A value that somebody else should not find here. False when it is not kept. */
export function keepPersonalValue(key: string, value: unknown): boolean {
  return !isSharedDevice() && keepLocalValue(key, value);
}

export function dropLocalValue(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is none.
  }
}

export function localKeysFrom(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
