// Password hashes with argon2id. An account that does not exist causes the same work.
import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommended setting: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

let unknownAccountHash: Promise<string> | null = null;

/**
 * Checks a password. Without a stored hash it does the same work with a throw-away hash and returns false.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('an account that does not exist');
  const fits = await verify(stored ?? (await unknownAccountHash), password);
  return stored !== null && fits;
}
