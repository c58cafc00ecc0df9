// Passwords: argon2id, with the same work for an account that does not exist.
import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommended setting: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

let unknownAccountHash: Promise<string> | null = null;

/** Checks a password. Without a stored hash the same work is done against a throw-away one, and the answer is no. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('an account that does not exist');
  const fits = await verify(stored ?? (await unknownAccountHash), password);
  return stored !== null && fits;
}
