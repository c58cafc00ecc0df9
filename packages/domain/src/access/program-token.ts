// How long the token of a program lives, and how it stands today.
// rules: X38.01, X38.03

/** Tokens of one municipality that can be used. */
export const PROGRAMS_MAX = 100;
/** Tokens that cannot be used any more and still stand in the list; older ones go when another token is made. */
export const ENDED_PROGRAMS_MAX = 100;
/** Characters of the name. */
export const PROGRAM_NAME_MAX = 80;
/** Networks that one token may be used from. */
export const PROGRAM_NETWORKS_MAX = 20;
/** Days from today within which a token is said to expire soon. */
export const EXPIRES_SOON_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

export const PROGRAM_STATES = ['valid', 'expires-soon', 'expired', 'revoked', 'owner-disabled'] as const;
export type ProgramState = (typeof PROGRAM_STATES)[number];

interface TokenLife {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** False when the account was deactivated or deleted. */
  readonly ownerActive: boolean;
}

/** What ends a token for good is said before what may change. */
export function programState({ expiresAt, revokedAt, ownerActive }: TokenLife, now: Date): ProgramState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  if (!ownerActive) return 'owner-disabled';
  return expiresAt.getTime() - now.getTime() <= EXPIRES_SOON_DAYS * DAY_MS ? 'expires-soon' : 'valid';
}

/** The last day that may be chosen: today in a year. Days are written YYYY-MM-DD. */
export function latestExpiry(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  // The 29th of February becomes the 28th.
  const lastOfMonth = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + 1, month - 1, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

export const mayExpire = (day: string, today: string): boolean => day >= today && day <= latestExpiry(today);
