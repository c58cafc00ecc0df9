// Ids of documents and secret tokens, from the operating system's random source.
// rules: W1
import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * 20 characters of 0-9A-Za-z: 119 bits. Bytes from 248 on are dropped, so that every character is equally
 * likely.
 */
export function newEntityId(): string {
  let id = '';
  while (id.length < 20) {
    for (const byte of randomBytes(32)) {
      if (byte < 248 && id.length < 20) id += ALPHABET[byte % 62];
    }
  }
  return id;
}

/** The id that always follows from these bytes, at least 20 of them. */
export function entityIdOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 20), (byte) => ALPHABET[byte % 62]).join('');
}

/** 256 bits, for cookies. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}
