// How the token of a program is written: a beginning that people and secret scanners recognise, 256 random bits, and
// a check sum with which a mistyped one is known without asking the database.
// rules: X38.02
import { crc32 } from 'node:zlib';
import { newSecretToken } from '../../../platform/ids.ts';

const BEGINNING = 'cst_';
/** Base64url of 32 bytes, and of the four of the check sum. */
const WRITTEN = /^cst_[0-9A-Za-z_-]{43}[0-9A-Za-z_-]{6}$/;
const SUM_LENGTH = 6;
/** Characters after the beginning that are stored and shown: they open nothing. */
const SHOWN = 4;

function sumOf(secret: string): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(secret));
  return sum.toString('base64url');
}

export function newProgramToken(): string {
  const secret = newSecretToken();
  return `${BEGINNING}${secret}${sumOf(secret)}`;
}

export function isProgramToken(given: string): boolean {
  return (
    WRITTEN.test(given) && sumOf(given.slice(BEGINNING.length, -SUM_LENGTH)) === given.slice(-SUM_LENGTH)
  );
}

/** The characters by which people recognise a token in the list. */
export function shownBeginning(token: string): string {
  return token.slice(0, BEGINNING.length + SHOWN);
}
