// Encrypts what a person takes along into the field. The key lies in the browser's database, which does not hand it out, and
// is deleted when the session ends: what is left of the rest then, e.g. in a copy of the phone's memory, cannot be read. It
// protects from nobody who uses the browser while the session lasts, nor from who copies the browser's whole profile by then.
// rules: X39.37
import { readRecord, writeRecord } from './device-database.ts';

/** AES-GCM wants another one for each text. */
const NONCE_BYTES = 12;
const CIPHER = 'AES-GCM';

export interface Sealed {
  /** Null where the browser encrypts nothing, e.g. on a page without https. */
  readonly nonce: Uint8Array<ArrayBuffer> | null;
  readonly content: ArrayBuffer;
}

const isKey = (record: unknown): record is CryptoKey =>
  'CryptoKey' in globalThis && record instanceof CryptoKey;

/** Without https the browser has no cryptography. */
export function mayEncrypt(): boolean {
  return 'subtle' in crypto;
}

async function makeKey(person: string): Promise<CryptoKey | null> {
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  return (await writeRecord('keys', person, made)) ? made : null;
}

async function keyOf(person: string): Promise<CryptoKey | null> {
  const kept = await readRecord('keys', person);
  return isKey(kept) ? kept : null;
}

/** Null when the device keeps nothing. */
export async function seal(person: string, value: unknown): Promise<Sealed | null> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  if (!mayEncrypt()) return { nonce: null, content: text.buffer };
  const key = (await keyOf(person)) ?? (await makeKey(person));
  if (!key) return null;
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return { nonce, content: await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, key, text) };
}

/** Null when its key is gone, or it was changed. */
export async function unseal(person: string, { nonce, content }: Sealed): Promise<unknown> {
  try {
    const key = nonce && (await keyOf(person));
    if (nonce && !key) return null;
    const text =
      nonce && key ? await crypto.subtle.decrypt({ name: CIPHER, iv: nonce }, key, content) : content;
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}
