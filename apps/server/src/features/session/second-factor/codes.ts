// The codes of the application by RFC 6238, six digits for 30 seconds, and the recovery codes.
// rules: X34.01, X34.04
import { createHash, randomInt } from 'node:crypto';
import { inGroups, RECOVERY_CODE_ALPHABET } from '@constancia/domain/users/second-factor.ts';
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const SECRET_BYTES = 20;
/** A code of the period before and of the one after are taken: clocks differ, and people type slowly. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** 120 bits: from 112 on a plain hash keeps them, since nobody can try them all (OWASP ASVS 5.0.0, 6.5.2). */
const RECOVERY_CODE_LENGTH = 24;

/** Name under which the application lists its codes, and devices their passkeys. */
export const ISSUER = 'Constancia';

/** In base 32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the picture for the application says. */
export function urlOf(secret: string, label: string): string {
  return new TOTP({ issuer: ISSUER, label, secret, period: PERIOD }).toString();
}

/** The period that the code belongs to; null for a wrong one. */
export function counterOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret, period: PERIOD });
  const off = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return off === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + off;
}

export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

interface RecoveryCodes {
  /** For their owner, once. */
  readonly shown: readonly string[];
  readonly hashes: readonly Buffer[];
}

export function newRecoveryCodes(): RecoveryCodes {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_CODE_LENGTH },
      () => RECOVERY_CODE_ALPHABET[randomInt(RECOVERY_CODE_ALPHABET.length)],
    ).join(''),
  );
  return { shown: codes.map(inGroups), hashes: codes.map(hashRecoveryCode) };
}
